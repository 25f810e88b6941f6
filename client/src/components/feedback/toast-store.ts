import { createToaster } from '@chakra-ui/react/toast';

const PHONE = '(max-width: 47.9975em)';

const isPhone = typeof window !== 'undefined' && window.matchMedia(PHONE).matches;

/** Below what is read, neither heading nor price is covered; toasts.tsx says how far above the edge. */
export const toaster = createToaster({
  placement: isPhone ? 'bottom' : 'bottom-end',
  offsets: { left: '1rem', right: '1rem', top: '1rem', bottom: 'var(--toasts-bottom)' },
  pauseOnPageIdle: true,
  max: 4,
  duration: 6000,
});

export type Tone = 'success' | 'error' | 'info';

/** The toast of each sentence that is shown; a toast that goes cannot be shown again, so each gets an id of its own. */
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

export const showToast = (tone: Tone, title: string) => {
  // Whatever is said next answers a new attempt: the errors before it are out of date, and so is what was said in the same tone.
  drop((other, otherTitle) => otherTitle !== title && (other === 'error' || other === tone));
  const known = shown.get(title);
  const toast = { type: tone, title, closable: true };
  if (known) {
    toaster.update(known, toast);
    return;
  }
  count += 1;
  const id = `toast-${count}`;
  shown.set(title, id);
  toaster.create({ ...toast, id });
};

export const dropNews = () => drop((tone) => tone !== 'error');
