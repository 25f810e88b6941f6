import { Global } from '@emotion/react';
import { useLightPrint } from './use-light-print.ts';

type PaperProps = {
  /** As in `@page`: margins and, where it matters, the size. */
  margin: string;
  size?: string;
};

/** How a page looks on paper: light, whatever the screen shows. */
export const Paper = ({ margin, size = 'auto' }: PaperProps) => {
  useLightPrint();
  return (
    <Global
      styles={{
        '@page': { margin, size },
        '@media print': { html: { background: '#fff !important', colorScheme: 'light !important' } },
      }}
    />
  );
};
