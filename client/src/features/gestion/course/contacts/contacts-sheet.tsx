import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { emailText } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { Paper } from '../../../../components/print/paper.tsx';
import { COURSE_CONTACTS } from '../gestion-course.query.ts';
import { PrintedCell, PrintedList } from '../printed-list.tsx';

const COLUMNS = ['Estudiante', 'Teléfono', 'Email', '', 'Avisado'];

type ContactsSheetProps = { course: { id: string; name: string; scheduledDate: string | null } };

/** Printed only: whom to inform, with a box to tick. */
export const ContactsSheet = ({ course }: ContactsSheetProps) => {
  const { data } = useQuery(COURSE_CONTACTS, {
    variables: { courseId: course.id },
    fetchPolicy: 'cache-first',
  });
  return (
    <>
      <Paper margin="10mm" />
      <PrintedList course={course} columns={COLUMNS}>
        {data?.courseContacts.map(({ id, user, isWaiting, failure }) => (
          <chakra.tr key={id} breakInside="avoid">
            <PrintedCell overflowWrap="anywhere">{user ? userName(user) : 'Sin cuenta'}</PrintedCell>
            <PrintedCell whiteSpace="nowrap">{user?.phone ?? '–'}</PrintedCell>
            <PrintedCell overflowWrap="anywhere">{user ? emailText(user.email) : '–'}</PrintedCell>
            <PrintedCell>{failure ?? (isWaiting ? 'En espera' : '')}</PrintedCell>
            <PrintedCell>☐</PrintedCell>
          </chakra.tr>
        ))}
      </PrintedList>
    </>
  );
};
