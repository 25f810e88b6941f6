import { adminPriceText } from '#domain/texts/money.ts';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { graphql } from '../../../gql/index.ts';
import type { PersonEnrolment_EnrolmentFragment } from '../../../gql/graphql.ts';
import { DenseCell, DenseRow, Line, PhoneLine } from '../lists/dense-table.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { rowDateText } from '../lists/row-date.ts';

graphql(`
  fragment PersonEnrolment_enrolment on Enrolment {
    id
    status
    startsAt
    price
    instructorName
    course {
      id
      name
    }
  }
`);

type PersonEnrolmentProps = { enrolment: PersonEnrolment_EnrolmentFragment; onOpen: () => void };

export const PersonEnrolment = ({ enrolment, onOpen }: PersonEnrolmentProps) => (
  <DenseRow>
    <DenseCell area="title">
      <Line title={enrolment.course.name}>
        <RowButton onClick={onOpen}>{enrolment.course.name}</RowButton>
      </Line>
      <PhoneLine>{rowDateText(enrolment.startsAt)}</PhoneLine>
    </DenseCell>
    <DenseCell>
      <Line isMuted={!enrolment.instructorName}>{enrolment.instructorName ?? 'Sin asignar'}</Line>
    </DenseCell>
    <DenseCell>
      <Line>{rowDateText(enrolment.startsAt)}</Line>
    </DenseCell>
    <DenseCell>
      <Line>{adminPriceText(enrolment.price)}</Line>
    </DenseCell>
    <DenseCell area="side">
      <EnrolmentStatusBadge status={enrolment.status} />
    </DenseCell>
  </DenseRow>
);
