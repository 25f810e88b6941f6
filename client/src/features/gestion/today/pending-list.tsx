import { Box, Button, chakra, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState, type ReactNode } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { AgeBadge } from '../../../components/records/age-badge.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import type { PendingRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ActionButton } from '../enrolments/row-actions.tsx';
import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection, SAYS_COMING, saysComing, shortagesText } from '../enrolments/row-badges.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { opensRow, RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';

graphql(`
  fragment PendingRow_enrolment on Enrolment {
    id
    status
    startsAt
    completableFrom
    arrivedAt
    comingAt
    licence
    ageMissed
    ...Shortages
    course {
      id
      name
    }
    user {
      ...PersonName
      cluExpiration
    }
  }
`);

type EnrolmentListProps = {
  enrolments: readonly PendingRow_EnrolmentFragment[];
  actions: EnrolmentActions;
  onOpen: (id: string) => void;
};

/** Pending enrolments by class. */
export const PendingList = ({ enrolments, ...list }: EnrolmentListProps) => {
  if (enrolments.length === 0) return <EmptyNote>Todo está confirmado</EmptyNote>;
  return (
    <Stack gap="2.5">
      {classesOf(enrolments).map((ofClass) => {
        const [first] = ofClass;
        return ofClass.length === 1 ? (
          <Rows key={first?.id} {...list} enrolments={ofClass} />
        ) : (
          <PendingClass key={first?.id} {...list} enrolments={ofClass} />
        );
      })}
    </Stack>
  );
};

type OfClass = { startsAt: string | null; course: { id: string } };

const CLASSES_SHOWN = 8;

/** Those of one class together, in the order of the first of each. */
const classesOf = <Row extends OfClass>(rows: readonly Row[]) => {
  const classes = new Map<string, Row[]>();
  for (const row of rows) {
    const key = `${row.course.id} ${row.startsAt}`;
    classes.set(key, [...(classes.get(key) ?? []), row]);
  }
  return [...classes.values()].slice(0, CLASSES_SHOWN);
};

const STUDENTS_SHOWN = 4;

/** The pending students of one class, confirmed together or one by one. */
const PendingClass = ({ enrolments, ...list }: EnrolmentListProps) => {
  const [isWhole, setIsWhole] = useState(enrolments.length <= STUDENTS_SHOWN);
  const { actions } = list;
  const [first] = enrolments as [PendingRow_EnrolmentFragment, ...PendingRow_EnrolmentFragment[]];
  const title = `${first.course.name} · ${rowDateText(first.startsAt)}`;
  const ids = enrolments.filter(({ status }) => status === 'PENDING').map(({ id }) => id);
  const shown = isWhole ? enrolments : enrolments.slice(0, STUDENTS_SHOWN);
  return (
    <Box role="group" aria-label={title} layerStyle="document" px={{ base: '4', md: '5' }} py="1">
      <Flex py="2" gap="3" justify="space-between" align="center" wrap="wrap">
        <Text fontWeight="semibold" minW="0" flex="1 1 12rem" overflowWrap="anywhere">
          {title}
        </Text>
        {ids.length > 1 && actions.may('confirm') && (
          <Button
            size="sm"
            aria-label={`Confirmar a los ${countText(ids.length)} de ${title}`}
            aria-disabled={actions.isBusy}
            onClick={() => void actions.run('confirm', ids, {})}
          >
            Confirmar a los {countText(ids.length)}
          </Button>
        )}
      </Flex>
      <Rows {...list} isOfClass enrolments={shown} />
      {shown.length < enrolments.length && (
        <Button size="sm" variant="ghost" my="1" onClick={() => setIsWhole(true)}>
          Ver a los {countText(enrolments.length)}
        </Button>
      )}
    </Box>
  );
};

/** Pending classes that have begun, oldest first, each with the buttons that clear it. */
export const UnattendedList = (list: EnrolmentListProps) => (
  <EnrolmentRows
    {...list}
    gap="2"
    buttons={(enrolment) => <AttendanceButtons size="sm" enrolment={enrolment} actions={list.actions} />}
  />
);

const Rows = ({ isOfClass, ...list }: EnrolmentListProps & { isOfClass?: boolean }) => (
  <EnrolmentRows
    {...list}
    isOfClass={isOfClass}
    gap="3"
    note={({ licence, ageMissed, user }) =>
      (licence !== 'VALID' || ageMissed !== null) && (
        <HStack mt="1.5" gap="1.5" wrap="wrap">
          {licence !== 'VALID' && <LicenceBadge state={licence} expiration={user?.cluExpiration} />}
          <AgeBadge years={ageMissed} />
        </HStack>
      )
    }
    buttons={(enrolment) => (
      <ActionButton size="sm" isNamed actions={list.actions} action="confirm" enrolment={enrolment} />
    )}
  />
);

const ShortageNote = ({ enrolment }: { enrolment: PendingRow_EnrolmentFragment }) => {
  const text = shortagesText(enrolment);
  return text && <SmallText color="fg.warning">{text}</SmallText>;
};

type EnrolmentRowsProps = EnrolmentListProps & {
  gap: '2' | '3';
  /** Within the frame of their class, which says what they are for. */
  isOfClass?: boolean | undefined;
  note?: (enrolment: PendingRow_EnrolmentFragment) => ReactNode;
  /** While one is pending; afterwards its status stands there. */
  buttons: (enrolment: PendingRow_EnrolmentFragment) => ReactNode;
};

/** Enrolments, each with a note and its buttons. */
const EnrolmentRows = ({
  enrolments,
  actions,
  onOpen,
  gap,
  isOfClass = false,
  note,
  buttons,
}: EnrolmentRowsProps) => (
  <chakra.ul
    listStyleType="none"
    {...(isOfClass ? {} : { layerStyle: 'document', px: { base: '4', md: '5' } })}
  >
    {enrolments.map((enrolment) => (
      <Flex
        key={enrolment.id}
        as="li"
        {...ruled}
        {...opensRow}
        py="2.5"
        gap={gap}
        justify="space-between"
        align="center"
        wrap="wrap"
        pointerEvents={actions.isInert(enrolment.id) ? 'none' : undefined}
      >
        <Box minW="0" flex="1 1 12rem">
          <RowButton onClick={() => onOpen(enrolment.id)}>{enrolmentName(enrolment)}</RowButton>
          {!isOfClass && (
            <SmallText overflowWrap="anywhere">
              {enrolment.course.name} · {rowDateText(enrolment.startsAt)}
            </SmallText>
          )}
          {saysComing(enrolment) && <SmallText color="fg.success">{SAYS_COMING}</SmallText>}
          <ShortageNote enrolment={enrolment} />
          {note?.(enrolment)}
          <Rejection actions={actions} enrolmentId={enrolment.id} mt="1.5" />
        </Box>
        {enrolment.status === 'PENDING' ? (
          buttons(enrolment)
        ) : (
          <EnrolmentStatusBadge status={enrolment.status} />
        )}
      </Flex>
    ))}
  </chakra.ul>
);
