import { createToaster } from '@chakra-ui/react/toast';

export const toaster = createToaster({
  placement: 'top-end',
  offsets: { top: '5.25rem', right: '1rem', bottom: '1rem', left: '1rem' },
  pauseOnPageIdle: true,
  max: 4,
  duration: 6000,
});

type Tone = 'success' | 'error' | 'info';

/** The sentence is the identity of its toast: saying it twice shows it once, with its time begun anew. */
const say = (tone: Tone) => (title: string) => {
  const toast = { id: title, type: tone, title, closable: true };
  if (toaster.isVisible(title)) toaster.update(title, toast);
  else toaster.create(toast);
};

export const notify = { success: say('success'), error: say('error'), info: say('info') };
