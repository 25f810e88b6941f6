import { copyText } from '../../clipboard.ts';
import { notify } from '../../components/feedback/notify.ts';

/** Shares the address, or copies it if the browser cannot share. */
export const useShareCourse = (name: string) => {
  const url = `${window.location.origin}${window.location.pathname}`;
  const copy = async () => {
    await copyText(url);
    notify.success('Enlace copiado');
  };
  return {
    url,
    share: () => {
      if (!navigator.share) return void copy().catch(() => undefined);
      // The user closed the share dialog.
      void navigator.share({ title: name, url }).catch(() => undefined);
    },
  };
};
