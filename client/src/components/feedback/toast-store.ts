import { createToaster } from '@chakra-ui/react/toast';

/** Positioned by use-free-position.ts. */
export const toaster = createToaster({
  placement: 'bottom-end',
  offsets: { left: '0px', right: 'var(--toasts-end)', top: '0px', bottom: 'var(--toasts-bottom)' },
  pauseOnPageIdle: true,
  max: 4,
  duration: 6000,
});

const { pause } = toaster;

/** Toasts do not pause under the pointer. They pause while the page is hidden or a toast has the focus. */
toaster.pause = (id) => {
  if (document.hidden || document.activeElement?.closest('[data-scope=toast]')) pause(id);
};

export type Tone = 'success' | 'error' | 'info';

/** The shown toast of each message. A closing toast cannot be shown again, so each has a new id. */
const shown = new Map<string, string>();
let count = 0;

const drop = (isStale: (tone: unknown, title: string) => boolean) => {
  for (const [title, id] of shown) {
    const toast = toaster.getVisibleToasts().find((visible) => visible.id === id);
    if (toast && !isStale(toast.type, title)) continue;
    if (toast) toaster.dismiss(id);
    shown.delete(title);
  }
};

/** A button in a toast, which is shown as long as the button works. */
export type ToastAction = { label: string; onClick: () => void; milliseconds: number };

export const showToast = (tone: Tone, title: string, action?: ToastAction) => {
  // A new toast closes earlier errors and toasts of its own type.
  drop((other, otherTitle) => otherTitle !== title && (other === 'error' || other === tone));
  const known = shown.get(title);
  const toast = {
    type: tone,
    title,
    closable: true,
    ...(action ? { action, duration: action.milliseconds } : {}),
  };
  if (known) {
    toaster.update(known, toast);
    return;
  }
  count += 1;
  const id = `toast-${count}`;
  shown.set(title, id);
  toaster.create({ ...toast, id });
};

export const dropToast = (title: string) => drop((_tone, shownTitle) => shownTitle === title);

export const dropNews = () => drop((tone) => tone !== 'error');
