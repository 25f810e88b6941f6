import { useQuery } from '@apollo/client/react';
import { Badge, Box, chakra, Stack, Text } from '@chakra-ui/react';
import { useId, useState } from 'react';
import { generatePath, Link } from 'react-router-dom';
import { academy } from '#domain/academy.ts';
import { dayAfter, instantOf } from '#domain/dates/dates.ts';
import { ScreenHeading } from '../lists/screen-heading.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListCell, ListRow, ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { DateField } from '../../../components/pickers/date-field.tsx';
import { readListParams } from '../../../components/queries/list-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useUsesFirearms, useUsesMoney } from '../../../components/queries/use-staff.ts';
import { compactText } from '../../../components/records/date-text.ts';
import type { ActivityRow_EntryFragment, AuditOutcome } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { FilterBar, filtersOf, type Filters } from '../filters/filter-bar.tsx';
import { FilterSelect } from '../filters/filter-select.tsx';
import { PersonFilter } from '../filters/id-filters.tsx';
import { dayParam, EARLIEST, idParam, nameParam } from '../lists/params.ts';
import { rowLink } from '../lists/row-button.tsx';
import { actionText, auditActions, auditActionsOf } from './audit-actions.ts';
import { fieldText, valueText } from './change-text.ts';

const ACTIVITY = graphql(`
  query Activity($filter: AuditFilter, $after: String) {
    me {
      ...Roles
    }
    auditTrail(filter: $filter, first: 20, after: $after) {
      nodes {
        id
        ...ActivityRow_entry
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** Search params of the filters. */
const activityParams = {
  action: 'accion',
  person: 'persona',
  part: 'papel',
  account: 'cuenta',
  from: 'del',
  to: 'al',
} as const;

/** The role of the person in an entry. */
const parts = { actor: { label: 'Hizo el cambio' }, subject: { label: 'Recibió el cambio' } };

const readActivityFilters = (params: URLSearchParams) => ({
  action: nameParam(params, activityParams.action, auditActions),
  person: idParam(params, activityParams.person),
  part: nameParam(params, activityParams.part, parts) ?? ('actor' as const),
  account: idParam(params, activityParams.account),
  from: dayParam(params, activityParams.from),
  to: dayParam(params, activityParams.to),
});

const startOf = (day: string) => instantOf(day, '00:00', academy.timeZone).toISOString();

const activityVariables = (params: URLSearchParams) => {
  const { action, person, part, account, from, to } = readActivityFilters(params);
  return {
    filter: {
      action,
      actorId: account ?? (part === 'actor' ? person : null),
      subjectId: part === 'subject' ? person : null,
      from: from && startOf(from),
      to: to && startOf(dayAfter(to, 1)),
    },
    after: readListParams(params).after,
  };
};

const COLUMNS = ['Qué', 'Sobre', 'Quién', 'Cuándo', 'Resultado'] as const;
const NOUN = { one: 'acción', many: 'acciones', isFeminine: true };

export const Component = () => {
  const listParams = useListSearchParams();
  const { params } = listParams;
  const query = useAdminQuery(ACTIVITY, {
    variables: activityVariables(params),
    failureText: 'No pudimos cargar la actividad',
  });
  const names = Object.values(activityParams);
  const filterCount = names.filter((name) => name !== activityParams.part && params.has(name)).length;
  const clear = filterCount > 0 ? () => listParams.clear(names) : undefined;
  const filters = filtersOf(listParams, activityParams, readActivityFilters(params));

  return (
    <>
      <ScreenHeading title="Actividad · Gestión">Actividad</ScreenHeading>
      <Stack gap="6">
        <ListFrame
          noun={NOUN}
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.auditTrail}
          filters={<ActivityFilters {...filters} count={filterCount} clear={clear} />}
          onClearFilters={clear}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Actividad" columns={COLUMNS} isStale={isStale}>
              {nodes.map((entry) => (
                <ActivityRow key={entry.id} entry={entry} />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
    </>
  );
};

const SERVICE_ACCOUNTS = graphql(`
  query ActivityServiceAccounts {
    serviceAccounts {
      id
      name
    }
  }
`);

const ActivityFilters = ({ values, count, clear, of }: Filters<ReturnType<typeof readActivityFilters>>) => {
  const { part, account, from, to } = values;
  const actions = auditActionsOf({ usesMoney: useUsesMoney(), usesFirearms: useUsesFirearms() });
  const accounts = useQuery(SERVICE_ACCOUNTS).data?.serviceAccounts ?? [];
  const names = accounts.map(({ id, name }) => [id, { label: name }] as const);
  // Ended accounts are not listed.
  const options = { ...(account && { [account]: { label: 'Terminada' } }), ...Object.fromEntries(names) };

  return (
    <FilterBar count={count} onClear={clear}>
      <FilterSelect label="Acción" all="Todas" options={actions} {...of('action')} />
      <PersonFilter {...of('person')} />
      <FilterSelect
        label="Papel de la persona"
        all={parts.actor.label}
        options={{ subject: parts.subject }}
        {...of('part')}
        value={part === 'actor' ? null : part}
      />
      {Object.keys(options).length > 0 && (
        <FilterSelect label="Cuenta de servicio" all="Todas" options={options} {...of('account')} />
      )}
      <DateField label="Desde" min={EARLIEST} {...of('from')} value={from ?? ''} />
      <DateField label="Hasta" min={EARLIEST} {...of('to')} value={to ?? ''} />
    </FilterBar>
  );
};

graphql(`
  fragment ActivityRow_entry on AuditEntry {
    id
    at
    action
    outcome
    reason
    actor {
      id
      label
      isServiceAccount
    }
    subject {
      type
      id
      label
    }
    changes {
      field
      before
      after
    }
  }
`);

type Entry = ActivityRow_EntryFragment;

const ActivityRow = ({ entry }: { entry: Entry }) => {
  const { at, actor, action, subject, changes, outcome, reason } = entry;
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const { label, palette } = outcomes[outcome];
  const count = changes.length;

  return (
    <ListRow>
      <ListCell column="Qué" isTitle>
        <Stack gap="1.5">
          {count === 0 ? (
            <Text fontWeight="semibold">{actionText(action)}</Text>
          ) : (
            <>
              <chakra.button
                type="button"
                data-row-link
                css={rowLink}
                aria-expanded={isOpen}
                aria-controls={id}
                onClick={() => setIsOpen(!isOpen)}
              >
                {actionText(action)}{' '}
                <chakra.span textStyle="sm" fontWeight="normal" color="fg.muted" whiteSpace="nowrap">
                  {count === 1 ? '1 cambio' : `${count} cambios`} {isOpen ? '▴' : '▾'}
                </chakra.span>
              </chakra.button>
              <Box id={id} hidden={!isOpen}>
                <Changes changes={changes} />
              </Box>
            </>
          )}
        </Stack>
      </ListCell>
      <ListCell column="Sobre">
        <Subject subject={subject} />
      </ListCell>
      <ListCell column="Quién">
        <Stack gap="0">
          <Text overflowWrap="anywhere" minW={{ lg: '7rem' }}>
            {actor.label}
          </Text>
          {actor.isServiceAccount && <SmallText>Cuenta de servicio</SmallText>}
        </Stack>
      </ListCell>
      <ListCell column="Cuándo">
        <Text fontVariantNumeric="tabular-nums">{compactText(at)}</Text>
      </ListCell>
      <ListCell column="Resultado">
        <Stack gap="1" align="start">
          <Badge colorPalette={palette}>{label}</Badge>
          {reason && <SmallText>{reason}</SmallText>}
        </Stack>
      </ListCell>
    </ListRow>
  );
};

const outcomes: Record<AuditOutcome, { label: string; palette: string }> = {
  DONE: { label: 'Hecho', palette: 'green' },
  REFUSED: { label: 'Rechazado', palette: 'red' },
  INTENDED: { label: 'En curso', palette: 'accent' },
};

const pagesOfSubjects: Record<string, string> = { user: paths.gestionPerson, course: paths.gestionCourse };

const Subject = ({ subject: { type, id, label } }: Pick<Entry, 'subject'>) => {
  const page = pagesOfSubjects[type];
  if (!page || id === null) return <Text overflowWrap="anywhere">{label}</Text>;
  return (
    <chakra.a asChild css={rowLink}>
      <Link to={generatePath(page, { id })}>{label}</Link>
    </chakra.a>
  );
};

const Changes = ({ changes }: Pick<Entry, 'changes'>) => (
  <Stack as="ul" gap="1.5" listStyleType="none" textStyle="sm">
    {changes.map(({ field, before, after }) => (
      <chakra.li key={field} whiteSpace="pre-line" overflowWrap="anywhere">
        <chakra.span fontWeight="semibold">{fieldText(field)}:</chakra.span>{' '}
        {before !== null && <chakra.span color="fg.muted">{`${valueText(field, before)} → `}</chakra.span>}
        {valueText(field, after)}
      </chakra.li>
    ))}
  </Stack>
);
