import { Button, chakra, Flex, Heading, Stack } from '@chakra-ui/react';
import { differenceInMinutes } from 'date-fns';
import { lazy, Suspense, useState } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { completableFrom } from '#domain/enrolments/completion.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { ListSkeleton } from '../../../components/lists/list-skeleton.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import type { TaughtClassCard_ClassFragment } from '../../../gql/graphql.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { StudentRow } from './student-row.tsx';
import type { Attendance } from './use-attendance.ts';

graphql(`
  fragment TaughtClassCard_class on TaughtClass {
    id
    startsAt
    endsAt
    courseName
    location
    students {
      enrolmentId
      name
      hasLicence
      attendance
      phone
    }
  }
`);

const Notes = lazy(async () => ({ default: (await import('../notes/notes.tsx')).Notes }));

const OPEN: readonly TaughtClassCard_ClassFragment['students'][number]['attendance'][] = [
  'EXPECTED',
  'ARRIVED',
];

type TaughtClassCardProps = {
  taught: TaughtClassCard_ClassFragment;
  isToday: boolean;
  attendance: Attendance;
};

const clock = (instant: string) => clockIn(new Date(instant), academy.timeZone);

const isEnding = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => {
  const durationMinutes = differenceInMinutes(new Date(endsAt), new Date(startsAt));
  return completableFrom({ startsAt: new Date(startsAt), durationMinutes }) <= new Date();
};

/** An own class with its students. Until it is ending, marks say who has come; then they complete it. */
export const TaughtClassCard = ({ taught, isToday, attendance }: TaughtClassCardProps) => {
  const { id, startsAt, endsAt, courseName, location, students } = taught;
  const { marks, mark, markAll, takeBack } = attendance;
  const arrived = students.filter((student) => student.attendance === 'ARRIVED');
  const [showsNotes, setShowsNotes] = useState(false);
  const title = `${clock(startsAt)}–${clock(endsAt)} ${courseName}`;

  return (
    <Stack
      as="section"
      aria-labelledby={`class-${id}`}
      layerStyle="document"
      gap="1"
      p={{ base: '4', md: '5' }}
    >
      <Heading as="h3" id={`class-${id}`} textStyle="xl" overflowWrap="anywhere">
        {title}
      </Heading>
      <Flex gap="2" justify="space-between" align="center">
        <SmallText>{location}</SmallText>
        <Button
          variant="outline"
          size="sm"
          aria-label={`Notas: ${title}`}
          onClick={() => setShowsNotes(true)}
        >
          Notas
        </Button>
      </Flex>
      {students.length === 0 ? (
        <EmptyNote>No hay nadie inscripto</EmptyNote>
      ) : (
        <chakra.ul listStyleType="none" aria-label={`Estudiantes de ${courseName}`}>
          {students.map((student) => (
            <StudentRow
              key={student.enrolmentId}
              student={student}
              mark={marks[student.enrolmentId]}
              mayMark={isToday && OPEN.includes(student.attendance)}
              onTakeBack={
                isToday && student.attendance !== 'UNCONFIRMED' ? () => takeBack(student.enrolmentId) : null
              }
              onMark={(next) => mark(student.enrolmentId, next)}
            />
          ))}
        </chakra.ul>
      )}
      {isToday && arrived.length > 0 && isEnding(taught) && (
        <Button
          variant="outline"
          colorPalette="green"
          onClick={() => markAll(arrived.map(({ enrolmentId }) => enrolmentId))}
        >
          {`Completar a quienes llegaron (${arrived.length})`}
        </Button>
      )}
      <DetailDialog title={`Notas: ${title}`} isOpen={showsNotes} onClose={() => setShowsNotes(false)}>
        <Suspense fallback={<ListSkeleton label="Cargando las notas..." />}>
          <Notes about="class" id={id} />
        </Suspense>
      </DetailDialog>
    </Stack>
  );
};
