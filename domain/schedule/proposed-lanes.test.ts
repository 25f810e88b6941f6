import fc from 'fast-check';
import { addMinutes } from 'date-fns';
import { expect, it } from 'vitest';
import { instantOf } from '../dates/dates.ts';
import { proposedLanes } from './proposed-lanes.ts';
import type { BookedClass, SlotInput } from './slot-input.ts';

const timeZone = 'America/Argentina/Buenos_Aires';
const DAY = '2027-03-12';

const lane = (id: string, more: Partial<SlotInput['schedule']['lanes'][number]> = {}) => ({
  id,
  name: id,
  location: 'Norte',
  isActive: true,
  weapons: [] as string[],
  ...more,
});

const scheduleOf = (lanes: SlotInput['schedule']['lanes'], bufferMinutes = 0): SlotInput['schedule'] => ({
  weeklyHours: [],
  exceptions: [],
  lanes,
  weaponCounts: [],
  rules: { noticeHours: 0, horizonDays: 60, bufferMinutes, stepMinutes: 15 },
});

const classAt = (clock: string, more: Partial<BookedClass> = {}): BookedClass => {
  const startsAt = instantOf(DAY, clock, timeZone);
  return {
    startsAt,
    endsAt: addMinutes(startsAt, 60),
    location: 'Norte',
    laneId: null,
    instructorId: null,
    reservedInstructorId: null,
    weapons: ['pistola-9mm'],
    lentWeapons: [],
    ...more,
  };
};

const lanesOf = (classes: BookedClass[], schedule: SlotInput['schedule']) => {
  const found = proposedLanes({ schedule, timeZone, classes });
  return classes.map((one) => found.get(one) ?? null);
};

it('classes at one time are proposed different lanes, and a free lane again afterwards', () => {
  const classes = [classAt('10:00'), classAt('10:30'), classAt('11:00'), classAt('10:15')];
  expect(lanesOf(classes, scheduleOf([lane('1'), lane('2')]))).toEqual(['1', null, '1', '2']);
});

it('a class keeps its own lane, which no earlier one is proposed', () => {
  const classes = [classAt('09:30'), classAt('10:00', { laneId: '1' })];
  expect(lanesOf(classes, scheduleOf([lane('1'), lane('2')]))).toEqual(['2', '1']);
});

it('a lane is active, of the location and for the weapons of the class, and free for the buffer too', () => {
  const rifle = lane('r', { weapons: ['carabina-9mm'] });
  const closed = lane('0', { isActive: false });
  const south = lane('s', { location: 'Sur' });
  const schedule = scheduleOf([closed, south, rifle, lane('1')], 30);
  const classes = [
    classAt('09:00'),
    classAt('10:00'),
    classAt('10:30'),
    classAt('10:30', { weapons: ['carabina-9mm'] }),
    classAt('10:30', { location: 'Sur' }),
    classAt('10:30', { location: 'Este' }),
  ];
  expect(lanesOf(classes, schedule)).toEqual(['1', null, '1', 'r', 's', null]);
});

it('no two classes of one lane overlap, whatever the day has', () => {
  const start = fc
    .integer({ min: 0, max: 40 })
    .map((quarter) => addMinutes(instantOf(DAY, '08:00', timeZone), quarter * 15));
  const any = fc
    .record({ startsAt: start, quarters: fc.integer({ min: 1, max: 8 }) })
    .map(({ startsAt, quarters }) =>
      classAt('08:00', { startsAt, endsAt: addMinutes(startsAt, quarters * 15) }),
    );
  fc.assert(
    fc.property(fc.array(any, { maxLength: 15 }), fc.integer({ min: 1, max: 4 }), (classes, count) => {
      const lanes = Array.from({ length: count }, (_, index) => lane(String(index)));
      const found = [...proposedLanes({ schedule: scheduleOf(lanes), timeZone, classes })];
      for (const [one, of] of found) {
        const same = found.filter(([other, id]) => other !== one && id === of);
        expect(same.some(([other]) => other.startsAt < one.endsAt && one.startsAt < other.endsAt)).toBe(
          false,
        );
      }
      for (const one of classes.filter((each) => !found.some(([other]) => other === each))) {
        const meanwhile = found.filter(
          ([other]) => other.startsAt < one.endsAt && one.startsAt < other.endsAt,
        );
        expect(new Set(meanwhile.map(([, of]) => of)).size).toBe(count);
      }
    }),
  );
});
