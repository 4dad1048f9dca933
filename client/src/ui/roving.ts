/**
 * A list that is one stop of the Tab key: arrows, Home and End move the focus within it.
 * The list's markup names its stops by `data-stop`.
 */

import { roved } from '../keyboard';

export function roving(list: HTMLElement): () => void {
  let current: HTMLElement | undefined;

  const stops = () => [...list.querySelectorAll<HTMLElement>('[data-stop]')];

  /** Leaves exactly one stop within reach of Tab: the current one while it is there. */
  function settle() {
    const all = stops();
    if (current === undefined || !all.includes(current)) current = all[0];
    for (const former of list.querySelectorAll('[tabindex]:not([data-stop])')) {
      former.removeAttribute('tabindex');
    }
    for (const stop of all) stop.tabIndex = stop === current ? 0 : -1;
  }

  function onfocusin({ target }: FocusEvent) {
    current = stops().find((stop) => stop === target) ?? current;
    settle();
  }

  function onkeydown(event: KeyboardEvent) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const all = stops();
    const from = all.findIndex((stop) => stop === event.target);
    const to = from < 0 ? null : roved(event.key, from, all.length);
    if (to === null) return;
    event.preventDefault();
    all[to]?.focus();
  }

  /** A stop is for keys: a press of the mouse leaves the focus in the hand. */
  const onmousedown = (event: MouseEvent) => event.preventDefault();

  const observer = new MutationObserver(settle);
  observer.observe(list, { childList: true, subtree: true, attributeFilter: ['data-stop'] });
  list.addEventListener('focusin', onfocusin);
  list.addEventListener('keydown', onkeydown);
  list.addEventListener('mousedown', onmousedown);
  settle();
  return () => {
    observer.disconnect();
    list.removeEventListener('focusin', onfocusin);
    list.removeEventListener('keydown', onkeydown);
    list.removeEventListener('mousedown', onmousedown);
  };
}
