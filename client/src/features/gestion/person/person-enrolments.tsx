import { HStack, Link as StyledLink, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { adminPriceText } from '#domain/texts/money.ts';
import { ListFrame } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { PersonEnrolment_EnrolmentFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { EnrolmentDialogs } from '../enrolments/enrolment-dialogs.tsx';
import { StatusBadges } from '../enrolments/row-badges.tsx';
import { useEnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { ForStaff } from '../frame/staff-access.tsx';
import { DenseCell, DenseRow, DenseTable, Line, PhoneLine } from '../lists/dense-table.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';

const PERSON_ENROLMENTS = graphql(`
  query PersonEnrolments($id: ID!, $after: String) {
    enrolments(filter: { userId: $id }, first: 20, after: $after) {
      nodes {
        id
        ...PersonEnrolment_enrolment
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

const COLUMNS = [
  { name: 'Clase' },
  { name: 'Instructor', width: '11rem' },
  { name: 'Cuándo', width: '11.5rem' },
  { name: 'Precio', width: '6.5rem' },
  { name: 'Estado', width: '10.5rem' },
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

graphql(`
  fragment PersonEnrolment_enrolment on Enrolment {
    id
    status
    startsAt
    price
    isPaid
    owed
    cancellation {
      reason
    }
    instructorName
    course {
      id
      name
    }
  }
`);

type PersonEnrolmentProps = { enrolment: PersonEnrolment_EnrolmentFragment; onOpen: () => void };

const PersonEnrolment = ({ enrolment, onOpen }: PersonEnrolmentProps) => (
  <DenseRow>
    <DenseCell area="title">
      <Line title={enrolment.course.name}>
        <RowButton onClick={onOpen}>{enrolment.course.name}</RowButton>
      </Line>
      <PhoneLine>{rowDateText(enrolment.startsAt)}</PhoneLine>
    </DenseCell>
    <DenseCell>
      <Line isMuted={!enrolment.instructorName}>{enrolment.instructorName ?? 'Sin asignar'}</Line>
    </DenseCell>
    <DenseCell>
      <Line>{rowDateText(enrolment.startsAt)}</Line>
    </DenseCell>
    <DenseCell>
      <Line>{adminPriceText(enrolment.price)}</Line>
    </DenseCell>
    <DenseCell area="side">
      <HStack gap="1.5">
        <StatusBadges enrolment={enrolment} />
      </HStack>
    </DenseCell>
  </DenseRow>
);
