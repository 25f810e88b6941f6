import { useApolloClient } from '@apollo/client/react';
import { Button, HStack, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { BulkActions } from '../selection/bulk-actions.tsx';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { selectableOf, type SelectableEnrolment } from '../enrolments/selectable.ts';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ChoosePage } from '../selection/choose-page.tsx';
import { DenseTable } from '../lists/dense-table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { useSelection } from '../selection/use-selection.ts';
import {
  exportFilters,
  INBOX,
  INBOX_COUNT,
  inboxVariables,
  isUnattended,
  readInboxFilters,
} from './gestion-enrolments.query.ts';
import { InboxFilters } from './inbox-filters.tsx';
import { filtersOf } from '../filters/filters-of.ts';
import { inboxParams } from '../lists/params.ts';
import { InboxRow } from './inbox-row.tsx';
import { MOST_CHOSEN, useChooseAll } from './use-choose-all.ts';

const COLUMNS = [
  { name: 'Estudiante' },
  { name: 'Clase', width: '10.5rem' },
  { name: 'Cuándo', width: '9rem' },
  { name: 'Estado', width: '8.5rem' },
  { name: 'Precio', width: '5.5rem' },
  { name: 'Acciones', width: '13rem' },
];
const NOUN = { one: 'inscripción', many: 'inscripciones', isFeminine: true };
const CHOOSE_PAGE = 'Elegir todas las de esta página';

type Count = { totalCount: number; totalCountIsExact: boolean };

export const Component = () => {
  const listParams = useListSearchParams();
  const { params } = listParams;
  const client = useApolloClient();
  const query = useAdminQuery(INBOX, {
    variables: inboxVariables(params),
    failureText: 'No pudimos cargar las inscripciones',
  });
  const loaded = (query.data ?? query.previousData)?.enrolments;
  const [recount, setRecount] = useState<{ of: string; count: Count } | null>(null);
  const selection = useSelection<SelectableEnrolment>(
    JSON.stringify(inboxVariables(params).filter),
    query.data?.enrolments.nodes ?? null,
  );
  const [openId, setOpenId] = useState<string | null>(null);

  const countAgain = async () => {
    const { filter } = inboxVariables(params);
    const { data } = await client.query({
      query: INBOX_COUNT,
      variables: { filter },
      fetchPolicy: 'no-cache',
    });
    if (data) setRecount({ of: params.toString(), count: data.enrolments });
  };
  const actions = useEnrolmentActions(() => void countAgain().catch(() => undefined));
  const { chooseAll, isReading } = useChooseAll(params, (rows) => selection.change(rows, true));

  const list = loaded && { ...loaded, ...(recount?.of === params.toString() && recount.count) };
  const filters = filtersOf(listParams, inboxParams, readInboxFilters(params));

  return (
    <>
      <ScreenHeading
        title="Inscripciones · Gestión"
        actions={<ExportButton file="enrolments" filters={exportFilters(params)} />}
      >
        Inscripciones
      </ScreenHeading>
      <Stack gap="3">
        <ListFrame
          isDense
          isHeld={selection.rows.length > 0}
          noun={NOUN}
          placeholder="Nombre, email, documento…"
          listParams={listParams}
          query={query}
          list={list}
          filters={<InboxFilters {...filters} />}
          onClearFilters={filters.clear}
        >
          {({ nodes, isStale }) => {
            const rows = nodes.map(selectableOf);
            const choose = selection.chooserOf(rows);
            const isPageChosen = rows.every(({ id }) => selection.has(id));
            return (
              <Stack gap="2">
                <HStack gap="3" wrap="wrap" hideFrom="lg">
                  <ChoosePage rows={rows} selection={selection} label="Elegir la página" />
                </HStack>
                {isPageChosen && list && list.totalCount > rows.length && (
                  <Button
                    size="sm"
                    variant="ghost"
                    alignSelf="start"
                    aria-busy={isReading}
                    onClick={() => void chooseAll()}
                  >
                    {list.totalCount > MOST_CHOSEN || !list.totalCountIsExact
                      ? `Elegir las primeras ${countText(MOST_CHOSEN)} de esta búsqueda`
                      : `Elegir las ${countText(list.totalCount)} de esta búsqueda`}
                  </Button>
                )}
                <DenseTable
                  caption="Inscripciones"
                  columns={[
                    {
                      name: 'Elegir',
                      width: '2.75rem',
                      head: (
                        <ChoosePage isLabelHidden rows={rows} selection={selection} label={CHOOSE_PAGE} />
                      ),
                    },
                    ...COLUMNS,
                  ]}
                  isStale={isStale}
                >
                  {nodes.map((enrolment) => (
                    <InboxRow
                      key={enrolment.id}
                      enrolment={enrolment}
                      isUnattended={isUnattended(params)}
                      isChosen={selection.has(enrolment.id)}
                      onChoose={choose(enrolment.id)}
                      actions={actions}
                      onOpen={() => setOpenId(enrolment.id)}
                    />
                  ))}
                </DenseTable>
              </Stack>
            );
          }}
        </ListFrame>
        <BulkActions selection={selection} actions={actions} noun={{ one: 'elegida', many: 'elegidas' }} />
      </Stack>
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </>
  );
};
