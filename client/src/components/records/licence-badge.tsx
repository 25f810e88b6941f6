import { Badge } from '@chakra-ui/react';
import { shortDate } from '#domain/dates/date-text.ts';
import type { LicenceState } from '../../gql/graphql.ts';
import { CertificateIcon, WarningIcon } from '../icons.tsx';
import { licenceStates } from './enums.ts';

const palettes: Record<LicenceState, string> = {
  MISSING: 'gray',
  EXPIRED: 'red',
  EXPIRES_30: 'accent',
  EXPIRES_90: 'gray',
  VALID: 'green',
};

type LicenceBadgeProps = {
  /** On the day of a class, or today. */
  state: LicenceState;
  /** The last day of the licence. */
  expiration: string | null | undefined;
};

const EXPIRING: LicenceState[] = ['EXPIRES_30', 'EXPIRES_90'];

export const licenceText = ({ state, expiration }: LicenceBadgeProps) =>
  expiration && EXPIRING.includes(state)
    ? `CLU vence el ${shortDate(expiration)}`
    : licenceStates[state].label;

/** Without the word that is in the head of the column. */
const shortText = (licence: LicenceBadgeProps) => {
  const text = licenceText(licence).replace(/^CLU /, '').replace('vence el', 'vence');
  return text.charAt(0).toUpperCase() + text.slice(1);
};

export const LicenceBadge = ({ isShort = false, ...licence }: LicenceBadgeProps & { isShort?: boolean }) => {
  const { state } = licence;
  const Icon = state === 'VALID' || state === 'EXPIRES_90' ? CertificateIcon : WarningIcon;
  return (
    <Badge colorPalette={palettes[state]} whiteSpace="nowrap">
      <Icon boxSize="3" />
      {isShort ? shortText(licence) : licenceText(licence)}
    </Badge>
  );
};
