import { Box, HStack } from '@chakra-ui/react';
import { documentNumberText } from '../../../components/records/document-text.ts';
import { LicenceBadge } from '../../../components/records/licence-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { RosterRow_EnrolmentFragment } from '../../../gql/graphql.ts';
import { enrolmentLabel, enrolmentName } from '../enrolments/enrolment-label.ts';
import { Rejection, RowBadges } from '../enrolments/row-badges.tsx';
import { RowActions } from '../enrolments/row-actions.tsx';
import type { EnrolmentActions } from '../enrolments/use-enrolment-actions.ts';
import { DenseCell, DenseRow, Line, PhoneLine } from '../lists/dense-table.tsx';
import { PhoneLink } from '../lists/phone-link.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { RowCheckbox } from '../selection/row-checkbox.tsx';
import { rowDateText } from '../lists/row-date.ts';

graphql(`
  fragment RosterRow_enrolment on Enrolment {
    id
    status
    startsAt
    completableFrom
    arrivedAt
    offerUntil
    licence
    cancellation {
      reason
    }
    course {
      id
      name
    }
    user {
      ...PersonName
      phone
      documentNumber
      cluExpiration
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
  onChoose: (isChosen: boolean, isRange: boolean) => void;
  actions: EnrolmentActions;
  onOpen: () => void;
};

export const RosterRow = ({ enrolment, isPersonal, isChosen, onChoose, actions, onOpen }: RosterRowProps) => {
  const { id, user, licence, startsAt } = enrolment;
  const name = enrolmentName(enrolment);
  return (
    <DenseRow isInert={actions.isInert(id)}>
      <DenseCell area="choice">
        {isOpenEnrolment(enrolment) ? (
          <RowCheckbox
            label={`Elegir ${enrolmentLabel(enrolment)}`}
            isChosen={isChosen}
            onChange={onChoose}
          />
        ) : (
          <Box w={{ base: '11', lg: '9' }} />
        )}
      </DenseCell>
      <DenseCell area="title">
        <Line title={name}>
          <RowButton onClick={onOpen}>{name}</RowButton>
        </Line>
        <HStack hideFrom="lg" columnGap="2" rowGap="0" wrap="wrap">
          <RowBadges enrolment={enrolment} isBrief />
          <PhoneLine>
            {isPersonal ? rowDateText(startsAt) : user?.phone && <PhoneLink phone={user.phone} />}
          </PhoneLine>
        </HStack>
        <Rejection actions={actions} enrolmentId={id} />
      </DenseCell>
      <DenseCell>
        <Line>
          {isPersonal ? rowDateText(startsAt) : user?.phone ? <PhoneLink phone={user.phone} /> : '–'}
        </Line>
      </DenseCell>
      <DenseCell>
        <Line>{user ? documentNumberText(user.documentNumber) : 'Pendiente'}</Line>
      </DenseCell>
      <DenseCell>
        <RowBadges enrolment={{ ...enrolment, licence: 'VALID' }} />
      </DenseCell>
      <DenseCell>
        <LicenceBadge isShort state={licence} expiration={user?.cluExpiration} />
      </DenseCell>
      <DenseCell area="side">
        <RowActions enrolment={enrolment} actions={actions} />
      </DenseCell>
    </DenseRow>
  );
};
