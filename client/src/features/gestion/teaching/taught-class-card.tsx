import {
  Badge,
  Box,
  Button,
  chakra,
  Flex,
  Heading,
  HStack,
  Link as StyledLink,
  Stack,
  Text,
} from '@chakra-ui/react';
import { differenceInMinutes } from 'date-fns';
import { lazy, Suspense, useState } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { completableFrom } from '#domain/enrolments/completion.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListSkeleton } from '../../../components/lists/list-skeleton.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import type { TaughtClassCard_ClassFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import type { Attendance, Mark } from './use-attendance.ts';

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
      isComing
      isPaid
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

type TaughtStudent = TaughtClassCard_ClassFragment['students'][number];

const STATES = {
  UNCONFIRMED: { label: 'Sin confirmar', colorPalette: 'accent' },
  EXPECTED: { label: 'Confirmado', colorPalette: 'gray' },
  ARRIVED: { label: 'Llegó', colorPalette: 'green' },
  PRESENT: { label: 'Vino', colorPalette: 'green' },
  ABSENT: { label: 'No vino', colorPalette: 'red' },
} as const;

const MARKS = { PRESENT: 'Vino', ABSENT: 'No vino' } as const;

type StudentRowProps = {
  student: TaughtStudent;
  /** Chosen and not yet saved. */
  mark: Mark | undefined;
  mayMark: boolean;
  onMark: (mark: Mark) => void;
  /** Null if there is nothing to take back today. */
  onTakeBack: (() => void) | null;
};

/** A student of an own class. One tap marks, another takes it back. */
const StudentRow = ({ student, mark, mayMark, onMark, onTakeBack }: StudentRowProps) => {
  const { name, phone, hasLicence, attendance, isComing, isPaid } = student;
  const { label, colorPalette } = STATES[attendance];
  return (
    <Flex as="li" {...ruled} py="1.5" gap="2" justify="space-between" align="center">
      <Box minW="0">
        <Text fontWeight="medium" lineHeight="short" overflowWrap="anywhere">
          {name}
        </Text>
        <HStack columnGap="1.5" rowGap="0" wrap="wrap" textStyle="xs">
          {mayMark && attendance === 'ARRIVED' && <Badge colorPalette={colorPalette}>{label}</Badge>}
          {isComing && (attendance === 'EXPECTED' || attendance === 'UNCONFIRMED') && (
            <Badge colorPalette="green">Avisó que viene</Badge>
          )}
          {isPaid !== null && (
            <Badge colorPalette={isPaid ? 'green' : 'orange'}>{isPaid ? 'Pagado' : 'Sin pagar'}</Badge>
          )}
          {!hasLicence && <Badge colorPalette="gray">Sin CLU</Badge>}
          {phone && (
            <StyledLink href={`tel:${phone}`} color="fg.muted" whiteSpace="nowrap">
              {phone}
            </StyledLink>
          )}
        </HStack>
      </Box>
      {mayMark ? (
        <HStack gap="1.5" flexShrink="0">
          {(['PRESENT', 'ABSENT'] as const).map((one) => (
            <Button
              key={one}
              px="3"
              variant={mark === one ? 'solid' : 'outline'}
              colorPalette={one === 'PRESENT' ? 'brand' : 'red'}
              aria-pressed={mark === one}
              aria-label={`${MARKS[one]}: ${name}`}
              onClick={() => onMark(one)}
            >
              {MARKS[one]}
            </Button>
          ))}
        </HStack>
      ) : (
        <HStack gap="1.5" flexShrink="0">
          <Badge colorPalette={colorPalette}>{label}</Badge>
          {onTakeBack && (
            <Button size="sm" variant="outline" aria-label={`Deshacer: ${name}`} onClick={onTakeBack}>
              Deshacer
            </Button>
          )}
        </HStack>
      )}
    </Flex>
  );
};
