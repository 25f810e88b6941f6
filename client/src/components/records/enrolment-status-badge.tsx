import { Badge } from '@chakra-ui/react';
import type { EnrolmentStatus } from '../../gql/graphql.ts';
import { BlockedIcon, CertificateIcon, CheckIcon, ClockIcon } from '../icons.tsx';

const appearance: Record<EnrolmentStatus, { label: string; palette: string; Icon: typeof CheckIcon }> = {
  PENDING: { label: 'Pendiente', palette: 'accent', Icon: ClockIcon },
  CONFIRMED: { label: 'Confirmado', palette: 'brand', Icon: CheckIcon },
  COMPLETED: { label: 'Completado', palette: 'green', Icon: CertificateIcon },
  CANCELLED: { label: 'Cancelado', palette: 'gray', Icon: BlockedIcon },
};

export const EnrolmentStatusBadge = ({ status }: { status: EnrolmentStatus }) => {
  const { label, palette, Icon } = appearance[status];
  return (
    <Badge colorPalette={palette}>
      <Icon boxSize="3" />
      {label}
    </Badge>
  );
};
