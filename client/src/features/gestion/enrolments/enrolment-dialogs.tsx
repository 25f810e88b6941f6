import { onDemand } from '../../../components/records/on-demand.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

export const CancelDialog = onDemand(async () => (await import('./dialogs/cancel-dialog.tsx')).CancelDialog);

export const InstructorDialog = onDemand(
  async () => (await import('./dialogs/instructor-dialog.tsx')).InstructorDialog,
);

export const CompleteDialog = onDemand(
  async () => (await import('./dialogs/complete-dialog.tsx')).CompleteDialog,
);

const CompleteEarlyDialog = onDemand(
  async () => (await import('./dialogs/complete-early-dialog.tsx')).CompleteEarlyDialog,
);

const StaffEnrolmentDialog = onDemand(
  async () => (await import('./dialogs/staff-enrolment-dialog.tsx')).StaffEnrolmentDialog,
);

type EnrolmentDialogsProps = {
  /** The open enrolment, or null. */
  id: string | null;
  actions: EnrolmentActions;
  onClose: () => void;
};

/** An enrolment, and the question before a class is completed that is not over. */
export const EnrolmentDialogs = (props: EnrolmentDialogsProps) => (
  <>
    <StaffEnrolmentDialog {...props} isOpen={props.id !== null} />
    <CompleteEarlyDialog actions={props.actions} isOpen={props.actions.earlyQuestion !== null} />
  </>
);
