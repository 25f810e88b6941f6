import type { Browser } from 'playwright-core';
import { TOKEN_STORAGE_KEY } from '../domain/academy.ts';

const MEGABIT_BYTES = 1_000_000 / 8;
const NETWORK = {
  offline: false,
  latency: 150,
  downloadThroughput: 1.6 * MEGABIT_BYTES,
  uploadThroughput: 0.75 * MEGABIT_BYTES,
};
const SLOWER_PROCESSOR = 4;
const PHONE = { width: 360, height: 740 };

/** What a page is opened for: an element with this text. Skeletons have neither. */
export type Content = { selector: string; text?: string };

/** A button that is pressed as soon as it is there and not disabled, and what its effect is. */
export type Press = { button: Content; effect: Content; fields?: Record<string, string> };

/** Runs in the page before its own scripts. */
const observePage = ({ content, press }: { content: Content; press: Press | undefined }) => {
  const seen = { content: 0, cls: 0, interaction: 0, effect: 0 };
  Object.assign(window, { seen });
  const find = ({ selector, text = '' }: Content) =>
    [...document.querySelectorAll<HTMLElement>(selector)].find(
      (element) => element.textContent.includes(text) && element.getClientRects().length > 0,
    );
  const whenThere = (wanted: Content, run: (element: HTMLElement) => void) => {
    const element = find(wanted);
    if (element && !element.matches(':disabled')) run(element);
    else setTimeout(() => whenThere(wanted, run), 50);
  };
  // After the next frame it has been painted.
  const whenPainted = (run: () => void) => requestAnimationFrame(() => setTimeout(run));
  const fill = ([name, value]: [string, string]) => {
    const field = document.querySelector<HTMLInputElement>(`[name=${name}]`);
    if (!field) throw new Error(`No field ${name}`);
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  requestAnimationFrame(() => {
    whenThere(content, () => whenPainted(() => (seen.content = performance.now())));
    if (!press) return;
    whenThere(press.button, (button) =>
      whenPainted(() => {
        Object.entries(press.fields ?? {}).forEach(fill);
        button.click();
        whenThere(press.effect, () => whenPainted(() => (seen.effect = performance.now())));
      }),
    );
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) seen.cls += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[])
      if (entry.interactionId > 0) seen.interaction = Math.max(seen.interaction, entry.duration);
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
};

export type Seen = { content: number; cls: number; interaction: number; effect: number };

export const readSeen = () => (window as unknown as { seen: Seen }).seen;

export type Device = 'this machine' | 'slow phone';

type Opening = { content: Content; press?: Press | undefined; token: string | null; device?: Device };

/** A page of a new browser context. */
export const openPage = async (
  browser: Browser,
  { content, press, token, device = 'slow phone' }: Opening,
) => {
  const context = await browser.newContext({ viewport: PHONE, locale: 'es-AR' });
  // tsx names inner functions by a helper that the page does not have.
  await context.addInitScript('globalThis.__name ??= (value) => value');
  if (token !== null)
    await context.addInitScript(
      ([key, value]) => {
        if (location.protocol === 'http:') localStorage.setItem(key, value);
      },
      [TOKEN_STORAGE_KEY, token] as const,
    );
  await context.addInitScript(observePage, { content, press });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  if (device === 'slow phone') {
    await session.send('Network.emulateNetworkConditions', NETWORK);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER_PROCESSOR });
  }
  return { page, session, close: () => context.close() };
};
