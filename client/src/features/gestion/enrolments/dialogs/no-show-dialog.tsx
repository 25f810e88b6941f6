import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../lists/confirm-dialog.tsx';
import { LabelList } from '../label-list.tsx';

type NoShowDialogProps = {
  /** Student and class of each enrolment. */
  labels: readonly string[];
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

export const NoShowDialog = ({ labels, ...dialog }: NoShowDialogProps) => (
  <ConfirmDialog
    title={labels.length === 1 ? '¿No vino?' : `¿No vinieron estos ${labels.length}?`}
    action={labels.length === 1 ? 'Registrar ausencia' : 'Registrar ausencias'}
    {...dialog}
  >
    <LabelList labels={labels} />
    <Text color="fg.muted">
      La inscripción queda cancelada por ausencia. Si fue un error, se corrige en ella.
    </Text>
  </ConfirmDialog>
);
