import { dayAfter } from '../dates/dates.ts';

/** State of a weapons licence (CLU) on a day. `expires_30`, `expires_90`: valid for at most so many days. */
export const LICENCE_STATES = ['missing', 'expired', 'expires_30', 'expires_90', 'valid'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

export type Licence = { clu: string | null; cluExpiration: string | null };

/** A licence is valid through the day on which it expires. Pass the day of the class, `YYYY-MM-DD`, not today. */
export const licenceOn = (day: string, { clu, cluExpiration }: Licence): LicenceState => {
  if (clu === null || cluExpiration === null) return 'missing';
  if (cluExpiration < day) return 'expired';
  if (cluExpiration <= dayAfter(day, 30)) return 'expires_30';
  return cluExpiration <= dayAfter(day, 90) ? 'expires_90' : 'valid';
};

/** The last day of a licence, as stored for sorting; empty without a licence. */
export const licenceUntil = ({ clu, cluExpiration }: Licence) => (clu && cluExpiration) || '';

type DayRange = { from: string | null; to: string | null };

/** The range of expiration days of a state, both included. */
export const expirationsOf = (day: string, state: Exclude<LicenceState, 'missing'>): DayRange => {
  const [in30, in90] = [dayAfter(day, 30), dayAfter(day, 90)];
  const ranges: Record<typeof state, DayRange> = {
    expired: { from: null, to: dayAfter(day, -1) },
    expires_30: { from: day, to: in30 },
    expires_90: { from: dayAfter(in30, 1), to: in90 },
    valid: { from: dayAfter(in90, 1), to: null },
  };
  return ranges[state];
};

export const isInForce = (state: LicenceState) => state !== 'missing' && state !== 'expired';
