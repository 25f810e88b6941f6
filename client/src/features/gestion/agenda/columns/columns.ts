import type { AgendaColumnsQuery } from '../../../../gql/graphql.ts';
import type { Entry } from '../agenda-day.tsx';

export type Column = {
  /** Id of the lane or the instructor, or NOBODY. */
  id: string;
  title: string;
  /** The location of a lane. */
  location?: string;
  /** Whether classes can be moved here. */
  isOpen: boolean;
  entries: Entry[];
};

export type ColumnsView = 'lineas' | 'instructores';

/** The column of classes without a lane or an instructor. */
export const NOBODY = '-';

type Lane = NonNullable<AgendaColumnsQuery['schedule']>['lanes'][number];

/** A lane of another location than that of the course does not count. */
const ownLaneId = ({ course, enrolment }: Entry, lanes: readonly Lane[]) => {
  const id = enrolment ? enrolment.laneId : course.laneId;
  return lanes.find((lane) => lane.id === id && lane.location === course.location)?.id ?? null;
};

const laneIdOf = (entry: Entry, lanes: readonly Lane[]) =>
  ownLaneId(entry, lanes) ?? entry.proposedLaneId ?? NOBODY;

/** Whether a class stands in a lane that is only a proposal. */
export const hasProposals = (entries: readonly Entry[], { schedule }: AgendaColumnsQuery) =>
  entries.some((entry) => entry.proposedLaneId !== null && !ownLaneId(entry, schedule?.lanes ?? []));

const laneColumns = (entries: readonly Entry[], lanes: readonly Lane[]): Column[] =>
  lanes
    .map(({ id, name, location, isActive }) => ({
      id,
      title: name,
      location,
      isOpen: isActive,
      entries: entries.filter((one) => laneIdOf(one, lanes) === id),
    }))
    .filter(({ isOpen, entries: own }) => isOpen || own.length > 0)
    .toSorted((one, other) => one.location.localeCompare(other.location, 'es'));

const instructorIdOf = ({ enrolment, instructorId }: Entry) =>
  enrolment?.instructorId ?? instructorId ?? NOBODY;

const instructorColumns = (
  entries: readonly Entry[],
  instructors: readonly { id: string; name: string }[],
): Column[] => {
  const names = new Map(instructors.map(({ id, name }) => [id, name]));
  for (const entry of entries) {
    const [id, name] = [instructorIdOf(entry), entry.enrolment?.instructorName ?? entry.instructorName];
    if (id !== NOBODY && !names.has(id)) names.set(id, name ?? id);
  }
  return [...names]
    .map(([id, title]) => ({
      id,
      title,
      isOpen: instructors.some((one) => one.id === id),
      entries: entries.filter((one) => instructorIdOf(one) === id),
    }))
    .toSorted((one, other) => one.title.localeCompare(other.title, 'es'));
};

const WITHOUT: Record<ColumnsView, string> = { lineas: 'Sin línea', instructores: 'Sin instructor' };

/** The classes of a day by lane or by instructor. */
export const columnsOf = (
  view: ColumnsView,
  entries: readonly Entry[],
  { schedule, instructors }: AgendaColumnsQuery,
): Column[] => {
  const columns =
    view === 'lineas'
      ? laneColumns(entries, schedule?.lanes ?? [])
      : instructorColumns(entries, instructors.nodes);
  const laidOut = new Set(columns.flatMap((column) => column.entries));
  const others = entries.filter((entry) => !laidOut.has(entry));
  if (others.length === 0 && columns.length > 0) return columns;
  const isOpen = view === 'instructores';
  return [...columns, { id: NOBODY, title: WITHOUT[view], isOpen, entries: others }];
};

/** Only the class of one student has a lane that staff chooses. */
export const canMoveTo = (view: ColumnsView, { enrolment, course }: Entry, column: Column) =>
  column.isOpen && (view === 'instructores' || (enrolment !== null && column.location === course.location));
