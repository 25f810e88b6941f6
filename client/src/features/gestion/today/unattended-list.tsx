import { Box, chakra, Flex } from '@chakra-ui/react';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import type { PendingRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection } from '../enrolments/rejection.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';

type UnattendedListProps = {
  enrolments: readonly PendingRow_EnrolmentFragment[];
  actions: EnrolmentActions;
  onOpen: (id: string) => void;
};

/** Pending classes that have begun, oldest first, each with the buttons that clear it. */
export const UnattendedList = ({ enrolments, actions, onOpen }: UnattendedListProps) => (
  <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
    {enrolments.map((enrolment) => {
      const { id, course, status, startsAt } = enrolment;
      return (
        <Flex
          as="li"
          key={id}
          {...ruled}
          py="2.5"
          gap="2"
          justify="space-between"
          align="center"
          wrap="wrap"
          pointerEvents={actions.isInert(id) ? 'none' : undefined}
        >
          <Box minW="0" flex="1 1 12rem">
            <RowButton onClick={() => onOpen(id)}>{enrolmentName(enrolment)}</RowButton>
            <SmallText overflowWrap="anywhere">
              {course.name} · {rowDateText(startsAt)}
            </SmallText>
            <Rejection actions={actions} enrolmentId={id} mt="1.5" />
          </Box>
          {status === 'PENDING' ? (
            <AttendanceButtons size="sm" enrolment={enrolment} actions={actions} />
          ) : (
            <EnrolmentStatusBadge status={status} />
          )}
        </Flex>
      );
    })}
  </chakra.ul>
);
