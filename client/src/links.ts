/** The key that React Router gives to the entry that the tab was loaded with. */
export const FIRST_ENTRY = 'default';

const INTENTS = ['pointerover', 'focusin', 'touchstart'];

/** Notifies of the address that a user is about to open: its link is under the pointer, focused or touched. */
export const watchIntent = (onIntent: (path: string) => void) => {
  const prefetchTarget = ({ target }: Event) => {
    const link = target instanceof Element ? target.closest('a') : null;
    if (link && link.origin === window.location.origin) onIntent(link.pathname);
  };
  INTENTS.forEach((type) => document.addEventListener(type, prefetchTarget, { passive: true }));
};

const IDLE_MS = { most: 3_000, withoutCallback: 1_000, whileAtWork: 500 } as const;

/** What somebody waits for: the effect of a button, a dialog that opens, a page that loads. */
const AT_WORK = 'button[aria-busy=true], [role=status][aria-busy=true], [data-busy=true]';

/**
 * After the page is complete, when the browser has nothing else to do and nobody waits for anything; in a browser that is
 * never idle, after 3 seconds. Returns a function that cancels it.
 */
export const whenIdle = (run: () => void) => {
  let isCancelled = false;
  const runLater = () => {
    if (isCancelled) return;
    if (document.querySelector(AT_WORK)) setTimeout(schedule, IDLE_MS.whileAtWork);
    else run();
  };
  const schedule = () =>
    window.requestIdleCallback
      ? window.requestIdleCallback(runLater, { timeout: IDLE_MS.most })
      : setTimeout(runLater, IDLE_MS.withoutCallback);
  if (document.readyState === 'complete') schedule();
  else window.addEventListener('load', schedule, { once: true });
  return () => {
    isCancelled = true;
  };
};
