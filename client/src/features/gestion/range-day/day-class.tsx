import { Badge, Button, chakra, Heading, HStack, Stack } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import type { DayClass_ClassFragment, DayStudent_StudentFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { clockText } from '../entries/entry-text.ts';
import { DayStudent } from './day-student.tsx';
import type { DayActions, Proposal } from './use-day-actions.ts';

graphql(`
  fragment DayClass_class on RangeClass {
    id
    courseName
    startsAt
    endsAt
    completableFrom
    location
    laneName
    instructorName
  }
`);

/** In the order in which students pass them. */
const COUNTED = [
  ['EXPECTED', 'por llegar', 'por llegar'],
  ['ARRIVED', 'llegó', 'llegaron'],
  ['ON_RANGE', 'con arma', 'con arma'],
  ['RETURNED', 'devolvió', 'devolvieron'],
  ['DONE', 'completo', 'completos'],
  ['ABSENT', 'no vino', 'no vinieron'],
] as const;

type Students = readonly DayStudent_StudentFragment[];

const countsText = (students: Students) =>
  COUNTED.flatMap(([state, one, many]) => {
    const count = students.filter((student) => student.state === state).length;
    return count === 0 ? [] : [`${countText(count)} ${count === 1 ? one : many}`];
  }).join(' · ');

type DayClassProps = {
  dayClass: DayClass_ClassFragment;
  students: Students;
  proposals: ReadonlyMap<string, readonly Proposal[]>;
  now: Date;
  actions: DayActions;
};

/** A class with its students, each with what is next. */
export const DayClass = ({ dayClass, students, proposals, now, actions }: DayClassProps) => {
  const { id, courseName, startsAt, endsAt, completableFrom, location, laneName, instructorName } = dayClass;
  const isRunning = new Date(startsAt) <= now && now < new Date(endsAt);
  const isCompletable = new Date(completableFrom) <= now;
  const isOver = new Date(endsAt) <= now;
  const expected = students.filter(({ state }) => state === 'EXPECTED');
  const present = students.filter(({ state }) => state === 'ARRIVED' || state === 'RETURNED');
  const completeText = isCompletable ? 'Completar' : 'Completar antes…';
  const heading = `${clockText(startsAt)}–${clockText(endsAt)} ${courseName}`;
  const time = { startsAt, completableFrom };
  const complete = (those: Students, isArmed: boolean) =>
    actions.complete(
      those.map(({ enrolmentId, name }) => ({ enrolmentId, name, isArmed })),
      time,
    );
  return (
    <Stack
      as="li"
      layerStyle="document"
      aria-labelledby={`class-${id}`}
      borderInlineStartWidth="4px"
      borderInlineStartColor={isRunning ? 'accent.400' : 'border.emphasized'}
      gap="2"
      px={{ base: '3', md: '5' }}
      py="4"
    >
      <HStack justify="space-between" align="start" gap="2" wrap="wrap">
        <Heading as="h2" id={`class-${id}`} textStyle="lg" lineHeight="short" overflowWrap="anywhere">
          {heading}
        </Heading>
        {isRunning && <Badge colorPalette="accent">Ahora</Badge>}
      </HStack>
      <SmallText overflowWrap="anywhere">
        {[laneName, location, instructorName && `Con ${instructorName}`].filter(Boolean).join(' · ')}
      </SmallText>
      <SmallText>{countsText(students)}</SmallText>
      <HStack gap="2" wrap="wrap" _empty={{ display: 'none' }}>
        {actions.mayMark && expected.length > 1 && (
          <Button
            flex={{ base: '1 1 auto', sm: 'none' }}
            aria-label={`Llegaron todos (${expected.length}): ${heading}`}
            onClick={() => actions.arrive(expected, true)}
          >
            Llegaron todos ({expected.length})
          </Button>
        )}
        {actions.mayRecord && present.length > 0 && (isCompletable || actions.mayCompleteEarly) && (
          <Button
            flex={{ base: '1 1 auto', sm: 'none' }}
            variant="outline"
            colorPalette="green"
            aria-label={`${completeText} (${present.length}): ${heading}`}
            onClick={() => complete(present, false)}
          >
            {completeText} ({present.length})
          </Button>
        )}
      </HStack>
      <chakra.ul
        listStyleType="none"
        aria-label={`Estudiantes de ${heading}`}
        display="grid"
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: 'repeat(2, minmax(0, 1fr))' }}
        columnGap="10"
        alignContent="start"
      >
        {students.map((student) => (
          <DayStudent
            key={student.enrolmentId}
            student={student}
            proposals={proposals.get(student.enrolmentId) ?? []}
            hasBegun={new Date(startsAt) <= now}
            onCompleteArmed={isOver && actions.mayCompleteEarly ? () => complete([student], true) : null}
            actions={actions}
          />
        ))}
      </chakra.ul>
    </Stack>
  );
};
