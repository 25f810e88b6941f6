import { Box, chakra } from '@chakra-ui/react';
import { Global } from '@emotion/react';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { surnameFirst } from '#domain/users/user-name.ts';
import { scheduledText } from '../../../components/records/date-text.ts';
import { enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import type { RosterSheet_CourseFragment, RosterSheet_EnrolmentFragment } from '../../../gql/graphql.ts';

graphql(`
  fragment RosterSheet_course on Course {
    id
    name
    location
    scheduledDate
    instructor {
      id
      name
    }
  }

  fragment RosterSheet_enrolment on Enrolment {
    id
    status
    licence
    user {
      ...PersonName
      phone
      documentNumber
    }
  }
`);

const paper = { '@media print': { html: { background: '#fff !important' } } };

const COLUMNS = ['', 'Estudiante', 'Documento', 'Teléfono', 'Estado', 'CLU', 'Presente'];

type RosterSheetProps = {
  course: RosterSheet_CourseFragment;
  enrolments: readonly RosterSheet_EnrolmentFragment[];
};

const Cell = chakra('td', { base: { borderBottomWidth: '1px', borderColor: 'black', py: '1', pe: '2' } });

/** The printed roster: black on white in both themes. */
export const RosterSheet = ({ course, enrolments }: RosterSheetProps) => {
  const rows = enrolments.filter(({ status }) => status !== 'CANCELLED');
  return (
    <Box aria-hidden display="none" _print={{ display: 'block' }} color="black" bg="white" fontSize="10pt">
      <Global styles={paper} />
      <chakra.h2 fontFamily="heading" fontSize="18pt">
        {course.name}
      </chakra.h2>
      <chakra.p mb="4">
        {[
          scheduledText(course.scheduledDate),
          course.location,
          `Instructor: ${course.instructor?.name ?? 'sin asignar'}`,
        ].join(' · ')}
      </chakra.p>
      <chakra.table width="full" textAlign="start" css={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <chakra.th
                key={column}
                textAlign="start"
                borderBottomWidth="2px"
                borderColor="black"
                pe="2"
                scope="col"
              >
                {column}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, user, status, licence }, index) => (
            <chakra.tr key={id} breakInside="avoid">
              <Cell>{index + 1}</Cell>
              <Cell overflowWrap="anywhere">{user ? surnameFirst(user) : 'Sin cuenta'}</Cell>
              <Cell>{user && !isPendingDocument(user.documentNumber) ? user.documentNumber : '–'}</Cell>
              <Cell>{user?.phone ?? '–'}</Cell>
              <Cell>{enrolmentStatuses[status].label}</Cell>
              <Cell>{licenceStates[licence].label}</Cell>
              <Cell>☐</Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
};
