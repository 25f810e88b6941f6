import { createToaster } from '@chakra-ui/react/toast';

/** use-free-place.ts says where they are shown. */
export const toaster = createToaster({
  placement: 'bottom-end',
  offsets: { left: '0px', right: 'var(--toasts-end)', top: '0px', bottom: 'var(--toasts-bottom)' },
  pauseOnPageIdle: true,
  max: 4,
  duration: 6000,
});

const { pause } = toaster;

/** They leave on time also below a pointer that happens to be there; not while nobody sees the page, nor with the focus on them. */
toaster.pause = (id) => {
  if (document.hidden || document.activeElement?.closest('[data-scope=toast]')) pause(id);
};

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
