import { pesosText } from '#domain/texts/money.ts';
import { graphql } from '../../gql/index.ts';
import type { DepositNotice_EnrolmentFragment } from '../../gql/graphql.ts';
import { Notice } from '../feedback/notice.tsx';
import { scheduledText } from '../records/date-text.ts';

graphql(`
  fragment DepositNotice_enrolment on Enrolment {
    id
    status
    deposit {
      amount
      until
      isPaid
    }
  }
`);

/** What must be paid so that a booking stays; nothing once something is paid. */
export const DepositNotice = ({
  enrolment: { status, deposit },
}: {
  enrolment: DepositNotice_EnrolmentFragment;
}) =>
  status === 'PENDING' &&
  deposit &&
  !deposit.isPaid && (
    <Notice tone="warning" role="status">
      Para conservar tu lugar, paga la seña de {pesosText(deposit.amount)} antes del{' '}
      {scheduledText(deposit.until)}.
    </Notice>
  );
