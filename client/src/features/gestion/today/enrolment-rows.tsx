import { Box, chakra, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { graphql } from '../../../gql/index.ts';
import type { PendingRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection } from '../enrolments/rejection.tsx';
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

type EnrolmentRowsProps = EnrolmentListProps & {
  gap: '2' | '3';
  /** Within the frame of their class, which says what they are for. */
  isOfClass?: boolean | undefined;
  note?: (enrolment: PendingRow_EnrolmentFragment) => ReactNode;
  /** While one is pending; afterwards its status stands there. */
  buttons: (enrolment: PendingRow_EnrolmentFragment) => ReactNode;
};

/** Enrolments, each with a note and its buttons. */
export const EnrolmentRows = ({
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
