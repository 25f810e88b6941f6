import { expect, test } from 'vitest';
import { random, randomWorld, type World } from './random-world.ts';
import { nearestSlots, resourcesAt, slots, type DaySlots } from './slots.ts';
import { isFreeByMinute, slotsByMinute } from './slots.oracle.ts';

const WORLDS = Number(process.env.SLOT_WORLDS ?? (process.env.PROOFS === 'full' ? 20_000 : 150));
/** Fewer, because each is searched several times. */
const BOOKED = Math.max(100, WORLDS > 1_000 ? WORLDS : WORLDS / 5);

const found = ({ input, days }: World): DaySlots[] => slots(input, days);

const SEARCH = { timeout: 60_000 + WORLDS * 100 };

test(`the free times of ${WORLDS} random worlds are those of a search by minute`, SEARCH, () => {
  let offered = 0;
  let worldsWithSlots = 0;
  for (let seed = 1; seed <= WORLDS; seed += 1) {
    const world = randomWorld(seed);
    const actual = found(world);
    expect(actual, `world ${seed}`).toEqual(slotsByMinute(world));
    const count = actual.reduce((sum, { times }) => sum + times.length, 0);
    offered += count;
    worldsWithSlots += count > 0 ? 1 : 0;
  }
  expect(worldsWithSlots).toBeGreaterThan(WORLDS / 4);
  expect(offered).toBeGreaterThan(WORLDS);
});

const INSTANTS = 6;
const STEP = 5 * 60_000;

test(
  `a booking accepts the same times in ${BOOKED} random worlds, and rejections suggest some of them`,
  SEARCH,
  () => {
    const found = { free: 0, taken: 0 };
    for (let seed = 1; seed <= BOOKED; seed += 1) {
      const world = randomWorld(seed);
      const isFree = isFreeByMinute(world);
      const next = random(-seed);
      const start = Date.parse(`${world.days.from}T12:00:00Z`);
      const offered = slots(world.input, world.days);
      for (let index = 0; index < INSTANTS; index += 1) {
        const at = start + Math.floor(next() * 3 * 24 * 12) * STEP;
        const { isOffered } = resourcesAt(world.input, new Date(at));
        expect(isOffered, `world ${seed} at ${new Date(at).toISOString()}`).toBe(isFree(at));
        found[isOffered ? 'free' : 'taken'] += 1;
      }
      const nearest = nearestSlots(world.input, new Date(start), 3);
      for (const { day, time } of nearest.filter(
        ({ day }) => day <= world.days.to && day >= world.days.from,
      )) {
        expect(offered.find((one) => one.day === day)?.times, `world ${seed} ${day}`).toContain(time);
      }
    }
    expect(Math.min(found.free, found.taken)).toBeGreaterThan(BOOKED / 10);
  },
);

const NOON = new Date('2026-11-23T15:00:00Z');

const anAcademy = (changes: Partial<World['input']> = {}): World['input'] => ({
  schedule: {
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
    exceptions: [],
    lanes: [],
    weaponCounts: [],
    rules: { noticeHours: 0, horizonDays: 60, bufferMinutes: 0, stepMinutes: 60 },
  },
  instructors: [],
  classes: [],
  wanted: { location: 'Polígono', durationMinutes: 60, instructorId: null, weapons: [], lentWeapons: [] },
  timeZone: 'America/Argentina/Buenos_Aires',
  now: NOON,
  ...changes,
});

const on = (day: string, input: World['input']) => slots(input, { from: day, to: day })[0]?.times;
const TUESDAY = '2026-11-24';

const withRules = (rules: Partial<World['input']['schedule']['rules']>) => {
  const { schedule } = anAcademy();
  return { schedule: { ...schedule, rules: { ...schedule.rules, ...rules } } };
};

const aClass = (clock: string, changes: Partial<World['input']['classes'][number]> = {}) => {
  const startsAt = new Date(`${TUESDAY}T${clock}:00-03:00`);
  const endsAt = new Date(startsAt.getTime() + 60 * 60_000);
  return {
    startsAt,
    endsAt,
    location: 'Polígono',
    instructorId: null,
    weapons: [],
    lentWeapons: [],
    laneId: null,
    reservedInstructorId: null,
    ...changes,
  };
};

const oneLane = () => {
  const { schedule } = anAcademy();
  const lanes = [{ id: '1', name: 'Línea 1', location: 'Polígono', isActive: true, weapons: [] }];
  return { schedule: { ...schedule, lanes } };
};

test('a class begins and ends within opening hours', () => {
  expect(on(TUESDAY, anAcademy())).toEqual(['09:00', '10:00', '11:00']);
  expect(on(TUESDAY, anAcademy({ wanted: { ...anAcademy().wanted, durationMinutes: 90 } }))).toEqual([
    '09:00',
    '10:00',
  ]);
});

test('the minimum notice is in hours from now', () => {
  expect(on(TUESDAY, anAcademy(withRules({ noticeHours: 22 })))).toEqual(['10:00', '11:00']);
});

test('no day after the horizon is offered', () => {
  const input = anAcademy(withRules({ horizonDays: 1 }));
  expect(slots(input, { from: TUESDAY, to: '2026-11-25' }).map(({ times }) => times.length)).toEqual([3, 0]);
});

test('a closure has priority over an opening and over the hours of the week', () => {
  const { schedule } = anAcademy();
  const exceptions = [
    { id: '1', day: TUESDAY, isOpen: true, span: { from: '08:00', to: '14:00' }, reason: 'Torneo' },
    { id: '2', day: TUESDAY, isOpen: false, span: { from: '10:00', to: '12:00' }, reason: 'Obra' },
  ];
  expect(on(TUESDAY, anAcademy({ schedule: { ...schedule, exceptions } }))).toEqual([
    '08:00',
    '09:00',
    '12:00',
    '13:00',
  ]);
});

test('a class uses a lane of its location only', () => {
  expect(on(TUESDAY, anAcademy({ ...oneLane(), classes: [aClass('10:00')] }))).toEqual(['09:00', '11:00']);
  const elsewhere = [aClass('10:00', { location: 'Otra sede' })];
  expect(on(TUESDAY, anAcademy({ ...oneLane(), classes: elsewhere }))).toHaveLength(3);
});

test('the buffer separates classes on both sides', () => {
  const { schedule } = oneLane();
  const buffered = { ...schedule, rules: { ...schedule.rules, bufferMinutes: 15 } };
  expect(on(TUESDAY, anAcademy({ schedule: buffered, classes: [aClass('10:00')] }))).toEqual([]);
});

test('a location whose lanes are all closed has no free time', () => {
  const { schedule } = oneLane();
  const lanes = schedule.lanes.map((lane) => ({ ...lane, isActive: false }));
  expect(on(TUESDAY, anAcademy({ schedule: { ...schedule, lanes } }))).toEqual([]);
});

const anInstructor = (changes: Partial<World['input']['instructors'][number]> = {}) => ({
  id: 'marta',
  workingHours: [{ weekday: 2, from: '09:00', to: '11:00' }],
  absences: [],
  ...changes,
});

test('an instructor works for the whole class', () => {
  expect(on(TUESDAY, anAcademy({ instructors: [anInstructor()] }))).toEqual(['09:00', '10:00']);
});

test('an instructor is not free on the days of an absence', () => {
  const absences = [
    { fromDay: TUESDAY, toDay: TUESDAY, span: { from: '09:00', to: '10:00' }, reason: 'Trámite' },
  ];
  expect(on(TUESDAY, anAcademy({ instructors: [anInstructor({ absences })] }))).toEqual(['10:00']);
});

test('a class without an instructor counts as one of the instructors', () => {
  const classes = [aClass('09:00')];
  expect(on(TUESDAY, anAcademy({ instructors: [anInstructor()], classes }))).toEqual(['10:00']);
});

test('the instructor of the course must be free', () => {
  const wanted = { ...anAcademy().wanted, instructorId: 'marta' };
  const instructors = [anInstructor({ workingHours: [] })];
  const classes = [aClass('09:00', { instructorId: 'marta', location: 'Otra sede' })];
  expect(on(TUESDAY, anAcademy({ wanted, instructors, classes }))).toEqual(['10:00', '11:00']);
});

test('a class may pass midnight between two open days', () => {
  const { schedule } = anAcademy();
  const weeklyHours = [
    { weekday: 2, from: '23:00', to: '24:00' },
    { weekday: 3, from: '00:00', to: '01:00' },
  ];
  const wanted = { ...anAcademy().wanted, durationMinutes: 120 };
  expect(on(TUESDAY, anAcademy({ schedule: { ...schedule, weeklyHours }, wanted }))).toEqual(['23:00']);
});

const nightly = (timeZone: string, now: string) => {
  const { schedule } = anAcademy();
  const weeklyHours = [{ weekday: 7, from: '00:00', to: '05:00' }];
  return anAcademy({ schedule: { ...schedule, weeklyHours }, timeZone, now: new Date(now) });
};

test('a time that the clock skips is not offered', () => {
  const input = nightly('Europe/Madrid', '2026-03-20T00:00:00Z');
  expect(on('2026-03-29', input)).toEqual(['00:00', '01:00', '03:00', '04:00']);
});

test('a time that the clock repeats is offered once', () => {
  const input = nightly('Europe/Madrid', '2026-10-20T00:00:00Z');
  expect(on('2026-10-25', input)).toEqual(['00:00', '01:00', '02:00', '03:00', '04:00']);
});

test('a time exactly at the minimum notice is offered, a minute earlier is not', () => {
  const notice = withRules({ noticeHours: 21 });
  expect(on(TUESDAY, anAcademy(notice))).toEqual(['09:00', '10:00', '11:00']);
  const now = new Date(NOON.getTime() + 60_000);
  expect(on(TUESDAY, anAcademy({ ...notice, now }))).toEqual(['10:00', '11:00']);
});

test('a class that was booked before its lane was closed still uses a lane', () => {
  const { schedule } = oneLane();
  const closed = schedule.lanes.map((lane) => ({ ...lane, id: '2', isActive: false }));
  const lanes = [...schedule.lanes, ...closed];
  const classes = [aClass('10:00')];
  expect(on(TUESDAY, anAcademy({ schedule: { ...schedule, lanes }, classes }))).toEqual(['09:00', '11:00']);
});

test('a closure with bookings offers no times, and other times stay free', () => {
  const { schedule } = oneLane();
  const span = { from: '10:00', to: '11:00' };
  const exceptions = [{ id: '1', day: TUESDAY, isOpen: false, span, reason: 'Torneo' }];
  const classes = [aClass('10:00')];
  expect(on(TUESDAY, anAcademy({ schedule: { ...schedule, exceptions }, classes }))).toEqual([
    '09:00',
    '11:00',
  ]);
});

test('an instructor with a class in one location is not free in another', () => {
  const wanted = { ...anAcademy().wanted, location: 'Otra sede' };
  const classes = [aClass('10:00', { instructorId: 'marta' })];
  expect(on(TUESDAY, anAcademy({ wanted, instructors: [anInstructor()], classes }))).toEqual(['09:00']);
});

test('a class may span the hour that the clock skips', () => {
  const input = nightly('Europe/Madrid', '2026-03-20T00:00:00Z');
  const wanted = { ...input.wanted, durationMinutes: 240 };
  expect(on('2026-03-29', { ...input, wanted })).toEqual(['00:00']);
});

test('a step of a quarter offers every quarter at which the class ends in time', () => {
  const quarters = ['09:00', '09:15', '09:30', '09:45', '10:00', '10:15', '10:30', '10:45', '11:00'];
  expect(on(TUESDAY, anAcademy(withRules({ stepMinutes: 15 })))).toEqual(quarters);
});

test('a class longer than the hours of the day is not offered', () => {
  const wanted = { ...anAcademy().wanted, durationMinutes: 195 };
  expect(on(TUESDAY, anAcademy({ wanted }))).toEqual([]);
});

test('a day without hours is open for as long as an opening says', () => {
  const { schedule } = anAcademy();
  const span = { from: '15:00', to: '17:00' };
  const exceptions = [{ id: '1', day: TUESDAY, isOpen: true, span, reason: 'Torneo' }];
  const input = anAcademy({ schedule: { ...schedule, weeklyHours: [], exceptions } });
  expect([on(TUESDAY, input), on('2026-12-01', input)]).toEqual([['15:00', '16:00'], []]);
});

const lent = (...weapons: string[]) => ({ weapons, lentWeapons: weapons });
const withPistols = (count: number) => {
  const { schedule } = anAcademy();
  return { schedule: { ...schedule, weaponCounts: [{ weapon: 'pistola-9mm', count }] } };
};

test('a model that is counted is lent to as many classes at once as there are', () => {
  const wanted = { ...anAcademy().wanted, ...lent('pistola-9mm', 'escopeta-12') };
  const classes = [aClass('10:00', lent('pistola-9mm')), aClass('11:00', lent('escopeta-12'))];
  expect(on(TUESDAY, anAcademy({ ...withPistols(1), wanted, classes }))).toEqual(['09:00', '11:00']);
  expect(on(TUESDAY, anAcademy({ ...withPistols(2), wanted, classes }))).toHaveLength(3);
  expect(on(TUESDAY, anAcademy({ ...withPistols(0), wanted }))).toEqual([]);
});

test('weapons that the kit of a group course lends are not free, each of them', () => {
  const wanted = { ...anAcademy().wanted, ...lent('pistola-9mm') };
  const { startsAt, endsAt } = aClass('10:00');
  const lending = [{ weapon: 'pistola-9mm', count: 2, startsAt, endsAt }];
  expect(on(TUESDAY, anAcademy({ ...withPistols(2), wanted, lending }))).toEqual(['09:00', '11:00']);
  expect(on(TUESDAY, anAcademy({ ...withPistols(3), wanted, lending }))).toHaveLength(3);
  const shotgun = { ...anAcademy().wanted, ...lent('escopeta-12') };
  expect(on(TUESDAY, anAcademy({ ...withPistols(2), wanted: shotgun, lending }))).toHaveLength(3);
});

test('weapons of students are not lent', () => {
  const own = { weapons: ['pistola-9mm'], lentWeapons: [] };
  const wanted = { ...anAcademy().wanted, ...own };
  expect(on(TUESDAY, anAcademy({ ...withPistols(0), wanted }))).toHaveLength(3);
  const classes = [aClass('10:00', own)];
  const borrowed = { ...anAcademy().wanted, ...lent('pistola-9mm') };
  expect(on(TUESDAY, anAcademy({ ...withPistols(1), wanted: borrowed, classes }))).toHaveLength(3);
});

test('a class uses a lane that allows its weapons, and not the others', () => {
  const { schedule } = oneLane();
  const lanes = [
    ...schedule.lanes,
    ...schedule.lanes.map((lane) => ({ ...lane, id: '2', weapons: ['pistola-9mm'] })),
  ];
  const input = (weapons: string[], taken: string[]) =>
    anAcademy({
      schedule: { ...schedule, lanes },
      wanted: { ...anAcademy().wanted, weapons },
      classes: [aClass('10:00', { weapons: taken })],
    });
  expect(on(TUESDAY, input(['escopeta-12'], ['pistola-9mm']))).toHaveLength(3);
  expect(on(TUESDAY, input(['pistola-9mm'], ['escopeta-12']))).toHaveLength(3);
  expect(on(TUESDAY, input(['escopeta-12'], ['escopeta-12']))).toEqual(['09:00', '11:00']);
});
