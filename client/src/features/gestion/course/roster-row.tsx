import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { ListCell } from '../../../components/lists/list-cell.tsx';
import { ListRow } from '../../../components/lists/list-row.tsx';
import { compactText } from '../../../components/records/date-text.ts';
import { documentNumberText } from '../../../components/records/document-text.ts';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { RosterRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { ActionButton } from '../enrolments/action-button.tsx';
import { cancellationReasons } from '../enrolments/cancellation-reasons.ts';
import { enrolmentLabel, enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection } from '../enrolments/rejection.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { RowButton } from '../lists/row-button.tsx';
import { RowCheckbox } from '../lists/row-checkbox.tsx';

graphql(`
  fragment RosterRow_enrolment on Enrolment {
    id
    status
    startsAt
    licence
    cancellation {
      reason
    }
    course {
      id
      name
    }
    user {
      id
      firstName
      lastName
      email
      phone
      documentNumber
    }
  }
`);

/** Whether an action is possible. */
export const isOpenEnrolment = ({ status }: Pick<RosterRow_EnrolmentFragment, 'status'>) =>
  status === 'PENDING' || status === 'CONFIRMED';

type RosterRowProps = {
  enrolment: RosterRow_EnrolmentFragment;
  isPersonal: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  actions: EnrolmentActions;
  onOpen: () => void;
};

export const RosterRow = ({ enrolment, isPersonal, isChosen, onChoose, actions, onOpen }: RosterRowProps) => {
  const { id, status, user, licence, cancellation } = enrolment;
  const label = enrolmentLabel(enrolment);
  const isOpen = isOpenEnrolment(enrolment);

  return (
    <ListRow>
      <ListCell column="Estudiante" isTitle>
        <HStack gap="3" align="start">
          {isOpen && <RowCheckbox label={`Elegir ${label}`} isChosen={isChosen} onChange={onChoose} />}
          <Box minW="0">
            <RowButton onClick={onOpen}>{enrolmentName(enrolment)}</RowButton>
            {isPersonal && (
              <Text textStyle="sm" fontVariantNumeric="tabular-nums">
                {compactText(enrolment.startsAt)}
              </Text>
            )}
            {user?.phone && (
              <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
                {user.phone}
              </Text>
            )}
          </Box>
        </HStack>
      </ListCell>
      <ListCell column="Documento">
        <Text fontVariantNumeric="tabular-nums" overflowWrap="anywhere">
          {user ? documentNumberText(user.documentNumber) : 'Pendiente'}
        </Text>
      </ListCell>
      <ListCell column="Estado">
        <Stack gap="1.5" align="start">
          <EnrolmentStatusBadge status={status} />
          {cancellation && (
            <Text textStyle="sm" color="fg.muted">
              {cancellationReasons[cancellation.reason].label}
            </Text>
          )}
          <Rejection actions={actions} enrolmentId={id} />
        </Stack>
      </ListCell>
      <ListCell column="CLU">
        <Box>
          <LicenceBadge state={licence} />
        </Box>
      </ListCell>
      <ListCell column="Acciones">
        <HStack gap="2" wrap="wrap">
          {status === 'PENDING' && (
            <ActionButton size="sm" actions={actions} action="confirm" enrolmentId={id} of={label} />
          )}
          {status === 'CONFIRMED' && (
            <ActionButton size="sm" actions={actions} action="complete" enrolmentId={id} of={label} />
          )}
        </HStack>
      </ListCell>
    </ListRow>
  );
};
