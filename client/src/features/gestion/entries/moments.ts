type Entry = { startsAt: string; endsAt: string; enrolment: { status: string } | null };

/** A class that was cancelled after it was loaded does not count. */
export const takesPlace = ({ enrolment }: Pick<Entry, 'enrolment'>) => enrolment?.status !== 'CANCELLED';

/** Which classes of a day are running, and which is the next. */
export const momentsOf = (entries: readonly Entry[], now: number) => {
  const next = entries.find(({ startsAt }) => Date.parse(startsAt) > now);
  return (entry: Entry) => {
    if (entry === next) return 'next';
    const isRunning = Date.parse(entry.startsAt) <= now && now < Date.parse(entry.endsAt);
    return isRunning ? 'now' : null;
  };
};
