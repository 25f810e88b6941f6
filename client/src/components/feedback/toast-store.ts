import { createToaster } from '@chakra-ui/react/toast';

const MAX_SHOWN = 4;
const MAX_SHOWN_ON_PHONE = 2;
const PHONE_PX = 480;

/** More would cover what is pressed next on a small screen. */
const mostShown = () => (globalThis.innerWidth < PHONE_PX ? MAX_SHOWN_ON_PHONE : MAX_SHOWN);

/** Positioned by use-free-position.ts. */
export const toaster = createToaster({
  placement: 'bottom-end',
  offsets: { left: '0px', right: 'var(--toasts-end)', top: '0px', bottom: 'var(--toasts-bottom)' },
  pauseOnPageIdle: true,
  max: MAX_SHOWN,
  duration: 6000,
});

const { pause } = toaster;

/** Toasts do not pause under the pointer. They pause while the page is hidden or a toast has the focus. */
toaster.pause = (id) => {
  if (document.hidden || document.activeElement?.closest('[data-scope=toast]')) pause(id);
};

export type Tone = 'success' | 'error' | 'info';

type Shown = { id: string; hasAction: boolean };

/** The shown toast of each message, oldest first. A closing toast cannot be shown again, so each has a new id. */
const shown = new Map<string, Shown>();
let count = 0;

const drop = (isStale: (toast: Shown & { tone: unknown; title: string }) => boolean) => {
  for (const [title, own] of shown) {
    const toast = toaster.getVisibleToasts().find(({ id }) => id === own.id);
    if (toast && !isStale({ ...own, tone: toast.type, title })) continue;
    if (toast) toaster.dismiss(own.id);
    shown.delete(title);
  }
};

/** A button in a toast, which is shown as long as the button works. */
export type ToastAction = { label: string; onClick: () => void; milliseconds: number };

/** What to do about an error. A toast with a link is shown until it is closed. */
export type NextStep = { detail?: string; link?: { label: string; to: string } };

export const showToast = (
  tone: Tone,
  title: string,
  { action, detail, link }: NextStep & { action?: ToastAction } = {},
) => {
  // A new toast closes earlier errors and toasts of its own type, unless they have a button.
  drop(
    (other) => other.title !== title && !other.hasAction && (other.tone === 'error' || other.tone === tone),
  );
  const known = shown.get(title);
  const toast = {
    type: tone,
    title,
    closable: true,
    description: detail,
    meta: { link },
    ...(link ? { duration: Infinity } : {}),
    ...(action ? { action, duration: action.milliseconds } : {}),
  };
  if (known) {
    toaster.update(known.id, toast);
    return;
  }
  // Otherwise it would wait until another one closes.
  const [oldest] = shown.values();
  if (oldest && shown.size >= mostShown()) drop(({ id }) => id === oldest.id);
  count += 1;
  const id = `toast-${count}`;
  shown.set(title, { id, hasAction: action !== undefined });
  toaster.create({ ...toast, id });
};

export const dropToast = (title: string) => drop((toast) => toast.title === title);

export const dropNews = () => drop(({ tone, hasAction }) => tone !== 'error' && !hasAction);
