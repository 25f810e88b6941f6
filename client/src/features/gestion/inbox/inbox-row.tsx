import { Box, HStack, Stack, Text } from '@chakra-ui/react';
import { adminPriceText } from '#domain/money.ts';
import { ListCell } from '../../../components/lists/list-cell.tsx';
import { ListRow } from '../../../components/lists/list-row.tsx';
import { compactText, shortDateText } from '../../../components/records/date-text.ts';
import { courseTypes } from '../../../components/records/enums.ts';
import { EmailText } from '../../../components/records/email-text.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { InboxRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { ActionButton } from '../enrolments/action-button.tsx';
import { enrolmentLabel, enrolmentName } from '../enrolments/enrolment-label.ts';
import { permittedActions } from '../enrolments/permitted-actions.ts';
import { Rejection } from '../enrolments/rejection.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { RowButton } from '../lists/row-button.tsx';
import { RowCheckbox } from '../lists/row-checkbox.tsx';

graphql(`
  fragment InboxRow_enrolment on Enrolment {
    id
    status
    startsAt
    createdAt
    price
    licence
    instructorName
    course {
      id
      name
      courseType
    }
    user {
      id
      firstName
      lastName
      email
    }
  }
`);

type InboxRowProps = {
  enrolment: InboxRow_EnrolmentFragment;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  actions: EnrolmentActions;
  onOpen: () => void;
};

export const InboxRow = ({ enrolment, isChosen, onChoose, actions, onOpen }: InboxRowProps) => {
  const { id, status, user, course, startsAt, instructorName } = enrolment;
  const label = enrolmentLabel(enrolment);
  const can = permittedActions(enrolment);

  return (
    <ListRow>
      <ListCell column="Estudiante" isTitle>
        <HStack gap="3" align="start">
          <RowCheckbox label={`Elegir ${label}`} isChosen={isChosen} onChange={onChoose} />
          <Box minW="0">
            <RowButton onClick={onOpen}>{enrolmentName(enrolment)}</RowButton>
            <Text textStyle="sm" color="fg.muted" overflowWrap="break-word">
              {user && <EmailText email={user.email} />}
            </Text>
          </Box>
        </HStack>
      </ListCell>
      <ListCell column="Clase">
        <Box>
          <Text overflowWrap="anywhere">{course.name}</Text>
          <Text textStyle="sm" color="fg.muted">
            {courseTypes[course.courseType].label}
            {instructorName ? `, con ${instructorName}` : ''}
          </Text>
        </Box>
      </ListCell>
      <ListCell column="Cuándo">
        <Box>
          <Text fontVariantNumeric="tabular-nums">{compactText(startsAt)}</Text>
          <Text textStyle="sm" color="fg.muted" hideBelow="lg">
            Se inscribió el {shortDateText(enrolment.createdAt)}
          </Text>
        </Box>
      </ListCell>
      <ListCell column="Estado">
        <Stack gap="1.5" align="start">
          <EnrolmentStatusBadge status={status} />
          {enrolment.licence !== 'VALID' && <LicenceBadge state={enrolment.licence} />}
          <Rejection actions={actions} enrolmentId={id} />
        </Stack>
      </ListCell>
      <ListCell column="Precio">
        <Text whiteSpace="nowrap" fontVariantNumeric="tabular-nums">
          {adminPriceText(enrolment.price)}
        </Text>
      </ListCell>
      <ListCell column="Acciones">
        <HStack gap="2" wrap="wrap">
          {can.includes('confirm') && (
            <ActionButton size="sm" actions={actions} action="confirm" enrolmentId={id} of={label} />
          )}
          {can.includes('noShow') && (
            <ActionButton size="sm" actions={actions} action="complete" enrolmentId={id} of={label} />
          )}
        </HStack>
      </ListCell>
    </ListRow>
  );
};
