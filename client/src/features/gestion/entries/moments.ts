type Entry = { startsAt: string; endsAt: string; enrolment: { status: string } | null };

/** A class that was cancelled since it was read takes place no more. */
export const takesPlace = ({ enrolment }: Pick<Entry, 'enrolment'>) => enrolment?.status !== 'CANCELLED';

/** Of the classes of a day, in order: which one runs, and which is the first that has not begun. */
export const momentsOf = (entries: readonly Entry[], now: number) => {
  const next = entries.find(({ startsAt }) => Date.parse(startsAt) > now);
  return (entry: Entry) => {
    if (entry === next) return 'next';
    const isRunning = Date.parse(entry.startsAt) <= now && now < Date.parse(entry.endsAt);
    return isRunning ? 'now' : null;
  };
};
