/** What is fetched when nobody waits: one piece, so that what it shares stays in the first view. */

export { default as AccountDialog } from './account/AccountDialog.svelte';
export { default as HowTo } from './help/HowTo.svelte';
export { default as Coach } from './learn/Coach.svelte';
export { default as Learn } from './learn/Learn.svelte';
export { default as Ways } from './learn/Ways.svelte';
export { default as ChooseDialog } from './lobby/ChooseDialog.svelte';
export { default as DeviceDialog } from './lobby/DeviceDialog.svelte';
export { default as Naming } from './lobby/Naming.svelte';
export { default as SettingsDialog } from './lobby/SettingsDialog.svelte';
export { default as TablesPage } from './lobby/TablesPage.svelte';
export { default as Gathering } from './people/Gathering.svelte';
export { default as Best } from './players/Best.svelte';
export { default as KeptReplay } from './players/KeptReplay.svelte';
export { default as MyGames } from './players/MyGames.svelte';
export { default as Profile } from './players/Profile.svelte';
export { default as AdviceSheet } from './table/AdviceSheet.svelte';
export { default as HandOver } from './table/HandOver.svelte';
export { default as KeysHelp } from './table/KeysHelp.svelte';
export { default as RulesSheet } from './table/RulesSheet.svelte';
