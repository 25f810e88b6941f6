import { subDays } from 'date-fns';

/** The instant before which data is deleted; null for 0 days, which means no limit. */
export const retainedSince = (now: Date, days: number) => (days === 0 ? null : subDays(now, days));
