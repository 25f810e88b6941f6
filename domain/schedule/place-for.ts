import { allows, occupiedBy, teacherOf } from './free-resources.ts';
import type { BookedClass, Place, SlotInput } from './slot-input.ts';
import { resourcesAt, type Resources } from './slots.ts';

export type PlaceTerms = {
  /** The time must be one of the free times. Staff may choose any quarter, without notice. */
  offeredTo?: 'student' | 'staff';
  isLaneChosen?: boolean;
  /** Beside other classes, if there is no free time. */
  isOverbooked?: boolean;
};

type Placed = {
  /** As it is to be stored. */
  after: BookedClass;
  /** As it is stored; null: it is not. */
  before: BookedClass | null;
  terms: PlaceTerms;
};

/**
 * The lane of a class and the instructor that is reserved for it; null if its time is not free beside the classes of the
 * input. What a class has where it stays, it keeps, also if the academy has less of it now.
 */
export const placeFor = (input: SlotInput, placed: Placed): Place | null => {
  const { after, before, terms } = placed;
  const resources = resourcesAt(input, after.startsAt);
  const former = before && isWithin(after, before) ? before : null;
  const others = input.classes.filter(occupiedBy(after, input.schedule.rules));
  const lane = laneFor(input, { ...placed, former, resources });
  const place = {
    laneId: lane?.id ?? null,
    reservedInstructorId: after.instructorId === null ? reservedFor(after, resources) : null,
  };
  if (terms.isOverbooked) return place;

  const hasLane = lane
    ? lane.isKept || !others.some(({ laneId }) => laneId === lane.id)
    : resources.lanes === null;
  const { instructorId } = input.wanted;
  const hasInstructor =
    instructorId === null ||
    former?.instructorId === instructorId ||
    !others.some((one) => teacherOf(one) === instructorId);
  const hasWeapons = resources.missingWeapons.every((weapon) => former?.lentWeapons.includes(weapon));
  const isOffered = !terms.offeredTo || resources.isOffered;
  return isOffered && hasLane && hasInstructor && hasWeapons ? place : null;
};

const isWithin = (one: BookedClass, other: BookedClass) =>
  one.startsAt >= other.startsAt && one.endsAt <= other.endsAt;

type Search = Placed & { former: BookedClass | null; resources: Resources };

/** A class whose time does not change stays in its lane, even if the lane was closed or is for other weapons now. */
const laneFor = ({ schedule }: SlotInput, { after, former, terms, resources: { lanes } }: Search) => {
  if (lanes === null) return null;
  const own = schedule.lanes.find(({ id, location }) => id === after.laneId && location === after.location);
  const isSuitable = own !== undefined && (hasSameWeapons(former, after) || allows(own, after.weapons));
  const isKept = former?.laneId === after.laneId && isSuitable;
  if (own && (terms.isLaneChosen || isKept)) return { id: own.id, isKept };
  const id = after.laneId !== null && lanes.includes(after.laneId) ? after.laneId : lanes[0];
  return id === undefined ? null : { id, isKept: false };
};

const hasSameWeapons = (former: BookedClass | null, { weapons, lentWeapons }: BookedClass) =>
  former !== null &&
  String(former.weapons) === String(weapons) &&
  String(former.lentWeapons) === String(lentWeapons);

const reservedFor = ({ reservedInstructorId }: BookedClass, { instructors }: Resources) =>
  reservedInstructorId !== null && instructors?.includes(reservedInstructorId)
    ? reservedInstructorId
    : (instructors?.[0] ?? null);
