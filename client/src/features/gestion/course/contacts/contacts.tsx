import { useQuery } from '@apollo/client/react';
import { Badge, Box, chakra, Grid, HStack, Link, Skeleton, Text } from '@chakra-ui/react';
import { generatePath } from 'react-router-dom';
import { emailText, isMissingEmail } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { EmptyNote, RetryNote } from '../../../../components/feedback/empty-note.tsx';
import { Paper } from '../../../../components/print/paper.tsx';
import { EmailText } from '../../../../components/records/email-text.tsx';
import { ruled } from '../../../../components/records/ruled.ts';
import type { Contacts_ContactFragment } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { paths } from '../../../../paths.ts';
import { RowLink } from '../../lists/row-button.tsx';
import { PrintedCell, PrintedList } from '../printed-list.tsx';

const COURSE_CONTACTS = graphql(`
  query CourseContacts($courseId: ID!) {
    courseContacts(courseId: $courseId) {
      ...Contacts_contact
    }
  }
`);

graphql(`
  fragment Contacts_contact on CourseContact {
    id
    isWaiting
    failure
    user {
      ...PersonName
      phone
    }
  }
`);

/** Whom to inform about a course, with links that call and write. */
export const Contacts = ({ courseId }: { courseId: string }) => {
  const { data, error, refetch } = useQuery(COURSE_CONTACTS, {
    variables: { courseId },
    fetchPolicy: 'cache-and-network',
  });
  const contacts = data?.courseContacts;

  if (!contacts) {
    return error ? (
      <RetryNote onRetry={() => refetch()}>No pudimos cargar los contactos.</RetryNote>
    ) : (
      <Skeleton h="40" aria-busy />
    );
  }
  if (contacts.length === 0) return <EmptyNote>No hay a quién avisar</EmptyNote>;
  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
      {contacts.map((contact) => (
        <Contact key={contact.id} contact={contact} />
      ))}
    </chakra.ul>
  );
};

const Contact = ({ contact: { user, isWaiting, failure } }: { contact: Contacts_ContactFragment }) => (
  <Grid
    as="li"
    {...ruled}
    py={{ base: '2.5', md: '2' }}
    columnGap="4"
    rowGap="0.5"
    alignItems="baseline"
    templateColumns={{ base: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 10rem minmax(0, 18rem)' }}
  >
    <Box minW="0">
      {user ? (
        <RowLink to={generatePath(paths.gestionPerson, { id: user.id })}>{userName(user)}</RowLink>
      ) : (
        <Text fontWeight="semibold">Sin cuenta</Text>
      )}
      <HStack gap="2" wrap="wrap">
        {isWaiting && <Badge>En espera</Badge>}
        {failure !== null && (
          <Badge colorPalette="red" whiteSpace="normal">
            No se recuperó: {failure}
          </Badge>
        )}
      </HStack>
    </Box>
    {user?.phone ? (
      <Link href={`tel:${user.phone.replace(/[^+\d]/g, '')}`} fontVariantNumeric="tabular-nums">
        {user.phone}
      </Link>
    ) : (
      <Text color="fg.muted">Sin teléfono</Text>
    )}
    {user && !isMissingEmail(user.email) && (
      <Link href={`mailto:${user.email}`} textStyle="sm" overflowWrap="anywhere">
        <EmailText email={user.email} />
      </Link>
    )}
  </Grid>
);

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
