import { useEffect } from 'react';

/** Uses the light theme for printing. */
export const useLightPrint = () => {
  useEffect(() => {
    const root = document.documentElement;
    const printing = window.matchMedia('print');
    let wasDark = false;
    const follow = () => {
      if (printing.matches) {
        wasDark = root.classList.contains('dark');
        if (wasDark) root.classList.replace('dark', 'light');
        return;
      }
      if (wasDark) root.classList.replace('light', 'dark');
      wasDark = false;
    };
    printing.addEventListener('change', follow);
    return () => printing.removeEventListener('change', follow);
  }, []);
};
