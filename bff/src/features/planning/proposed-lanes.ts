import DataLoader from 'dataloader';
import { academy } from '#domain/academy.ts';
import { isLiveStatus } from '#domain/enrolments/enrolment.status.ts';
import type { AgendaEntry } from '#domain/schedule/agenda.ts';
import { proposedLanes } from '#domain/schedule/proposed-lanes.ts';
import { perRequest } from '../../operation/per-request.ts';
import { findSchedule } from '../schedule/schedule.store.ts';
import { heldClassOf } from '../schedule/held-class.ts';

type Planned = Pick<AgendaEntry, 'id' | 'startsAt' | 'course' | 'enrolment'>;

const byId = (one: Planned, other: Planned) => one.id.localeCompare(other.id);

/** Who did not come leaves the lane to others. */
const heldBy = (entry: Planned) =>
  entry.enrolment && !isLiveStatus(entry.enrolment.status) ? null : heldClassOf(entry);

/** Of all entries of a request at once, because a lane depends on the others. */
const proposeLanes = async (entries: readonly Planned[]): Promise<(string | null)[]> => {
  const schedule = await findSchedule();
  if (schedule.policy !== 'suggest' || schedule.lanes.length === 0) return entries.map(() => null);
  const held = new Map(entries.map((entry) => [entry, heldBy(entry)]));
  // Classes that begin together have the same lanes at each read, in whatever order they are read.
  const classes = entries.toSorted(byId).flatMap((entry) => held.get(entry) ?? []);
  const lanes = proposedLanes({ schedule, timeZone: academy.timeZone, classes });
  return entries.map((entry) => {
    const one = held.get(entry);
    return (one && lanes.get(one)) ?? null;
  });
};

export const proposedLaneLoader = perRequest(
  () =>
    new DataLoader<Planned, string | null, string>(proposeLanes, {
      cacheKeyFn: ({ id, enrolment }) => `${enrolment ? 'enrolment' : 'course'}:${id}`,
    }),
);
