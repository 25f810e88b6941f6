import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import type { SeriesRow_CourseFragment, UpdateCoursesInput } from '../../../../gql/graphql.ts';

/** What was typed; empty: unchanged. */
export type SeriesValues = {
  startTime: string;
  location: string;
  price: string;
  capacity: string;
  durationMinutes: string;
  instructorId: string;
};

export const NO_CHANGES: SeriesValues = {
  startTime: '',
  location: '',
  price: '',
  capacity: '',
  durationMinutes: '',
  instructorId: '',
};

export type SeriesChange = Omit<UpdateCoursesInput, 'ids'>;

const typedNumber = (text: string) => Number(text.trim().replace(',', '.'));

const given = <Value>(text: string, value: (text: string) => Value) =>
  text.trim() === '' ? undefined : value(text.trim());

/** Without the fields that stay as they are. */
export const toSeriesChange = (values: SeriesValues): SeriesChange => {
  const change = {
    startTime: given(values.startTime, String),
    location: given(values.location, String),
    price: given(values.price, typedNumber),
    capacity: given(values.capacity, typedNumber),
    durationMinutes: given(values.durationMinutes, typedNumber),
    instructorId: given(values.instructorId, String),
  };
  return Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
};

type Course = SeriesRow_CourseFragment;
type Difference = { label: string; before: string; after: string };

const clockOf = ({ scheduledDate }: Course) =>
  scheduledDate ? clockIn(new Date(scheduledDate), academy.timeZone) : '';

const minutesText = (minutes: number) => `${minutes} min`;

/** What the change does to one course, field by field. */
export const differencesOf = (
  course: Course,
  change: SeriesChange,
  instructorName: string | undefined,
): Difference[] => {
  const { startTime, location, price, capacity, durationMinutes } = change;
  const rows = [
    { label: 'Hora', before: clockOf(course), after: startTime },
    { label: 'Lugar', before: course.location, after: location },
    { label: 'Precio', before: adminPriceText(course.price), after: price && adminPriceText(price) },
    { label: 'Cupo', before: String(course.capacity ?? 'sin límite'), after: capacity && String(capacity) },
    {
      label: 'Duración',
      before: minutesText(course.durationMinutes),
      after: durationMinutes && minutesText(durationMinutes),
    },
    { label: 'Instructor', before: course.instructor?.name ?? 'sin asignar', after: instructorName },
  ];
  return rows.flatMap(({ label, before, after }) =>
    after && after !== before ? [{ label, before, after }] : [],
  );
};
