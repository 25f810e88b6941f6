import { Badge, Box, HStack } from '@chakra-ui/react';
import { WarningIcon } from '../../../components/icons.tsx';
import { EnrolmentStatusBadge } from '../../../components/records/enrolment-status-badge.tsx';
import { licenceText } from '../../../components/records/licence-badge.tsx';
import type { CancellationReason, EnrolmentStatus, LicenceState } from '../../../gql/graphql.ts';

type RowBadgesProps = {
  enrolment: {
    status: EnrolmentStatus;
    licence: LicenceState;
    cancellation: { reason: CancellationReason } | null;
    user: { cluExpiration: string | null } | null;
  };
  /** On a phone most rows of a roster are confirmed. */
  isConfirmedHidden?: boolean;
};

const QUIET: LicenceState[] = ['VALID', 'EXPIRES_90'];

/** The status, and a mark when the licence needs a look. */
export const RowBadges = ({ enrolment, isConfirmedHidden = false }: RowBadgesProps) => {
  const { status, licence, cancellation, user } = enrolment;
  const text = licenceText({ state: licence, expiration: user?.cluExpiration });
  return (
    <HStack gap="1.5" _empty={{ display: 'none' }}>
      {cancellation?.reason === 'NO_SHOW' ? (
        <Badge whiteSpace="nowrap">No vino</Badge>
      ) : (
        !(isConfirmedHidden && status === 'CONFIRMED') && <EnrolmentStatusBadge status={status} />
      )}
      {!QUIET.includes(licence) && (
        <Box
          as="span"
          role="img"
          aria-label={text}
          title={text}
          flexShrink="0"
          color={licence === 'EXPIRES_30' ? 'fg.warning' : 'fg.error'}
        >
          <WarningIcon boxSize="4" />
        </Box>
      )}
    </HStack>
  );
};
