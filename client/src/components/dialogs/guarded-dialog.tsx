import { LeaveScope } from '../records/leave-scope.tsx';
import { useLeave } from '../records/unsaved-changes.ts';
import { useBackCloses } from './use-back-closes.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

const GuardedFrame = ({ onClose, ...frame }: DialogFrameProps) => {
  const leave = useLeave();
  const close = () => leave(onClose);
  useBackCloses(frame.isOpen, close);
  return <DialogFrame {...frame} onClose={close} />;
};

/** A record or a form in a dialog. A form with changes asks before it closes. */
export const GuardedDialog = (props: DialogFrameProps) => (
  <LeaveScope>
    <GuardedFrame {...props} />
  </LeaveScope>
);
