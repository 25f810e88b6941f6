import { useEffect } from 'react';
import { notify } from './notify.ts';

/** Shows a toast for each failed read of a page, and closes it when the page reads again. */
export const useFailureToast = (error: unknown, text: string | undefined) => {
  useEffect(() => {
    if (!text) return;
    if (error) notify.error(text);
    else notify.close(text);
  }, [error, text]);
};
