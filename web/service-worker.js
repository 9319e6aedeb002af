/* The service worker: opens the page without the server, and shows notices of turns. The build puts `BUILD` before it
   (offline.js): a version and the files of this build.

   - Each version has a cache with all files of one build and its document.
   - The document comes from the server while that answers, else from the cache. File names contain a hash of the
     content, so a document always gets the files of its own build.
   - Nothing else is cached: no API response, no live connection, no invitation. */
/* global BUILD */

const START = 'tilewright-';
const CACHE = `${START}${BUILD.version}`;
/** Milliseconds that the server may take for the document, if there is a copy. */
const PATIENCE = 5000;

self.addEventListener('install', (event) => event.waitUntil(fill().then(() => self.skipWaiting())));
self.addEventListener('activate', (event) => event.waitUntil(tidy()));

async function fill() {
  const cache = await caches.open(CACHE);
  const fresh = (file) => new Request(file, { cache: file.startsWith('/assets/') ? 'default' : 'reload' });
  await cache.addAll(BUILD.files.map(fresh));
  const page = await (await cache.match('/', { ignoreVary: true })).text();
  if (page.includes(BUILD.entry)) return;
  await caches.delete(CACHE);
  throw new Error('The server has been updated meanwhile.'); // the browser tries again at the next visit
}

/** Keep this version and the one before: a page that is still open may need its files. */
async function tidy() {
  const older = (await caches.keys()).filter((name) => name.startsWith(START) && name !== CACHE);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === '/' || pathname === '/index.html' || pathname.startsWith('/join')) {
      event.respondWith(openPage(request));
    }
  } else if (pathname.startsWith('/assets/')) event.respondWith(fromCache(request));
  else if (BUILD.files.includes(pathname)) event.respondWith(fetch(request).catch(() => fromCache(request)));
});

async function fromCache(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}

async function openPage(request) {
  const kept = await caches.match('/', { cacheName: CACHE, ignoreVary: true });
  if (!kept) return fetch(request);
  const asked = fetch(request).then(
    (answer) => ([502, 503, 504].includes(answer.status) ? kept : answer),
    () => kept,
  );
  return Promise.race([asked, new Promise((resolve) => setTimeout(() => resolve(kept), PATIENCE))]);
}

self.addEventListener('push', (event) => {
  let title = 'Tilewright';
  try {
    title = event.data.json().title;
  } catch {
    // a push message without readable content: show the plain title
  }
  // One notice for any number of tables (the tag replaces the last one): the start page lists them.
  event.waitUntil(self.registration.showNotification(title, { tag: 'turn', icon: '/icon-192.png' }));
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(
    self.clients
      .matchAll({ type: 'window', includeUncontrolled: true })
      .then(([open]) => (open ? open.focus() : self.clients.openWindow('/'))),
  );
});
