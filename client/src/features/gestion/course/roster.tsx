import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import type { RosterRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import type { ActionName } from '../enrolments/enrolment-actions.ts';
import { enrolmentLabel } from '../enrolments/enrolment-label.ts';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ChoosePage } from '../lists/choose-page.tsx';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { useSelection } from '../lists/use-selection.ts';
import { NoShowDialog } from '../enrolments/no-show-dialog.tsx';
import { isOpenEnrolment, RosterRow } from './roster-row.tsx';

const COLUMNS = ['Estudiante', 'Documento', 'Estado', 'CLU', 'Acciones'] as const;

type RosterProps = {
  enrolments: readonly RosterRow_EnrolmentFragment[];
  /** Personalised classes have a date per student. */
  isPersonal: boolean;
  actions: EnrolmentActions;
  onOpen: (id: string) => void;
};

/** The enrolments of a course, with bulk completion. */
export const Roster = ({ enrolments, isPersonal, actions, onOpen }: RosterProps) => {
  const selection = useSelection();
  const [isAsking, setIsAsking] = useState(false);
  const rowsOf = (chosen: readonly RosterRow_EnrolmentFragment[]) =>
    chosen.map((enrolment) => ({ id: enrolment.id, label: enrolmentLabel(enrolment) }));

  const runForChosen = async (name: Extract<ActionName, 'confirm' | 'complete' | 'noShow'>) => {
    const done = await actions.run(name, selection.ids, {});
    if (!done) return;
    selection.drop(done);
    setIsAsking(false);
  };

  if (enrolments.length === 0) return <EmptyNote>Todavía no hay inscripciones</EmptyNote>;
  const open = enrolments.filter(isOpenEnrolment);

  return (
    <Stack gap="4">
      {open.length > 0 && (
        <Stack gap="3">
          <Text color="fg.muted">Marca a quienes vinieron y complétalos juntos.</Text>
          <ChoosePage label="Elegir a todos" rows={rowsOf(open)} selection={selection} />
        </Stack>
      )}
      <ListTable caption="Inscripciones" columns={COLUMNS} isStale={false}>
        {enrolments.map((enrolment) => (
          <RosterRow
            key={enrolment.id}
            enrolment={enrolment}
            isPersonal={isPersonal}
            isChosen={selection.has(enrolment.id)}
            onChoose={(isChosen) => selection.change(rowsOf([enrolment]), isChosen)}
            actions={actions}
            onOpen={() => onOpen(enrolment.id)}
          />
        ))}
      </ListTable>
      <SelectionBar
        count={selection.ids.length}
        noun={{ one: 'elegido', many: 'elegidos' }}
        progress={actions.progress}
        onClear={selection.clear}
      >
        <Button size="sm" colorPalette="brand" onClick={() => void runForChosen('complete')}>
          Completar a los presentes
        </Button>
        <Button size="sm" variant="outline" onClick={() => void runForChosen('confirm')}>
          Confirmar
        </Button>
        <Button size="sm" variant="outline" colorPalette="red" onClick={() => setIsAsking(true)}>
          No vino…
        </Button>
      </SelectionBar>
      <NoShowDialog
        labels={selection.labels}
        isOpen={isAsking}
        isBusy={actions.isBusy}
        onClose={() => setIsAsking(false)}
        onConfirm={() => void runForChosen('noShow')}
      />
    </Stack>
  );
};
