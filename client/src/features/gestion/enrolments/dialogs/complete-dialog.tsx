import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../../lists/confirm-dialog.tsx';
import { LabelList } from '../label-list.tsx';

const texts = {
  complete: {
    title: (count: number) => `¿Completar estas ${count} clases?`,
    action: 'Completar las clases',
    note: 'Al completarlas se pagan los puntos.',
  },
  certify: {
    title: (count: number) => `¿Emitir ${count} certificados?`,
    action: 'Emitir los certificados',
    note: 'Los que ya tienen un certificado lo conservan.',
  },
};

type CompleteDialogProps = {
  act: keyof typeof texts;
  /** Student and class of each enrolment. */
  labels: readonly string[];
  isOpen: boolean;
  isBusy: boolean;
  onClose: () => void;
  onConfirm: () => void;
};

/** Names students and classes before many are completed or certified. */
export const CompleteDialog = ({ act, labels, ...dialog }: CompleteDialogProps) => {
  const { title, action, note } = texts[act];
  return (
    <ConfirmDialog title={title(labels.length)} action={action} color="green" {...dialog}>
      <LabelList labels={labels} />
      <Text color="fg.muted">{note}</Text>
    </ConfirmDialog>
  );
};
