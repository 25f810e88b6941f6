import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { CancelDialog } from '../enrolments/cancel-dialog.tsx';
import type { ActionInput, ActionName } from '../enrolments/enrolment-actions.ts';
import { enrolmentLabel } from '../enrolments/enrolment-label.ts';
import { EnrolmentWindow } from '../enrolments/enrolment-window.tsx';
import { InstructorDialog } from '../enrolments/instructor-dialog.tsx';
import { NoShowDialog } from '../enrolments/no-show-dialog.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ChoosePage } from '../lists/choose-page.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { SelectionBar } from '../lists/selection-bar.tsx';
import { useSelection } from '../lists/use-selection.ts';
import {
  exportFilters,
  INBOX,
  inboxParams,
  inboxVariables,
  readInboxFilters,
} from './gestion-enrolments.query.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { InboxRow } from './inbox-row.tsx';

const COLUMNS = ['Estudiante', 'Clase', 'Cuándo', 'Estado', 'Precio', 'Acciones'] as const;
const NOUN = { one: 'inscripción', many: 'inscripciones', isFeminine: true };

export const Component = () => {
  const listParams = useListSearchParams();
  const { params, change } = listParams;
  const query = useAdminQuery(INBOX, {
    variables: inboxVariables(params),
    failureText: 'No pudimos cargar las inscripciones',
  });
  const selection = useSelection();
  const actions = useEnrolmentActions();
  const [openId, setOpenId] = useState<string | null>(null);
  const [asking, setAsking] = useState<'cancel' | 'assign' | 'noShow' | null>(null);

  const filterCount = Object.values(readInboxFilters(params)).filter((value) => value !== null).length;
  const clearFilters = () => listParams.clear(Object.values(inboxParams));

  const runForChosen = async <Name extends ActionName>(name: Name, input: ActionInput[Name]) => {
    const done = await actions.run(name, selection.ids, input);
    if (!done) return;
    selection.drop(done);
    setAsking(null);
  };

  return (
    <>
      <PageHeading
        title="Inscripciones · Gestión"
        actions={<ExportButton file="enrolments" filters={exportFilters(params)} />}
      >
        Inscripciones
      </PageHeading>
      <Stack gap="6">
        <ListFrame
          noun={NOUN}
          placeholder="Nombre, email o documento"
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.enrolments}
          filters={
            <InboxFilters params={params} onChange={change} count={filterCount} onClear={clearFilters} />
          }
          onClearFilters={filterCount > 0 ? clearFilters : undefined}
        >
          {({ nodes, isStale }) => {
            const rows = nodes.map((enrolment) => ({ id: enrolment.id, label: enrolmentLabel(enrolment) }));
            return (
              <Stack gap="3">
                <ChoosePage rows={rows} selection={selection} />
                <ListTable caption="Inscripciones" columns={COLUMNS} isStale={isStale}>
                  {nodes.map((enrolment) => (
                    <InboxRow
                      key={enrolment.id}
                      enrolment={enrolment}
                      isChosen={selection.has(enrolment.id)}
                      onChoose={(isChosen) =>
                        selection.change([{ id: enrolment.id, label: enrolmentLabel(enrolment) }], isChosen)
                      }
                      actions={actions}
                      onOpen={() => setOpenId(enrolment.id)}
                    />
                  ))}
                </ListTable>
              </Stack>
            );
          }}
        </ListFrame>
        <SelectionBar
          count={selection.ids.length}
          noun={{ one: 'elegida', many: 'elegidas' }}
          progress={actions.progress}
          onClear={selection.clear}
        >
          <Button size="sm" colorPalette="brand" onClick={() => void runForChosen('confirm', {})}>
            Confirmar
          </Button>
          <Button size="sm" colorPalette="brand" onClick={() => void runForChosen('complete', {})}>
            Completar
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAsking('noShow')}>
            No vino…
          </Button>
          <Button size="sm" variant="outline" onClick={() => setAsking('assign')}>
            Instructor…
          </Button>
          <Button size="sm" variant="outline" colorPalette="red" onClick={() => setAsking('cancel')}>
            Cancelar…
          </Button>
        </SelectionBar>
      </Stack>
      <EnrolmentWindow id={openId} actions={actions} onClose={() => setOpenId(null)} />
      <NoShowDialog
        labels={selection.labels}
        isOpen={asking === 'noShow'}
        isBusy={actions.isBusy}
        onClose={() => setAsking(null)}
        onConfirm={() => void runForChosen('noShow', {})}
      />
      <CancelDialog
        labels={selection.labels}
        isOpen={asking === 'cancel'}
        isBusy={actions.isBusy}
        onClose={() => setAsking(null)}
        onCancel={(input) => void runForChosen('cancel', input)}
      />
      <InstructorDialog
        current={null}
        isOpen={asking === 'assign'}
        isBusy={actions.isBusy}
        onClose={() => setAsking(null)}
        onAssign={(instructorId) => void runForChosen('assign', { instructorId })}
      />
    </>
  );
};
