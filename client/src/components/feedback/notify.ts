import { createToaster } from '@chakra-ui/react/toast';

export const toaster = createToaster({
  placement: 'top-end',
  offsets: { top: '5.25rem', right: '1rem', bottom: '1rem', left: '1rem' },
  pauseOnPageIdle: true,
  max: 4,
  duration: 6000,
});

type Tone = 'success' | 'error' | 'info';

/** Whatever is said next answers a new attempt: the errors before it are out of date. */
const dropErrors = (exceptTitle: string) => {
  for (const { id, type } of toaster.getVisibleToasts()) {
    if (type === 'error' && id !== exceptTitle) toaster.dismiss(id);
  }
};

/** The sentence is the identity of its toast: saying it twice shows it once, with its time begun anew. */
const show = (tone: Tone, title: string) => {
  dropErrors(title);
  const toast = { id: title, type: tone, title, closable: true };
  if (toaster.isVisible(title)) toaster.update(title, toast);
  else toaster.create(toast);
};

/** Later than the caller: the toaster renders at once, which React refuses within an effect. */
const say = (tone: Tone) => (title: string) => queueMicrotask(() => show(tone, title));

export const notify = { success: say('success'), error: say('error'), info: say('info') };
