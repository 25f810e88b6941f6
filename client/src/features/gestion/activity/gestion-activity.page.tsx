import { Stack } from '@chakra-ui/react';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { filtersOf } from '../filters/filters-of.ts';
import { ActivityFilters } from './activity-filters.tsx';
import { ActivityRow } from './activity-row.tsx';
import {
  ACTIVITY,
  activityParams,
  activityVariables,
  readActivityFilters,
} from './gestion-activity.query.ts';

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
      <PageHeading title="Actividad · Gestión">Actividad</PageHeading>
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
