import { Badge } from '@chakra-ui/react';
import type { EnrolmentStatus } from '../../gql/graphql.ts';
import { BlockedIcon, CertificateIcon, CheckIcon, ClockIcon } from '../icons.tsx';
import { enrolmentStatuses } from './enums.ts';

const appearance: Record<EnrolmentStatus, { palette: string; Icon: typeof CheckIcon }> = {
  PENDING: { palette: 'accent', Icon: ClockIcon },
  CONFIRMED: { palette: 'brand', Icon: CheckIcon },
  COMPLETED: { palette: 'green', Icon: CertificateIcon },
  CANCELLED: { palette: 'gray', Icon: BlockedIcon },
};

export const EnrolmentStatusBadge = ({ status }: { status: EnrolmentStatus }) => {
  const { palette, Icon } = appearance[status];
  return (
    <Badge colorPalette={palette}>
      <Icon boxSize="3" />
      {enrolmentStatuses[status].label}
    </Badge>
  );
};
