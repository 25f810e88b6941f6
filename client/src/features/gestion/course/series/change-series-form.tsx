import { Checkbox, Fieldset, SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn } from '#domain/dates/date-text.ts';
import { isClock } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { adminPriceText } from '#domain/texts/money.ts';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import { useDraftState } from '../../../../components/fields/form-draft.ts';
import { FormActions } from '../../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../../components/fields/select-field.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { TimeField } from '../../../../components/pickers/time-field.tsx';
import { useWrite } from '../../../../components/queries/use-write.ts';
import { compactText } from '../../../../components/records/date-text.ts';
import { useUnsavedChanges } from '../../../../components/records/unsaved-changes.ts';
import type { SeriesRow_CourseFragment, UpdateCoursesInput } from '../../../../gql/graphql.ts';
import { graphql } from '../../../../gql/index.ts';
import { useInstructorOptions } from '../../filters/use-instructor-options.ts';

const UPDATE = graphql(`
  mutation UpdateCourses($input: UpdateCoursesInput!) {
    updateCourses(input: $input) {
      id
      course {
        ...SeriesRow_course
      }
      error {
        message
      }
    }
  }
`);

type ChangeSeriesFormProps = {
  /** The coming courses of the series. */
  courses: readonly SeriesRow_CourseFragment[];
  onClose: () => void;
  onDone: () => void;
};

const doneText = (count: number) => (count === 1 ? '1 curso cambiado' : `${count} cursos cambiados`);

/** Changes of all coming courses, with what changes for each; each can be left out. */
export const ChangeSeriesForm = ({ courses, onClose, onDone }: ChangeSeriesFormProps) => {
  const { write, isBusy } = useWrite('No pudimos cambiar los cursos. Vuelve a intentar.');
  const [values, setValues] = useDraftState('Cambiar los próximos', NO_CHANGES);
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  const instructors = useInstructorOptions();
  const change = toSeriesChange(values);
  const hasChanges = Object.keys(change).length > 0;
  useUnsavedChanges(!isBusy && hasChanges);
  const instructorName = instructors.find(({ value }) => value === values.instructorId)?.label;
  const ids = courses.map(({ id }) => id).filter((id) => !skipped.includes(id));
  const edit = (part: Partial<SeriesValues>) => setValues({ ...values, ...part });

  const faultOf = () => {
    if (change.startTime && !isClock(change.startTime)) return messages.classTime;
    if (!hasChanges) return 'Cambia al menos un dato';
    return ids.length === 0 ? messages.seriesCourses : null;
  };
  const save = async () => {
    const fault = faultOf();
    setError(fault);
    if (fault) return;
    const data = await write(UPDATE, { ids, ...change });
    const outcomes = data?.updateCourses;
    if (!outcomes) return;
    const failed = outcomes.filter((outcome) => outcome.error);
    const done = outcomes.length - failed.length;
    if (done > 0) notify.success(doneText(done));
    if (failed.length === 0) return onDone();
    const dateOf = (id: string) => compactText(courses.find((one) => one.id === id)?.scheduledDate ?? null);
    setError(failed.map(({ id, error: reason }) => `${dateOf(id)}: ${reason?.message}`).join('\n'));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form noValidate aria-label="Cambiar los próximos" onSubmit={submit}>
      <Stack gap="5">
        <Notice tone="error">{error}</Notice>
        <Text color="fg.muted">Lo que dejes vacío queda como está. Cada curso conserva su día.</Text>
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <TimeField label="Hora" value={values.startTime} onChange={(startTime) => edit({ startTime })} />
          <TextField
            label="Duración en minutos"
            inputMode="numeric"
            value={values.durationMinutes}
            onChange={({ target }) => edit({ durationMinutes: target.value })}
          />
          <TextField
            label="Precio en pesos"
            inputMode="decimal"
            value={values.price}
            onChange={({ target }) => edit({ price: target.value })}
          />
          <TextField
            label="Cupo"
            inputMode="numeric"
            value={values.capacity}
            onChange={({ target }) => edit({ capacity: target.value })}
          />
          <TextField
            label="Lugar"
            value={values.location}
            onChange={({ target }) => edit({ location: target.value })}
          />
          <SelectField
            label="Instructor"
            placeholder="Sin cambios"
            options={instructors}
            value={values.instructorId}
            onChange={({ currentTarget }) => edit({ instructorId: currentTarget.value })}
          />
        </SimpleGrid>
        <Fieldset.Root gap="3">
          <Fieldset.Legend fontWeight="semibold">Qué cambia</Fieldset.Legend>
          {courses.map((course) => {
            const differences = differencesOf(course, change, instructorName);
            return (
              <Checkbox.Root
                key={course.id}
                alignItems="flex-start"
                checked={!skipped.includes(course.id)}
                onCheckedChange={({ checked }) =>
                  setSkipped(
                    checked === true ? skipped.filter((id) => id !== course.id) : [...skipped, course.id],
                  )
                }
              >
                <Checkbox.HiddenInput />
                <Checkbox.Control mt="0.5" />
                <Checkbox.Label overflowWrap="anywhere">
                  {compactText(course.scheduledDate)}
                  {differences.map(({ label, before, after }) => (
                    <Text as="span" display="block" key={label} fontWeight="normal" textStyle="sm">
                      {label}: {before} → {after}
                    </Text>
                  ))}
                </Checkbox.Label>
              </Checkbox.Root>
            );
          })}
        </Fieldset.Root>
        <FormActions
          action={ids.length === 1 ? 'Cambiar 1 curso' : `Cambiar ${ids.length} cursos`}
          isBusy={isBusy}
          busyText="Cambiando..."
          onBack={onClose}
        />
      </Stack>
    </form>
  );
};

/** What was typed; empty: unchanged. */
type SeriesValues = {
  startTime: string;
  location: string;
  price: string;
  capacity: string;
  durationMinutes: string;
  instructorId: string;
};

const NO_CHANGES: SeriesValues = {
  startTime: '',
  location: '',
  price: '',
  capacity: '',
  durationMinutes: '',
  instructorId: '',
};

type SeriesChange = Omit<UpdateCoursesInput, 'ids'>;

const typedNumber = (text: string) => Number(text.trim().replace(',', '.'));

const given = <Value,>(text: string, value: (text: string) => Value) =>
  text.trim() === '' ? undefined : value(text.trim());

/** Without the fields that stay as they are. */
const toSeriesChange = (values: SeriesValues): SeriesChange => {
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
const differencesOf = (
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
