/*
 * The service worker: the page opens without its server. It keeps the files of one build and
 * of the languages in use. It never keeps what the server says of a table.
 */
const BUILD = __BUILD__;
const FILES = __FILES__;
const LANGUAGES = __LANGUAGES__;

const PREFIX = 'kozyr-';
const CACHE = PREFIX + BUILD;
const PAGE = '/index.html';
const ASSETS = '/assets/';

/** A server that has not answered after this long is taken to be away. */
const PATIENCE_MS = 4000;

const ours = async () => (await caches.keys()).filter((name) => name.startsWith(PREFIX));

/** Names that tell the content are taken from wherever they are; the others asked for anew. */
const request = (name) =>
  new Request(`/${name}`, { cache: `/${name}`.startsWith(ASSETS) ? 'default' : 'no-cache' });

async function keep(names) {
  const cache = await caches.open(CACHE);
  await cache.addAll(names.map(request));
}

/** The languages that were kept with the builds before this one. */
async function languagesInUse() {
  const builds = await Promise.all((await ours()).map((name) => caches.open(name)));
  const kept = (await Promise.all(builds.map((build) => build.keys()))).flat();
  const found = kept.map(({ url }) => /\/assets\/([a-z]+)-first-/.exec(url)?.[1]);
  return [...new Set(found)].filter((language) => language in LANGUAGES);
}

async function install() {
  const languages = await languagesInUse();
  await keep([...FILES, ...languages.flatMap((language) => LANGUAGES[language])]);
}

/** Keeps the build before too: a page of it may still be open, in the middle of a game. */
async function activate() {
  const others = (await ours()).filter((name) => name !== CACHE);
  await Promise.all(others.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function findKept(what) {
  const own = await caches.open(CACHE);
  return (await own.match(what, { ignoreVary: true })) ?? caches.match(what, { ignoreVary: true });
}

async function asset(wanted) {
  const kept = await findKept(wanted);
  if (kept) return kept;
  const answer = await fetch(wanted);
  if (answer.ok) await (await caches.open(CACHE)).put(wanted, answer.clone());
  return answer;
}

/** From the server where it answers in time, else from what is kept. */
async function fresh(wanted, keptAs) {
  const answer = fetch(wanted);
  const late = new Promise((resolve) => setTimeout(resolve, PATIENCE_MS));
  try {
    const inTime = await Promise.race([answer, late]);
    if (inTime) return inTime;
  } catch {
    const kept = await findKept(keptAs);
    return kept ?? Response.error();
  }
  return (await findKept(keptAs)) ?? answer;
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));

self.addEventListener('message', (event) => {
  const { type, language } = event.data;
  if (type === 'apply') event.waitUntil(self.skipWaiting());
  if (type === 'language' && language in LANGUAGES) event.waitUntil(keep(LANGUAGES[language]));
});

self.addEventListener('fetch', (event) => {
  const wanted = event.request;
  const { origin, pathname } = new URL(wanted.url);
  if (wanted.method !== 'GET' || origin !== self.location.origin) return;
  if (wanted.mode === 'navigate') event.respondWith(fresh(wanted, PAGE));
  else if (pathname.startsWith(ASSETS)) event.respondWith(asset(wanted));
  else if (FILES.includes(pathname.slice(1))) event.respondWith(fresh(wanted, wanted));
});
