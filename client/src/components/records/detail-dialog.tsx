import { lazy, Suspense } from 'react';
import { Opening } from '../feedback/opening.tsx';
import type { DialogFrameProps } from './dialog-frame.tsx';

const load = () => import('./detail-window.tsx');

const DetailWindow = lazy(async () => ({ default: (await load()).DetailWindow }));

/** A record in a dialog, loaded on first use. */
export const DetailDialog = (props: DialogFrameProps) => (
  <Suspense fallback={props.isOpen && <Opening />}>
    <DetailWindow {...props} />
  </Suspense>
);
