import { expect, test } from 'vitest';
import { slots, type DaySlots } from './slots.ts';
import { randomWorld, slotsByMinute, type World } from './slots.oracle.ts';

const WORLDS = Number(process.env.SLOT_WORLDS ?? (process.env.PROOFS === 'full' ? 20_000 : 1_000));

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

const NOON = new Date('2026-11-23T15:00:00Z');

const anAcademy = (changes: Partial<World['input']> = {}): World['input'] => ({
  schedule: {
    weeklyHours: [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, from: '09:00', to: '12:00' })),
    exceptions: [],
    lanes: [],
    rules: { noticeHours: 0, horizonDays: 60, bufferMinutes: 0, stepMinutes: 60 },
  },
  instructors: [],
  classes: [],
  wanted: { location: 'Polígono', durationMinutes: 60, instructorId: null },
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
  return { startsAt, endsAt, location: 'Polígono', instructorId: null, ...changes };
};

const oneLane = () => {
  const { schedule } = anAcademy();
  const lanes = [{ id: '1', name: 'Línea 1', location: 'Polígono', isActive: true }];
  return { schedule: { ...schedule, lanes } };
};

test('a class begins and ends within opening hours', () => {
  expect(on(TUESDAY, anAcademy())).toEqual(['09:00', '10:00', '11:00']);
  expect(on(TUESDAY, anAcademy({ wanted: { ...anAcademy().wanted, durationMinutes: 90 } }))).toEqual([
    '09:00',
    '10:00',
  ]);
});

test('notice counts hours from now', () => {
  expect(on(TUESDAY, anAcademy(withRules({ noticeHours: 22 })))).toEqual(['10:00', '11:00']);
});

test('no day after the horizon is offered', () => {
  const input = anAcademy(withRules({ horizonDays: 1 }));
  expect(slots(input, { from: TUESDAY, to: '2026-11-25' }).map(({ times }) => times.length)).toEqual([3, 0]);
});

test('a closure wins over an opening and over the hours of the week', () => {
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

test('a class takes a lane of its location only', () => {
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

test('an absence takes the instructor from its days', () => {
  const absences = [
    { fromDay: TUESDAY, toDay: TUESDAY, span: { from: '09:00', to: '10:00' }, reason: 'Trámite' },
  ];
  expect(on(TUESDAY, anAcademy({ instructors: [anInstructor({ absences })] }))).toEqual(['10:00']);
});

test('a class without an instructor leaves one instructor fewer', () => {
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

test('a time exactly at the end of the notice is offered, a minute later is not', () => {
  const notice = withRules({ noticeHours: 21 });
  expect(on(TUESDAY, anAcademy(notice))).toEqual(['09:00', '10:00', '11:00']);
  const now = new Date(NOON.getTime() + 60_000);
  expect(on(TUESDAY, anAcademy({ ...notice, now }))).toEqual(['10:00', '11:00']);
});

test('a class that was booked before its lane was closed still takes a lane', () => {
  const { schedule } = oneLane();
  const closed = schedule.lanes.map((lane) => ({ ...lane, id: '2', isActive: false }));
  const lanes = [...schedule.lanes, ...closed];
  const classes = [aClass('10:00')];
  expect(on(TUESDAY, anAcademy({ schedule: { ...schedule, lanes }, classes }))).toEqual(['09:00', '11:00']);
});

test('a closure on top of bookings offers nothing, and other times stay free', () => {
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

test('a class passes the hour that the clock skips', () => {
  const input = nightly('Europe/Madrid', '2026-03-20T00:00:00Z');
  const wanted = { ...input.wanted, durationMinutes: 240 };
  expect(on('2026-03-29', { ...input, wanted })).toEqual(['00:00']);
});
