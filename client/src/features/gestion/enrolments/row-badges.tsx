import { Badge, Box, HStack, type BadgeProps } from '@chakra-ui/react';
import { shortageText } from '#domain/firearms/shortage.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { CheckIcon, WarningIcon } from '../../../components/icons.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { AgeMark } from '../../../components/records/age-badge.tsx';
import { licenceText } from '../../../components/records/licence-badge.tsx';
import type {
  CancellationReason,
  EnrolmentStatus,
  LicenceState,
  ShortagesFragment,
} from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { FirearmIcon } from '../frame/icons.tsx';
import type { EnrolmentActions } from './use-enrolment-actions.ts';

type RowBadgesProps = {
  enrolment: Licence & {
    status: EnrolmentStatus;
    comingAt: string | null;
    ageMissed: number | null;
    cancellation: { reason: CancellationReason } | null;
  } & Payment;
  /** Without a status that goes without saying on a phone: confirmed, as most are, and pending, which has its button. */
  isBrief?: boolean;
};

/** Null while money is off, and if nothing is charged. */
type Payment = { isPaid: boolean | null; owed: number | null; price: number };

export const paymentText = ({ isPaid, owed, price }: Payment) => {
  if (isPaid === null) return null;
  if (!owed) return isPaid ? 'Pagado' : 'Sin pagar';
  return owed < price ? `Seña · debe ${adminPriceText(owed)}` : `Debe ${adminPriceText(owed)}`;
};

const PaymentBadge = ({ payment }: { payment: Payment }) => {
  const text = paymentText(payment);
  return (
    text && (
      <Badge whiteSpace="nowrap" colorPalette={payment.isPaid ? 'green' : 'orange'}>
        {text}
      </Badge>
    )
  );
};

type StatusBadgesProps = Pick<RowBadgesProps, 'isBrief'> & {
  enrolment: Omit<RowBadgesProps['enrolment'], keyof Licence | 'comingAt' | 'ageMissed'>;
};

/** The status, and whether it is paid, which goes before what goes without saying: confirmed, and completed. */
export const StatusBadges = ({ enrolment, isBrief = false }: StatusBadgesProps) => {
  const { status, cancellation, isPaid } = enrolment;
  const isSilent = isBrief && (status === 'CONFIRMED' || status === 'PENDING');
  const isReplaced =
    (isPaid !== null && status === 'CONFIRMED') || (isPaid === false && status === 'COMPLETED');
  return (
    <>
      {cancellation?.reason === 'NO_SHOW' ? (
        <Badge whiteSpace="nowrap">No vino</Badge>
      ) : (
        !isSilent && !isReplaced && <EnrolmentStatusBadge status={status} />
      )}
      {(status === 'CONFIRMED' || isPaid === false) && <PaymentBadge payment={enrolment} />}
    </>
  );
};

type Licence = { licence: LicenceState; user: { cluExpiration: string | null } | null };

const MARK_COLORS: Partial<Record<LicenceState, string>> = {
  MISSING: 'fg.muted',
  EXPIRED: 'fg.error',
  EXPIRES_30: 'fg.warning',
};

/** For a licence that needs a look on the day of the class. */
export const LicenceMark = ({ licence, user }: Licence) => {
  const color = MARK_COLORS[licence];
  if (!color) return null;
  const text = licenceText({ state: licence, expiration: user?.cluExpiration });
  return (
    <Box as="span" role="img" aria-label={text} title={text} flexShrink="0" color={color}>
      <WarningIcon boxSize="4" />
    </Box>
  );
};

/** What its student has said, while it is to come; after that it is known who came. */
export const saysComing = ({ status, comingAt }: { status: EnrolmentStatus; comingAt: string | null }) =>
  comingAt !== null && (status === 'PENDING' || status === 'CONFIRMED');

export const SAYS_COMING = 'Avisó que viene';

const ComingMark = () => (
  <Box as="span" role="img" aria-label={SAYS_COMING} title={SAYS_COMING} flexShrink="0" color="fg.success">
    <CheckIcon boxSize="4" />
  </Box>
);

/** The status, and a mark when the licence needs a look. */
export const RowBadges = ({ enrolment, isBrief = false }: RowBadgesProps) => {
  const { licence, user } = enrolment;
  return (
    <HStack gap="1.5" _empty={{ display: 'none' }}>
      <StatusBadges enrolment={enrolment} isBrief={isBrief} />
      {saysComing(enrolment) &&
        (isBrief ? <Badge colorPalette="green">{SAYS_COMING}</Badge> : <ComingMark />)}
      <AgeMark years={enrolment.ageMissed} />
      <LicenceMark licence={licence} user={user} />
    </HStack>
  );
};

graphql(`
  fragment Shortages on Enrolment {
    shortages {
      label
      isAmmunition
      needed
      available
    }
  }
`);

/** What lacks if a pending enrolment is confirmed; null if nothing does. */
export const shortagesText = ({ status, shortages }: ShortagesFragment & { status: EnrolmentStatus }) =>
  status === 'PENDING' && shortages.length > 0 ? shortages.map(shortageText).join('. ') : null;

/** For a row of one line, beside the day of the class. */
export const ShortageMark = ({ text }: { text: string | null }) =>
  text && (
    <Box as="span" role="img" aria-label={text} title={text} flexShrink="0" color="fg.warning">
      <FirearmIcon boxSize="4" />
    </Box>
  );

type RejectionProps = BadgeProps & { actions: EnrolmentActions; enrolmentId: string };

/** Why an enrolment was not changed. */
export const Rejection = ({ actions, enrolmentId, ...badge }: RejectionProps) => {
  const reason = actions.rejectionOf(enrolmentId);
  return (
    reason && (
      <Badge colorPalette="red" whiteSpace="normal" py="1" {...badge}>
        {reason}
      </Badge>
    )
  );
};
