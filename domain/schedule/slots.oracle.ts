import type { Span } from './schedule.ts';
import { plusDays, type World } from './random-world.ts';

/** The free times of an academy, found minute by minute with the calendar of Intl, and without the code that it tests. */

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const QUARTER = 15 * MINUTE;

type Moment = { at: number; day: string; clock: string; weekday: number };

const cached = new Map<string, Moment[]>();

/** Every minute around these days, with its wall-clock time. */
const minutesAround = (first: string, timeZone: string) => {
  const key = `${timeZone} ${first}`;
  const known = cached.get(key);
  if (known) return known;
  const format = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' });
  const start = Date.parse(`${first}T00:00:00Z`) - 24 * HOUR;
  const minutes = Array.from({ length: 7 * 24 * 60 }, (_, index): Moment => {
    const at = start + index * MINUTE;
    const [day = '', time = ''] = format.format(at).split(' ');
    return { at, day, clock: time, weekday: new Date(`${day}T00:00:00Z`).getUTCDay() || 7 };
  });
  cached.set(key, minutes);
  return minutes;
};

/** Calls a rule once for each minute. */
const once = (rule: (moment: Moment) => boolean) => {
  const known = new Map<number, boolean>();
  return (moment: Moment) => {
    const before = known.get(moment.at);
    if (before !== undefined) return before;
    const result = rule(moment);
    known.set(moment.at, result);
    return result;
  };
};

const isIn = (span: Span | null, time: string) => span === null || (span.from <= time && time < span.to);

/** Whether a class can begin at a minute of these days. */
const beginnings = ({ input, days }: World) => {
  const { schedule, instructors, classes, wanted, timeZone, now } = input;
  const { rules } = schedule;
  const minutes = minutesAround(days.from, timeZone);
  const origin = minutes[0]?.at ?? 0;
  const momentAt = (at: number) => minutes[(at - origin) / MINUTE] as Moment;
  const today = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(now);

  const isOpen = once(({ day, clock: time, weekday }) => {
    const exceptions = schedule.exceptions.filter((one) => one.day === day && isIn(one.span, time));
    if (exceptions.some((one) => !one.isOpen)) return false;
    return (
      exceptions.length > 0 || schedule.weeklyHours.some((one) => one.weekday === weekday && isIn(one, time))
    );
  });

  const quarterUp = (ms: number) => Math.ceil(ms / QUARTER) * QUARTER;
  const takes = (one: { startsAt: Date; endsAt: Date }, at: number) =>
    Math.floor(one.startsAt.getTime() / QUARTER) * QUARTER <= at &&
    at < quarterUp(one.endsAt.getTime() + rules.bufferMinutes * MINUTE);

  const works = (one: (typeof instructors)[number], { day, clock: time, weekday }: Moment) =>
    (one.workingHours.length === 0 ||
      one.workingHours.some((hours) => hours.weekday === weekday && isIn(hours, time))) &&
    !one.absences.some(({ fromDay, toDay, span }) => fromDay <= day && day <= toDay && isIn(span, time));

  const every = (from: number, length: number, rule: (moment: Moment) => boolean) => {
    for (let at = from; at < from + length; at += MINUTE) if (!rule(momentAt(at))) return false;
    return true;
  };

  const classMs = quarterUp(wanted.durationMinutes * MINUTE);
  const takenMs = classMs + rules.bufferMinutes * MINUTE;
  const fewerThan = (limit: number, start: number, counted: typeof classes) =>
    every(start, takenMs, ({ at }) => counted.filter((one) => takes(one, at)).length < limit);

  const canTeach = new Map(
    instructors.map((one) => {
      const isWorking = once((moment) => works(one, moment));
      const isIdle = once(
        ({ at }) =>
          !classes.some(
            (other) => (other.instructorId ?? other.reservedInstructorId) === one.id && takes(other, at),
          ),
      );
      const rule = (start: number) => every(start, classMs, isWorking) && every(start, takenMs, isIdle);
      return [one.id, rule] as const;
    }),
  );

  const hasInstructor = (start: number) => {
    if (wanted.instructorId !== null) {
      const own = instructors.find(({ id }) => id === wanted.instructorId);
      return own !== undefined && canTeach.get(own.id)?.(start) === true;
    }
    const working = instructors.filter(({ workingHours }) => workingHours.length > 0);
    if (working.length === 0) return true;
    const able = working.filter(({ id }) => canTeach.get(id)?.(start)).length;
    return fewerThan(
      able,
      start,
      classes.filter(
        ({ instructorId, reservedInstructorId }) =>
          instructorId === null && !working.some(({ id }) => id === reservedInstructorId),
      ),
    );
  };

  const lanes = schedule.lanes.filter(({ location }) => location === wanted.location);
  const active = lanes.filter(({ isActive }) => isActive);
  const here = classes.filter(
    ({ location, laneId }) => location === wanted.location && !lanes.some(({ id }) => id === laneId),
  );
  const isEmpty = (id: string, start: number) =>
    every(start, takenMs, ({ at }) => !classes.some((one) => one.laneId === id && takes(one, at)));
  const lanesFor = (weapons: readonly string[]) =>
    active.filter((lane) => lane.weapons.length === 0 || !weapons.some((one) => !lane.weapons.includes(one)));
  const suitable = lanesFor(wanted.weapons);
  const rivals = here.filter(({ weapons }) => lanesFor(weapons).every((lane) => suitable.includes(lane)));
  const hasLane = (start: number) => {
    if (lanes.length === 0) return true;
    const empty = active.filter(({ id }) => isEmpty(id, start));
    const left = empty.filter((lane) => suitable.includes(lane));
    return fewerThan(empty.length, start, here) && fewerThan(left.length, start, rivals);
  };

  const lent = schedule.weaponCounts.filter(({ weapon }) => wanted.lentWeapons.includes(weapon));
  const hasWeapons = (start: number) =>
    lent.every(({ weapon, count }) =>
      fewerThan(
        count,
        start,
        classes.filter(({ lentWeapons }) => lentWeapons.includes(weapon)),
      ),
    );

  const isFirst = ({ at, day, clock: time }: Moment) =>
    !minutes.some((other) => other.at < at && other.day === day && other.clock === time);

  return (moment: Moment) => {
    const { at, day, clock: time } = moment;
    if (Number(time.slice(3)) % rules.stepMinutes !== 0) return false;
    if (at <= now.getTime() || at < now.getTime() + rules.noticeHours * HOUR) return false;
    if (day > plusDays(today, rules.horizonDays)) return false;
    if (!every(at, classMs, isOpen)) return false;
    return isFirst(moment) && hasLane(at) && hasInstructor(at) && hasWeapons(at);
  };
};

export const slotsByMinute = (world: World) => {
  const { input, days } = world;
  const canBegin = beginnings(world);
  const minutes = minutesAround(days.from, input.timeZone);
  const result = [];
  for (let day = days.from; day <= days.to; day = plusDays(day, 1)) {
    const free = minutes.filter((moment) => moment.day === day && canBegin(moment));
    result.push({ day, times: free.map(({ clock }) => clock) });
  }
  return result;
};

/** Whether a class can begin at an instant of these days. */
export const isFreeByMinute = (world: World) => {
  const canBegin = beginnings(world);
  const minutes = minutesAround(world.days.from, world.input.timeZone);
  return (at: number) => canBegin(minutes.find((moment) => moment.at === at) as Moment);
};
