import { copyText } from '../../clipboard.ts';
import { notify } from '../../components/feedback/notify.ts';

/** Hands the address of the page to another app, or to the clipboard where the browser cannot. */
export const useShareCourse = (name: string) => {
  const url = `${window.location.origin}${window.location.pathname}`;
  const copy = async () => {
    await copyText(url);
    notify.success('Enlace copiado');
  };
  return {
    share: () => {
      if (!navigator.share) return void copy().catch(() => undefined);
      // Whoever closes the window of the browser has changed their mind.
      void navigator.share({ title: name, url }).catch(() => undefined);
    },
  };
};
