import { HStack } from '@chakra-ui/react';
import { adminPriceText } from '#domain/texts/money.ts';
import { AgeMark } from '../../../components/records/age-badge.tsx';
import { enrolmentStatuses } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import type { InboxRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { AttendanceButtons } from '../enrolments/attendance-buttons.tsx';
import { enrolmentLabel, enrolmentName } from '../enrolments/enrolment-label.ts';
import {
  LicenceMark,
  paymentText,
  Rejection,
  RowBadges,
  SAYS_COMING,
  saysComing,
  ShortageMark,
  shortagesText,
} from '../enrolments/row-badges.tsx';
import { RowActions } from '../enrolments/row-actions.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { DenseCell, DenseRow, Line, PhoneLine } from '../lists/dense-table.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { RowCheckbox } from '../selection/checkboxes.tsx';
import { rowDateText } from '../lists/row-date.ts';

graphql(`
  fragment InboxRow_enrolment on Enrolment {
    id
    status
    startsAt
    completableFrom
    arrivedAt
    comingAt
    createdAt
    price
    isPaid
    owed
    ...Shortages
    licence
    ageMissed
    instructorName
    cancellation {
      reason
    }
    course {
      id
      name
      courseType
    }
    user {
      ...PersonName
      cluExpiration
    }
  }
`);

type InboxRowProps = {
  enrolment: InboxRow_EnrolmentFragment;
  /** In the list of classes without attendance. */
  isUnattended: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean, isRange: boolean) => void;
  actions: EnrolmentActions;
  onOpen: () => void;
};

/** On a phone. A pending enrolment has its button. */
const stateText = ({ status, cancellation }: InboxRow_EnrolmentFragment) => {
  if (cancellation?.reason === 'NO_SHOW') return 'No vino';
  return status === 'PENDING' ? null : enrolmentStatuses[status].label;
};

export const InboxRow = ({ enrolment, isUnattended, isChosen, onChoose, actions, onOpen }: InboxRowProps) => {
  const { id, course, startsAt, instructorName } = enrolment;
  const name = enrolmentName(enrolment);
  const shortage = shortagesText(enrolment);
  return (
    <DenseRow isInert={actions.isInert(id)}>
      <DenseCell area="choice">
        <RowCheckbox label={`Elegir ${enrolmentLabel(enrolment)}`} isChosen={isChosen} onChange={onChoose} />
      </DenseCell>
      <DenseCell area="title">
        <Line title={name}>
          <RowButton onClick={onOpen}>{name}</RowButton>
        </Line>
        <HStack hideFrom="lg" gap="1.5">
          <AgeMark years={enrolment.ageMissed} />
          <LicenceMark {...enrolment} />
          <ShortageMark text={shortage} />
          <PhoneLine>
            {[
              rowDateText(startsAt),
              stateText(enrolment),
              paymentText(enrolment),
              saysComing(enrolment) && SAYS_COMING,
              course.name,
            ]
              .filter(Boolean)
              .join(' · ')}
          </PhoneLine>
        </HStack>
        <Rejection actions={actions} enrolmentId={id} />
      </DenseCell>
      <DenseCell>
        <Line title={[course.name, instructorName && `con ${instructorName}`].filter(Boolean).join(', ')}>
          {course.name}
        </Line>
      </DenseCell>
      <DenseCell>
        <HStack gap="1.5">
          <Line>{rowDateText(startsAt)}</Line>
          <ShortageMark text={shortage} />
        </HStack>
      </DenseCell>
      <DenseCell>
        <RowBadges enrolment={enrolment} />
      </DenseCell>
      <DenseCell>
        <Line>{adminPriceText(enrolment.price)}</Line>
      </DenseCell>
      <DenseCell area="side">
        {isUnattended && enrolment.status === 'PENDING' ? (
          <AttendanceButtons isCancelHidden enrolment={enrolment} actions={actions} />
        ) : (
          <RowActions enrolment={enrolment} actions={actions} />
        )}
      </DenseCell>
    </DenseRow>
  );
};
