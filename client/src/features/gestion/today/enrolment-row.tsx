import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { graphql } from '../../../gql/index.ts';
import type { PendingRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection } from '../enrolments/rejection.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';

graphql(`
  fragment PendingRow_enrolment on Enrolment {
    id
    status
    startsAt
    licence
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

export type EnrolmentListProps = {
  enrolments: readonly PendingRow_EnrolmentFragment[];
  actions: EnrolmentActions;
  onOpen: (id: string) => void;
};

type EnrolmentRowProps = Omit<EnrolmentListProps, 'enrolments'> & {
  enrolment: PendingRow_EnrolmentFragment;
  gap: '2' | '3';
  note?: ReactNode;
  /** While it is pending; afterwards its status stands there. */
  buttons: ReactNode;
};

export const EnrolmentRow = ({ enrolment, actions, onOpen, gap, note, buttons }: EnrolmentRowProps) => {
  const { id, course, status, startsAt } = enrolment;
  return (
    <Flex
      as="li"
      {...ruled}
      py="2.5"
      gap={gap}
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
        {note}
        <Rejection actions={actions} enrolmentId={id} mt="1.5" />
      </Box>
      {status === 'PENDING' ? buttons : <EnrolmentStatusBadge status={status} />}
    </Flex>
  );
};
