import { Badge } from '@chakra-ui/react';
import type { LicenceState } from '../../gql/graphql.ts';
import { CertificateIcon, WarningIcon } from '../icons.tsx';
import { licenceStates } from './enums.ts';

const palettes: Record<LicenceState, string> = {
  MISSING: 'red',
  EXPIRED: 'red',
  EXPIRES_30: 'accent',
  EXPIRES_90: 'gray',
  VALID: 'green',
};

export const LicenceBadge = ({ state }: { state: LicenceState }) => {
  const Icon = state === 'VALID' || state === 'EXPIRES_90' ? CertificateIcon : WarningIcon;
  return (
    <Badge colorPalette={palettes[state]}>
      <Icon boxSize="3" />
      {licenceStates[state].label}
    </Badge>
  );
};
