import { SimpleGrid, Stack, Text } from '@chakra-ui/react';
import { useState, type FormEvent } from 'react';
import { academy } from '#domain/academy.ts';
import { clockIn, dayIn, shortDate } from '#domain/dates/date-text.ts';
import { dayAfter, instantOf, isClock, isDay, isOnClock, weekOf } from '#domain/dates/dates.ts';
import { messages } from '#domain/messages.ts';
import { SERIES, weeklyDays } from '#domain/courses/series.ts';
import { DateField } from '../../../../components/pickers/date-field.tsx';
import { useDraftState } from '../../../../components/fields/form-draft.ts';
import { FormActions } from '../../../../components/fields/schema-form.tsx';
import { TextField } from '../../../../components/fields/text-field.tsx';
import { TimeField } from '../../../../components/pickers/time-field.tsx';
import { notify } from '../../../../components/feedback/notify.ts';
import { useUnsavedChanges } from '../../../../components/records/unsaved-changes.ts';
import { Notice } from '../../../../components/feedback/notice.tsx';
import { academyToday } from '../../../../components/records/date-text.ts';
import { graphql } from '../../../../gql/index.ts';
import { useWrite } from '../../../../components/queries/use-write.ts';
import { DateChoice } from './date-choice.tsx';
import { WeekdayChoice } from './weekday-choice.tsx';

const REPEAT = graphql(`
  mutation RepeatCourse($input: RepeatCourseInput!) {
    repeatCourse(input: $input) {
      id
      seriesId
    }
  }
`);

export type RepeatedCourse = { id: string; name: string; scheduledDate: string | null };

type RepeatFormProps = { course: RepeatedCourse; onClose: () => void; onDone: () => void };

/** Copies; the course itself is one of the series. */
const MAX_COPIES = SERIES.max - 1;
const WEEK = 7;
const USUAL_COUNT = '8';

const firstRule = ({ scheduledDate }: RepeatedCourse) => {
  const start = scheduledDate ? new Date(scheduledDate) : null;
  const day = start ? dayIn(start, academy.timeZone) : academyToday();
  return {
    weekdays: [weekOf(day).indexOf(day)],
    clock: start ? clockIn(start, academy.timeZone) : '',
    from: [dayAfter(day, start ? WEEK : 0), academyToday()].toSorted()[1] ?? day,
    count: USUAL_COUNT,
    until: '',
  };
};

type Rule = ReturnType<typeof firstRule>;

const daysOf = ({ weekdays, from, count, until }: Rule) => {
  if (!isDay(from)) return [];
  const end = isDay(until) ? { until } : { count: Number(count) || 0 };
  return weeklyDays({ weekdays, from, ...end }, MAX_COPIES);
};

const faultOf = (rule: Rule, chosen: readonly string[]) => {
  if (!isClock(rule.clock)) return messages.classTime;
  const skipped = chosen.find((day) => !isOnClock(day, rule.clock, academy.timeZone));
  if (skipped) return `${shortDate(skipped)}: ${messages.timeSkipped}`;
  return chosen.length === 0 ? messages.seriesDates : null;
};

/** A weekly rule, and the dates that it gives: each can be left out. */
export const RepeatForm = ({ course, onClose, onDone }: RepeatFormProps) => {
  const { write, isBusy } = useWrite('No pudimos crear los cursos. Vuelve a intentar.');
  const [rule, setRule] = useDraftState('Repetir cada semana', () => firstRule(course));
  const [skipped, setSkipped] = useState<readonly string[]>([]);
  const [error, setError] = useState<string | null>(null);
  useUnsavedChanges(!isBusy && skipped.length > 0);
  const days = daysOf(rule);
  const chosen = days.filter((day) => !skipped.includes(day));
  const change = (part: Partial<Rule>) => setRule({ ...rule, ...part });

  const save = async () => {
    const fault = faultOf(rule, chosen);
    setError(fault);
    if (fault) return;
    const scheduledDates = chosen.map((day) => instantOf(day, rule.clock, academy.timeZone).toISOString());
    const data = await write(REPEAT, { id: course.id, scheduledDates });
    if (!data?.repeatCourse) return;
    notify.success(chosen.length === 1 ? '1 curso creado' : `${chosen.length} cursos creados`);
    onDone();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void save();
  };

  return (
    <form noValidate aria-label="Repetir cada semana" onSubmit={submit}>
      <Stack gap="5">
        <Notice tone="error">{error}</Notice>
        <Text color="fg.muted" overflowWrap="anywhere">
          Cursos iguales a «{course.name}», activos y sin inscripciones. Juntos forman una serie.
        </Text>
        <WeekdayChoice value={rule.weekdays} onChange={(weekdays) => change({ weekdays })} />
        <SimpleGrid columns={{ base: 1, sm: 2 }} gap="4">
          <DateField label="Desde" value={rule.from} onChange={(from) => change({ from })} />
          <TimeField label="Hora" value={rule.clock} onChange={(clock) => change({ clock })} />
          <TextField
            label="Cantidad de cursos"
            inputMode="numeric"
            hint={`Hasta ${MAX_COPIES}`}
            value={rule.count}
            disabled={rule.until !== ''}
            onChange={(event) => change({ count: event.target.value })}
          />
          <DateField label="O hasta el día" value={rule.until} onChange={(until) => change({ until })} />
        </SimpleGrid>
        <DateChoice days={days} skipped={skipped} onChange={setSkipped} />
        <FormActions
          action={chosen.length === 1 ? 'Crear 1 curso' : `Crear ${chosen.length} cursos`}
          isBusy={isBusy}
          busyText="Creando..."
          onBack={onClose}
        />
      </Stack>
    </form>
  );
};
