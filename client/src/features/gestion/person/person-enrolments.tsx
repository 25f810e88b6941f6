import { Link as StyledLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { paths } from '../../../paths.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { DenseTable } from '../lists/dense-table.tsx';
import { PERSON_ENROLMENTS } from './gestion-person.query.ts';
import { PersonEnrolment } from './person-enrolment.tsx';

const COLUMNS = [
  { name: 'Clase' },
  { name: 'Instructor', width: '11rem' },
  { name: 'Cuándo', width: '11.5rem' },
  { name: 'Precio', width: '6.5rem' },
  { name: 'Estado', width: '8.5rem' },
];

export const PersonEnrolments = ({ id }: { id: string }) => {
  const listParams = useListSearchParams();
  const query = useAdminQuery(PERSON_ENROLMENTS, {
    variables: { id, after: listParams.after },
    failureText: 'No pudimos cargar las inscripciones',
  });
  const reload = () => void query.refetch().catch(() => undefined);
  const actions = useEnrolmentActions(reload);
  const [openId, setOpenId] = useState<string | null>(null);

  return (
    <Stack gap="4">
      <ForStaff may="Query.certificates">
        <StyledLink asChild alignSelf="start">
          <Link to={`${paths.gestionCertificates}?persona=${id}`}>Ver sus certificados</Link>
        </StyledLink>
      </ForStaff>
      <ListFrame
        noun={{ one: 'inscripción', many: 'inscripciones', isFeminine: true }}
        listParams={listParams}
        query={query}
        list={(query.data ?? query.previousData)?.enrolments}
      >
        {({ nodes, isStale }) => (
          <DenseTable caption="Inscripciones" columns={COLUMNS} isStale={isStale}>
            {nodes.map((enrolment) => (
              <PersonEnrolment
                key={enrolment.id}
                enrolment={enrolment}
                onOpen={() => setOpenId(enrolment.id)}
              />
            ))}
          </DenseTable>
        )}
      </ListFrame>
      <EnrolmentDialogs id={openId} actions={actions} onClose={() => setOpenId(null)} />
    </Stack>
  );
};
