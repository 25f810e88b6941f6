/*
 * After a deploy the chunks that an open tab asks for are gone. Reloading the page brings the new ones; where that
 * does not help, the error is another one and has to be seen.
 */

const STORAGE_KEY = 'reloadedAt';
const RELOAD_INTERVAL_MS = 60_000;

let isMissing = false;

export const watchForMissingChunks = () =>
  addEventListener('vite:preloadError', () => {
    isMissing = true;
  });

/** A part of the app could not be fetched. */
export const isChunkMissing = () => isMissing;

/** The page could not be fetched because the network is down. */
export const isPageOffline = () => isMissing && !navigator.onLine;

export const isBuildStale = () =>
  isMissing &&
  navigator.onLine &&
  Date.now() - Number(sessionStorage.getItem(STORAGE_KEY)) > RELOAD_INTERVAL_MS;

const RETRY_MS = 5_000;

/** Whether the server answers for each file of the page, with the file or that it is gone. */
const isCodeAnswered = async () => {
  const files = document.querySelector<HTMLMetaElement>('meta[name=page-code]')?.content.split(' ') ?? [];
  const signal = AbortSignal.timeout(RETRY_MS);
  return Promise.all(files.map((file) => fetch(file, { signal }))).then(
    () => true,
    () => false,
  );
};

/** Whether loading the page again helps: not where the network fails. */
export const isReloadUseful = async () => isBuildStale() && (await isCodeAnswered());

export const reload = () => {
  sessionStorage.setItem(STORAGE_KEY, String(Date.now()));
  location.reload();
};

/** Retries a chunk when the network is back. Returns a stop function. */
export const reloadWhenOnline = () => {
  if (!isPageOffline()) return;
  addEventListener('online', reload, { once: true });
  return () => removeEventListener('online', reload);
};
