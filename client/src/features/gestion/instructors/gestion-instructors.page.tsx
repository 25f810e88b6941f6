import { Box, Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { PlusIcon } from '../../../components/icons.tsx';
import { PageHeading } from '../../../components/layout/page-heading.tsx';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { InstructorRow_InstructorFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { FilterSelect } from '../filters/filter-select.tsx';
import { ForStaff } from '../frame/staff-access.tsx';
import { nameParam } from '../lists/params.ts';
import { InstructorFormDialog } from './instructor-form-dialog.tsx';
import { InstructorRow } from './instructor-row.tsx';

const STAFF_INSTRUCTORS = graphql(`
  query StaffInstructors($isActive: Boolean, $after: String) {
    me {
      ...Roles
    }
    instructors(isActive: $isActive, first: 20, after: $after) {
      nodes {
        id
        ...InstructorRow_instructor
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

const SHOWN = 'mostrar';

/** Besides active ones, which are the default. */
const shownInstructors = {
  todos: { label: 'Todos', isActive: null },
  inactivos: { label: 'Inactivos', isActive: false },
};

const instructorVariables = (params: URLSearchParams) => {
  const shown = nameParam(params, SHOWN, shownInstructors);
  return { isActive: shown ? shownInstructors[shown].isActive : true, after: readListParams(params).after };
};

const COLUMNS = ['Instructor', 'Email', 'Teléfono', 'Estado', 'Acciones'] as const;

export const Component = () => {
  const listParams = useListSearchParams();
  const { params, change } = listParams;
  const query = useAdminQuery(STAFF_INSTRUCTORS, {
    variables: instructorVariables(params),
    failureText: 'No pudimos cargar los instructores',
  });
  const [edited, setEdited] = useState<InstructorRow_InstructorFragment | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const reload = () => void query.refetch().catch(() => undefined);

  const open = (instructor: InstructorRow_InstructorFragment | null) => {
    setEdited(instructor);
    setIsOpen(true);
  };

  return (
    <>
      <PageHeading
        title="Instructores · Gestión"
        actions={
          <ForStaff may="Mutation.createInstructor">
            <Button onClick={() => open(null)}>
              <PlusIcon />
              Nuevo instructor
            </Button>
          </ForStaff>
        }
      >
        Instructores
      </PageHeading>
      <Stack gap="6">
        <Box maxW="16rem">
          <FilterSelect
            label="Mostrar"
            all="Activos"
            options={shownInstructors}
            value={nameParam(params, SHOWN, shownInstructors)}
            onChange={(value) => change({ [SHOWN]: value })}
          />
        </Box>
        <ListFrame
          noun={{ one: 'instructor', many: 'instructores' }}
          listParams={listParams}
          query={query}
          list={(query.data ?? query.previousData)?.instructors}
        >
          {({ nodes, isStale }) => (
            <ListTable caption="Instructores" columns={COLUMNS} isStale={isStale}>
              {nodes.map((instructor) => (
                <InstructorRow
                  key={instructor.id}
                  instructor={instructor}
                  onOpen={() => open(instructor)}
                  onChanged={reload}
                />
              ))}
            </ListTable>
          )}
        </ListFrame>
      </Stack>
      <InstructorFormDialog
        instructor={edited}
        isOpen={isOpen}
        onClose={() => setIsOpen(false)}
        onSaved={reload}
      />
    </>
  );
};
