import { subDays } from 'date-fns';

/** What is older is kept no longer; null for 0 days, which keep for ever. */
export const keptSince = (now: Date, days: number) => (days === 0 ? null : subDays(now, days));
