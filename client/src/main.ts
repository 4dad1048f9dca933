import './styles/tokens.css';
import './styles/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followSettings, followTable, keptTable, store } from './app';
import { connectPage, serverAnswers } from './connection';

followSettings();
followTable();

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
mount(App, { target });

/** Without a server the last table of this device is shown; never where a server is there. */
async function showKept(): Promise<void> {
  const isFirst = () => store.now.welcome === null && store.now.update === null;
  const kept = isFirst() ? keptTable.read() : null;
  if (kept === null || (await serverAnswers()) || !isFirst()) return;
  store.showStill(kept.update, { kind: 'kept', at: kept.at });
}

function connect(): void {
  store.use(
    connectPage({
      message: (message) => store.receive(message),
      line(up) {
        store.line(up);
        if (!up) void showKept();
      },
      ask: () => store.sync(),
    }),
  );
}

/** Tables drawn by hand, to look at layouts without a server; never in a built page. */
const mock = import.meta.env.DEV ? new URLSearchParams(location.search).get('mock') : null;
if (mock !== null) {
  void import('./mock/mock').then(({ startMock }) => startMock(store, mock));
} else if (location.pathname.startsWith('/p/')) {
  void import('./shared').then(({ openShared }) => openShared(store, connect));
} else {
  connect();
}
