import { lazy, Suspense } from 'react';
import { Opening } from '../feedback/opening.tsx';
import type { DialogFrameProps } from '../dialogs/dialog-frame.tsx';

const load = () => import('../dialogs/guarded-dialog.tsx');

const GuardedDialog = lazy(async () => ({ default: (await load()).GuardedDialog }));

/** A record in a dialog, loaded on first use. */
export const DetailDialog = (props: DialogFrameProps) => (
  <Suspense fallback={props.isOpen && <Opening />}>
    <GuardedDialog {...props} />
  </Suspense>
);
