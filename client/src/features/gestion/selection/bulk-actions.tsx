import { Button, Flex, HStack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { NoShowDialog } from '../enrolments/dialogs/no-show-dialog.tsx';
import type { ActionInput, ActionName } from '../enrolments/enrolment-actions.ts';
import { CancelDialog, CompleteDialog, InstructorDialog } from '../enrolments/enrolment-dialogs.tsx';
import { isEarly, permittedActions } from '../enrolments/permitted-actions.ts';
import type { SelectableEnrolment } from '../enrolments/enrolment-label.ts';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import type { Selection } from './use-selection.ts';

type BulkActionsProps = {
  selection: Selection<SelectableEnrolment>;
  actions: EnrolmentActions;
  noun: { one: string; many: string };
  completeText?: string;
};

/** The actions that the chosen enrolments permit, each with the number of those it is for. */
export const BulkActions = ({ selection, actions, noun, completeText = 'Completar' }: BulkActionsProps) => {
  const [openDialog, setOpenDialog] = useState<
    'cancel' | 'assign' | 'noShow' | 'complete' | 'certify' | null
  >(null);
  const rowsFor = (name: ActionName) =>
    actions.may(name) ? selection.rows.filter((row) => permittedActions(row).includes(name)) : [];
  const textOf = (label: string, name: ActionName) => {
    const count = rowsFor(name).length;
    return count === selection.rows.length ? label : `${label} (${countText(count)})`;
  };
  const settle = (done: readonly string[] | null) => {
    if (!done) return;
    selection.drop(done);
    setOpenDialog(null);
  };
  const run = async <Name extends ActionName>(name: Name, input: ActionInput[Name]) =>
    settle(
      await actions.run(
        name,
        rowsFor(name).map(({ id }) => id),
        input,
      ),
    );
  const labelsFor = (name: ActionName) => rowsFor(name).map(({ label }) => label);
  const complete = () => void actions.complete(rowsFor('complete')).then(settle);
  const certify = () => void run('certify', {});
  /** One alone is named by the row; of those that are not over `complete` asks itself. */
  const asksFor = (name: ActionName) => rowsFor(name).length > 1;
  const isAskedAnyway = rowsFor('complete').every((row) => isEarly(row));
  const dialog = { isBusy: actions.isBusy, onClose: () => setOpenDialog(null) };

  return (
    <>
      <SelectionBar
        count={selection.rows.length}
        noun={noun}
        progress={actions.progress}
        onClear={selection.clear}
      >
        {rowsFor('confirm').length > 0 && (
          <Button size="sm" onClick={() => void run('confirm', {})}>
            {textOf('Confirmar', 'confirm')}
          </Button>
        )}
        {rowsFor('complete').length > 0 && (
          <Button
            size="sm"
            colorPalette="green"
            variant="outline"
            onClick={() => {
              if (asksFor('complete') && !isAskedAnyway) setOpenDialog('complete');
              else complete();
            }}
          >
            {textOf(completeText, 'complete')}
          </Button>
        )}
        {rowsFor('noShow').length > 0 && (
          <Button size="sm" variant="outline" onClick={() => setOpenDialog('noShow')}>
            {textOf('No vino…', 'noShow')}
          </Button>
        )}
        {rowsFor('assign').length > 0 && (
          <Button size="sm" variant="outline" onClick={() => setOpenDialog('assign')}>
            {textOf('Instructor…', 'assign')}
          </Button>
        )}
        {rowsFor('certify').length > 0 && (
          <Button
            size="sm"
            variant="outline"
            onClick={() => (asksFor('certify') ? setOpenDialog('certify') : certify())}
          >
            {textOf('Emitir certificado', 'certify')}
          </Button>
        )}
        {rowsFor('cancel').length > 0 && (
          <Button size="sm" variant="outline" colorPalette="red" onClick={() => setOpenDialog('cancel')}>
            {textOf('Cancelar…', 'cancel')}
          </Button>
        )}
      </SelectionBar>
      {(['complete', 'certify'] as const).map((act) => (
        <CompleteDialog
          key={act}
          act={act}
          labels={labelsFor(act)}
          isOpen={openDialog === act}
          onConfirm={act === 'complete' ? complete : certify}
          {...dialog}
        />
      ))}
      <NoShowDialog
        labels={labelsFor('noShow')}
        isOpen={openDialog === 'noShow'}
        onConfirm={() => void run('noShow', {})}
        {...dialog}
      />
      <CancelDialog
        labels={labelsFor('cancel')}
        isOpen={openDialog === 'cancel'}
        onCancel={(input) => void run('cancel', input)}
        {...dialog}
      />
      <InstructorDialog
        current={null}
        isOpen={openDialog === 'assign'}
        onAssign={(instructorId) => void run('assign', { instructorId })}
        {...dialog}
      />
    </>
  );
};

type SelectionBarProps = {
  count: number;
  noun: { one: string; many: string };
  /** Whether an action is running. */
  progress: string | null;
  onClear: () => void;
  children: ReactNode;
};

/** The actions of the selected rows, always visible. */
const SelectionBar = ({ count, noun, progress, onClear, children }: SelectionBarProps) => {
  if (count === 0) return null;
  return (
    <Flex
      data-dock
      role="region"
      aria-label="Lo elegido"
      position="sticky"
      bottom={{ base: '4.25rem', lg: '4' }}
      zIndex="1"
      layerStyle="document"
      boxShadow="lg"
      px={{ base: '4', md: '5' }}
      py="3"
      gap="3"
      align="center"
      justify="space-between"
      wrap="wrap"
    >
      <Text role="status" fontWeight="semibold" fontVariantNumeric="tabular-nums">
        {progress ?? `${countText(count)} ${count === 1 ? noun.one : noun.many}`}
      </Text>
      <HStack gap="2" wrap="wrap">
        {children}
        <Button size="sm" variant="ghost" onClick={onClear}>
          Quitar selección
        </Button>
      </HStack>
    </Flex>
  );
};
