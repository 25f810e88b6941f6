import { Text } from '@chakra-ui/react';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { LabelList } from './label-list.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';
import { rowDateText } from '../lists/row-date.ts';

/** Names students and classes before classes are completed that have not begun. */
export const CompleteEarlyDialog = ({
  actions: { earlyQuestion, isBusy },
}: {
  actions: EnrolmentActions;
}) => {
  const rows = earlyQuestion?.rows ?? [];
  return (
    <ConfirmDialog
      title={
        rows.length === 1 ? '¿Completar antes de la clase?' : `¿Completar ${rows.length} antes de la clase?`
      }
      action="Completar igual"
      isOpen={earlyQuestion !== null}
      isBusy={isBusy}
      onClose={() => earlyQuestion?.answer(false)}
      onConfirm={() => earlyQuestion?.answer(true)}
    >
      <LabelList labels={rows.map(({ label, startsAt }) => `${label} · ${rowDateText(startsAt)}`)} />
      <Text color="fg.muted">La clase todavía no empezó. Al completarla se pagan los puntos.</Text>
    </ConfirmDialog>
  );
};
