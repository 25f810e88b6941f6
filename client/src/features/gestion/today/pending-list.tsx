import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import type { PendingRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { ActionButton } from '../enrolments/action-button.tsx';
import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { EnrolmentRows, type EnrolmentListProps } from './enrolment-rows.tsx';
import { classesOf } from './gestion.query.ts';

const Rows = ({ isOfClass, ...list }: EnrolmentListProps & { isOfClass?: boolean }) => (
  <EnrolmentRows
    {...list}
    isOfClass={isOfClass}
    gap="3"
    note={({ licence, user }) =>
      licence !== 'VALID' && (
        <Box mt="1.5">
          <LicenceBadge state={licence} expiration={user?.cluExpiration} />
        </Box>
      )
    }
    buttons={(enrolment) => (
      <ActionButton size="sm" isNamed actions={list.actions} action="confirm" enrolment={enrolment} />
    )}
  />
);

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

/** Pending classes that have begun, oldest first, each with the buttons that clear it. */
export const UnattendedList = (list: EnrolmentListProps) => (
  <EnrolmentRows
    {...list}
    gap="2"
    buttons={(enrolment) => <AttendanceButtons size="sm" enrolment={enrolment} actions={list.actions} />}
  />
);
