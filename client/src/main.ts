import './styles/tokens.css';
import './styles/base.css';
import './styles/forced.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { followSettings, followTable, store } from './app';
import { connectPage } from './connection';

followSettings();
followTable();

const target = document.getElementById('app');
if (target === null) throw new Error('the page has no #app');
// In a task of its own: a slow phone has taken long enough over reading the program.
setTimeout(() => mount(App, { target }));

/** Where no server is found, what is known of the table is fetched, and drawn. */
const showKept = () => import('./kept').then((kept) => kept.showKept());

function connect(): void {
  store.use(
    connectPage({
      message: (message) => store.receive(message),
      line(up) {
        store.line(up);
        if (!up && store.now.welcome === null) void showKept();
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
