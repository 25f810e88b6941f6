import { useApolloClient } from '@apollo/client/react';
import { Box, Button, HStack, Link as StyledLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { countText } from '#domain/texts/numbers.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { useUsesMoney } from '../../../components/queries/use-staff.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { courseTypes, enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import type { InboxChoiceQuery } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import {
  cancellationReasons,
  selectableOf,
  type SelectableEnrolment,
} from '../enrolments/enrolment-label.ts';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { countOf, FilterBar, filtersOf, type Filters } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { InstructorFilter } from '../filters/id-filters.tsx';
import { DenseTable } from '../lists/dense-table.tsx';
import { ExportButton } from '../lists/export-button.tsx';
import { EARLIEST, inboxParams } from '../lists/params.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { BulkActions } from '../selection/bulk-actions.tsx';
import { ChoosePage } from '../selection/checkboxes.tsx';
import { useSelection } from '../selection/use-selection.ts';
import {
  attendances,
  exportFilters,
  INBOX,
  INBOX_CHOICE,
  INBOX_COUNT,
  inboxVariables,
  isUnattended,
  payments,
  readInboxFilters,
} from './gestion-enrolments.query.ts';
import { InboxRow } from './inbox-row.tsx';

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

const { UNPAID: _unpaid, ...withoutDeposits } = cancellationReasons;

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
        <PaidLateNote count={(query.data ?? query.previousData)?.paidLate.totalCount ?? 0} />
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

/** Money that came after its place was given away. */
const PaidLateNote = ({ count }: { count: number }) =>
  count > 0 && (
    <Notice tone="warning" role="status">
      {count === 1
        ? 'Una persona pagó después de que su lugar se liberó. '
        : `${countText(count)} lugares liberados tienen un pago posterior. `}
      <StyledLink asChild color="inherit" textDecoration="underline">
        <Link to={`${paths.gestionEnrolments}?${inboxParams.payment}=LATE`}>Ver</Link>
      </StyledLink>
    </Notice>
  );

const InboxFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readInboxFilters>>) => {
  const usesMoney = useUsesMoney();
  const { status: _status, courseType: _courseType, ...others } = values;
  const day = (label: string, name: 'from' | 'to') => (
    <Box w={{ base: 'full', sm: '10.5rem' }}>
      <DateField label={label} min={EARLIEST} {...of(name)} value={values[name] ?? ''} />
    </Box>
  );

  return (
    <FilterBar
      count={count}
      moreCount={countOf(others)}
      onClear={clear}
      more={
        <>
          <FilterSelect isWide label="Asistencia" all="toda" options={attendances} {...of('attendance')} />
          {usesMoney && (
            <FilterSelect isWide label="Pago" all="todos" options={payments} {...of('payment')} />
          )}
          <FilterSelect isWide label="CLU" all="todas" options={licenceStates} {...of('licence')} />
          <InstructorFilter {...of('instructorId')} />
          <FilterSelect
            isWide
            label="Cancelación"
            all="todas"
            options={usesMoney ? cancellationReasons : withoutDeposits}
            {...of('cancellationReason')}
          />
          {day('Desde', 'from')}
          {day('Hasta', 'to')}
        </>
      }
    >
      <FilterSelect label="Estado" options={enrolmentStatuses} {...of('status')} />
      <FilterSelect label="Tipo" options={courseTypes} {...of('courseType')} />
    </FilterBar>
  );
};

/** The most that is chosen at once. */
const MOST_CHOSEN = 500;

/** Reads all enrolments of the filter, page by page. */
const useChooseAll = (params: URLSearchParams, onRead: (rows: SelectableEnrolment[]) => void) => {
  const client = useApolloClient();
  const [isReading, setIsReading] = useState(false);

  const read = async () => {
    const { filter } = inboxVariables(params);
    const rows: SelectableEnrolment[] = [];
    let after: string | null = null;
    do {
      const variables: { filter: typeof filter; after: string | null } = { filter, after };
      const { data } = await client.query<InboxChoiceQuery>({
        query: INBOX_CHOICE,
        variables,
        fetchPolicy: 'no-cache',
      });
      const page = data?.enrolments;
      rows.push(...(page?.nodes ?? []).map(selectableOf));
      after = page?.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
    } while (after !== null && rows.length < MOST_CHOSEN);
    return rows.slice(0, MOST_CHOSEN);
  };

  const chooseAll = async () => {
    if (isReading) return;
    setIsReading(true);
    try {
      onRead(await read());
    } catch {
      notify.error('No pudimos leer todas. Revisa tu conexión y vuelve a intentar.');
    } finally {
      setIsReading(false);
    }
  };

  return { chooseAll, isReading };
};
