import { LeaveScope } from '../fields/leave-scope.tsx';
import { useLeave } from '../fields/unsaved-changes.ts';
import { useBackCloses } from '../layout/use-back-closes.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

const GuardedFrame = ({ onClose, ...frame }: DialogFrameProps) => {
  const leave = useLeave();
  const close = () => leave(onClose);
  useBackCloses(frame.isOpen, close);
  return <DialogFrame {...frame} onClose={close} />;
};

/** A record or a form in a dialog. A form with changes asks before it closes. */
export const DetailWindow = (props: DialogFrameProps) => (
  <LeaveScope>
    <GuardedFrame {...props} />
  </LeaveScope>
);
