// The page of the day without a network. The build fills in its name and its files (client/build/day-worker.ts).
const CACHE = 'range-day-BUILD';
const PAGE = 'PAGE_PATH';
const FILES = ['FILE_PATHS'];
/** A network that takes longer is none. */
const LIMIT_MS = 2000;

const deleteOthers = async () => {
  for (const name of await caches.keys()) {
    if (name.startsWith('range-day-') && name !== CACHE) await caches.delete(name);
  }
};

const stored = (path) => caches.match(path, { cacheName: CACHE });

/** The document has no data of anybody: it is the same for all. */
const page = async (request) => {
  try {
    const response = await fetch(request, { signal: AbortSignal.timeout(LIMIT_MS) });
    if (response.status < 500) return response;
    return (await stored(PAGE)) ?? response;
  } catch (error) {
    const response = await stored(PAGE);
    if (!response) throw error;
    return response;
  }
};

const file = async (request, path) => (await stored(path)) ?? fetch(request);

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll([PAGE, ...FILES])));
});

self.addEventListener('activate', (event) => event.waitUntil(deleteOthers()));

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== location.origin) return;
  if (request.mode === 'navigate') {
    if (pathname === PAGE) event.respondWith(page(request));
  } else if (FILES.includes(pathname)) event.respondWith(file(request, pathname));
});
