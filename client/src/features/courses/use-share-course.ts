import { useLocation } from 'react-router-dom';
import { copyText } from '../../clipboard.ts';
import { notify } from '../../components/feedback/notify.ts';
import { useOrigin } from '../../components/layout/origin.ts';

/** Shares the address, or copies it if the browser cannot share. */
export const useShareCourse = (name: string) => {
  const url = `${useOrigin()}${useLocation().pathname}`;
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
