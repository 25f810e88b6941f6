import { lazy, Suspense } from 'react';
import type { DetailWindowProps } from './detail-window.tsx';

const load = () => import('./detail-window.tsx');

const DetailWindow = lazy(async () => ({ default: (await load()).DetailWindow }));

/** A record in full, in a dialog whose code comes with the first one. */
export const DetailDialog = (props: DetailWindowProps) => (
  <Suspense fallback={null}>
    <DetailWindow {...props} />
  </Suspense>
);
