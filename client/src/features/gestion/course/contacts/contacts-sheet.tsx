import { useQuery } from '@apollo/client/react';
import { Box, chakra } from '@chakra-ui/react';
import { emailText } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { Paper } from '../../../../components/print/paper.tsx';
import { scheduledText } from '../../../../components/records/date-text.ts';
import { COURSE_CONTACTS } from '../gestion-course.query.ts';

const COLUMNS = ['Estudiante', 'Teléfono', 'Email', '', 'Avisado'];

const Cell = chakra('td', { base: { borderBottomWidth: '1px', borderColor: 'black', py: '1', pe: '2' } });

type ContactsSheetProps = { course: { id: string; name: string; scheduledDate: string | null } };

/** Printed only: whom to inform, with a box to tick. */
export const ContactsSheet = ({ course }: ContactsSheetProps) => {
  const { data } = useQuery(COURSE_CONTACTS, {
    variables: { courseId: course.id },
    fetchPolicy: 'cache-first',
  });
  return (
    <Box aria-hidden display="none" _print={{ display: 'block' }} color="black" bg="white" fontSize="10pt">
      <Paper margin="10mm" />
      <chakra.h2 fontFamily="heading" fontSize="18pt">
        {course.name}
      </chakra.h2>
      <chakra.p mb="4">{scheduledText(course.scheduledDate)}</chakra.p>
      <chakra.table width="full" textAlign="start" css={{ borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            {COLUMNS.map((column) => (
              <chakra.th key={column} scope="col" textAlign="start" borderBottomWidth="2px" pe="2">
                {column}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {data?.courseContacts.map(({ id, user, isWaiting, failure }) => (
            <chakra.tr key={id} breakInside="avoid">
              <Cell overflowWrap="anywhere">{user ? userName(user) : 'Sin cuenta'}</Cell>
              <Cell whiteSpace="nowrap">{user?.phone ?? '–'}</Cell>
              <Cell overflowWrap="anywhere">{user ? emailText(user.email) : '–'}</Cell>
              <Cell>{failure ?? (isWaiting ? 'En espera' : '')}</Cell>
              <Cell>☐</Cell>
            </chakra.tr>
          ))}
        </tbody>
      </chakra.table>
    </Box>
  );
};
