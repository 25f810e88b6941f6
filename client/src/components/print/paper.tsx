import { Global } from '@emotion/react';
import { useLightPrint } from './use-light-print.ts';

type PaperProps = {
  /** Declarations of `@page`. */
  margin: string;
  size?: string;
};

/** Print styles: light in both themes. */
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
