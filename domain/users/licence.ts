import { addDays, formatISO, parseISO } from 'date-fns';

/** Where a weapons licence (CLU) stands on one day; `expires_30` and `expires_90`: valid, but no longer than so many days. */
export const LICENCE_STATES = ['missing', 'expired', 'expires_30', 'expires_90', 'valid'] as const;
export type LicenceState = (typeof LICENCE_STATES)[number];

export type Licence = { clu: string | null; cluExpiration: string | null };

/** The day so many days after another, both `YYYY-MM-DD`. */
export const dayAfter = (day: string, days: number) =>
  formatISO(addDays(parseISO(day), days), { representation: 'date' });

/** Valid to the end of the day on which it expires. Days are `YYYY-MM-DD`; ask for the day of the class, never for today. */
export const licenceOn = (day: string, { clu, cluExpiration }: Licence): LicenceState => {
  if (clu === null || cluExpiration === null) return 'missing';
  if (cluExpiration < day) return 'expired';
  if (cluExpiration <= dayAfter(day, 30)) return 'expires_30';
  return cluExpiration <= dayAfter(day, 90) ? 'expires_90' : 'valid';
};

export const isInForce = (state: LicenceState) => state !== 'missing' && state !== 'expired';
