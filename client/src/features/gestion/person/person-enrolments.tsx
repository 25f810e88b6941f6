import { Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { ListTable } from '../../../components/lists/list-table.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { EnrolmentWindow } from '../enrolments/enrolment-window.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { BookClass } from './book-class.tsx';
import { PERSON_ENROLMENTS } from './gestion-person.query.ts';
import { PersonEnrolment } from './person-enrolment.tsx';

const COLUMNS = ['Clase', 'Cuándo', 'Estado', 'Precio'] as const;

type PersonEnrolmentsProps = { id: string; name: string };

export const PersonEnrolments = ({ id, name }: PersonEnrolmentsProps) => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(PERSON_ENROLMENTS, {
    variables: { id, after: listParams.after },
    failureText: 'No pudimos cargar las inscripciones',
  });
  const actions = useEnrolmentActions();
  const [openId, setOpenId] = useState<string | null>(null);

  return (
    <Stack gap="4">
      <BookClass userId={id} name={name} onBooked={() => void query.refetch().catch(() => undefined)} />
      <ListFrame
        noun={{ one: 'inscripción', many: 'inscripciones', isFeminine: true }}
        listParams={listParams}
        query={query}
        list={(query.data ?? query.previousData)?.enrolments}
      >
        {({ nodes, isStale }) => (
          <ListTable caption="Inscripciones" columns={COLUMNS} isStale={isStale}>
            {nodes.map((enrolment) => (
              <PersonEnrolment
                key={enrolment.id}
                enrolment={enrolment}
                onOpen={() => setOpenId(enrolment.id)}
              />
            ))}
          </ListTable>
        )}
      </ListFrame>
      <EnrolmentWindow id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </Stack>
  );
};
