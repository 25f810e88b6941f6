import { Badge } from '@chakra-ui/react';
import type { EnrolmentStatus } from '../gql/graphql.ts';
import { BlockedIcon } from './icons/blocked-icon.tsx';
import { CertificateIcon } from './icons/certificate-icon.tsx';
import { CheckIcon } from './icons/check-icon.tsx';
import { ClockIcon } from './icons/clock-icon.tsx';

const looks: Record<EnrolmentStatus, { label: string; palette: string; Mark: typeof CheckIcon }> = {
  PENDING: { label: 'Pendiente', palette: 'accent', Mark: ClockIcon },
  CONFIRMED: { label: 'Confirmado', palette: 'brand', Mark: CheckIcon },
  COMPLETED: { label: 'Completado', palette: 'green', Mark: CertificateIcon },
  CANCELLED: { label: 'Cancelado', palette: 'gray', Mark: BlockedIcon },
};

export const EnrolmentStatusBadge = ({ status }: { status: EnrolmentStatus }) => {
  const { label, palette, Mark } = looks[status];
  return (
    <Badge colorPalette={palette}>
      <Mark boxSize="3" />
      {label}
    </Badge>
  );
};
