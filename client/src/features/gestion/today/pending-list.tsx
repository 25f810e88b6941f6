import { Box, chakra, Flex } from '@chakra-ui/react';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { graphql } from '../../../gql/index.ts';
import type { PendingRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { ActionButton } from '../enrolments/action-button.tsx';
import { enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection } from '../enrolments/rejection.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';

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

type PendingListProps = {
  enrolments: readonly PendingRow_EnrolmentFragment[];
  actions: EnrolmentActions;
  onOpen: (id: string) => void;
};

/** Pending enrolments, each with its button. */
export const PendingList = ({ enrolments, actions, onOpen }: PendingListProps) => {
  if (enrolments.length === 0) return <EmptyNote>Todo está confirmado</EmptyNote>;
  return (
    <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '5' }}>
      {enrolments.map((enrolment) => {
        const { id, course, status, startsAt, licence, user } = enrolment;
        return (
          <Flex
            as="li"
            key={id}
            {...ruled}
            py="2.5"
            gap="3"
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
              {licence !== 'VALID' && (
                <Box mt="1.5">
                  <LicenceBadge state={licence} expiration={user?.cluExpiration} />
                </Box>
              )}
              <Rejection actions={actions} enrolmentId={id} mt="1.5" />
            </Box>
            {status === 'PENDING' ? (
              <ActionButton size="sm" isNamed actions={actions} action="confirm" enrolment={enrolment} />
            ) : (
              <EnrolmentStatusBadge status={status} />
            )}
          </Flex>
        );
      })}
    </chakra.ul>
  );
};
