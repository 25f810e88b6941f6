import { List, SimpleGrid, Stack } from '@chakra-ui/react';
import { longMonth } from '#domain/dates/date-text.ts';
import { noShowPercent, type ClassOutcomes } from '#domain/enrolments/class-outcome.ts';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../../components/feedback/empty-note.tsx';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import type { ClassReportQuery } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { cancellationReasons } from '../enrolments/enrolment-label.ts';
import { Section } from '../lists/section.tsx';
import { useMonths } from './months.ts';
import { ReportFrame } from './report-frame.tsx';
import { ReportSection } from './report-section.tsx';
import { ACCENT, BRAND, color, GRAY, GREEN, RED, totalsOf, type Report } from './report-series.ts';
import { ReportTable, saveTable, TableSection } from './report-table.tsx';

graphql(`
  fragment ClassOutcomes_outcomes on ClassOutcomes {
    attended
    noShows
    lateCancellations
    cancellations
    calledOff
    unattended
    coming
  }
`);

const CLASS_REPORT = graphql(`
  query ClassReport($fromMonth: String!, $toMonth: String!) {
    me {
      ...Roles
    }
    classReport(fromMonth: $fromMonth, toMonth: $toMonth) {
      months {
        month
        isOver
        outcomes {
          ...ClassOutcomes_outcomes
        }
        reasons {
          reason
          count
        }
        calledOffCourses
        newStudents {
          registered
          incomplete
          erased
        }
      }
      courses {
        name
        courseType
        courses
        outcomes {
          ...ClassOutcomes_outcomes
        }
      }
      coursesLeftOut
      instructors {
        id
        name
        outcomes {
          ...ClassOutcomes_outcomes
        }
      }
    }
  }
`);

type ClassReport = NonNullable<ClassReportQuery['classReport']>;

type Month = ClassReport['months'][number];

const nameOf = ({ id, name }: { id: string | null; name: string | null }) => {
  if (name === null) return 'Sin asignar';
  return id === null ? `${name} (sin ficha)` : name;
};

const Reports = ({ report }: { report: ClassReport }) => {
  const { months, courses, instructors } = report;
  const of = `${months[0]?.month ?? ''}-${months.at(-1)?.month ?? ''}.csv`;
  const isEmpty =
    courses.length === 0 &&
    classReports(months).every((one) => totalsOf(one, months).every((total) => total === 0));
  if (isEmpty) return <EmptyNote>No hubo clases ni estudiantes nuevos en estos meses</EmptyNote>;
  return (
    <>
      <Section title="Qué no se cuenta">
        <List.Root ps="5" gap="1" color="fg.muted">
          {classReportNotes(report).map((note) => (
            <List.Item key={note}>{note}</List.Item>
          ))}
        </List.Root>
      </Section>
      <SimpleGrid columns={{ base: 1, xl: 2 }} gap="10" alignItems="start">
        {classReports(months).map((one) => (
          <ReportSection key={one.id} report={one} months={months} />
        ))}
      </SimpleGrid>
      {courses.length > 0 && (
        <>
          <OutcomeSection
            title="Por curso"
            noun="Curso"
            fileName={`por-curso-${of}`}
            rows={courses.map(({ name, courses: count, outcomes }) => ({
              name: count > 1 ? `${name} (${count} fechas)` : name,
              outcomes,
            }))}
          />
          <OutcomeSection
            title="Por instructor"
            noun="Instructor"
            fileName={`por-instructor-${of}`}
            rows={instructors.map(({ outcomes, ...instructor }) => ({ name: nameOf(instructor), outcomes }))}
          />
        </>
      )}
    </>
  );
};

export const Component = () => {
  const range = useMonths();
  const { span } = range;
  const query = useAdminQuery(CLASS_REPORT, {
    variables: { fromMonth: span.from, toMonth: span.to },
    failureText: 'No pudimos cargar los informes',
    isLive: false,
  });
  const report = query.data?.classReport;
  return (
    <ReportFrame heading="Asistencia y cancelaciones" title="Asistencia" range={range} query={query}>
      {report && <Reports report={report} />}
    </ReportFrame>
  );
};

type OutcomeSectionProps = {
  title: string;
  /** The header of the first column. */
  noun: string;
  fileName: string;
  rows: readonly { name: string; outcomes: ClassOutcomes }[];
};

/** What became of the enrolments of each row, as a table and as a file. */
const OutcomeSection = ({ title, noun, fileName, rows }: OutcomeSectionProps) => {
  const names = outcomeColumns.map(({ name }) => name);
  const numbersOf = (outcomes: ClassOutcomes) => outcomeColumns.map(({ valueOf }) => valueOf(outcomes));
  const textsOf = (outcomes: ClassOutcomes) => [percentText(outcomes), ...numbersOf(outcomes).map(countText)];
  const total = totalOf(rows);
  const save = () =>
    saveTable(fileName, [
      [noun, ...names],
      ...rows.map(({ name, outcomes }) => [name, ...numbersOf(outcomes)]),
      ['Total', ...numbersOf(total)],
    ]);
  return (
    <TableSection title={title} onSave={save}>
      <Stack layerStyle="document" px={{ base: '3', md: '5' }} py="4">
        <ReportTable
          caption={`Tabla: ${title}`}
          columns={[noun, '% de ausencias', ...names]}
          rows={rows.map(({ name, outcomes }) => ({ name, values: textsOf(outcomes) }))}
          total={{ name: 'Total', values: textsOf(total) }}
        />
      </Stack>
    </TableSection>
  );
};

/** Academies that ask for no deposits release nothing. */
const hasReleased = (months: readonly Month[]) =>
  months.some(({ reasons }) => reasons.some(({ reason, count }) => reason === 'UNPAID' && count > 0));

const REASONS = ['STUDENT', 'ACADEMY', 'NO_SHOW', 'CLU', 'OFFER_LAPSED', 'UNPAID', 'OTHER'] as const;

const reasonColor = (index: number) => (index < REASONS.length - 1 ? color(index) : 'fg');

/** All charts. */
const classReports = (months: readonly Month[]): Report<Month>[] => [
  {
    id: 'asistencia',
    title: 'Asistencia por mes',
    unit: 'inscripciones',
    isStacked: true,
    text: countText,
    series: [
      { name: 'Asistieron', color: GREEN, valueOf: ({ outcomes }) => outcomes.attended },
      { name: 'Ausencias', color: RED, valueOf: ({ outcomes }) => outcomes.noShows },
      { name: 'Canceladas tarde', color: ACCENT, valueOf: ({ outcomes }) => outcomes.lateCancellations },
      { name: 'Canceladas a tiempo', color: BRAND, valueOf: ({ outcomes }) => outcomes.cancellations },
      { name: 'De cursos suspendidos', color: GRAY, valueOf: ({ outcomes }) => outcomes.calledOff },
    ],
  },
  {
    id: 'motivos',
    title: 'Cancelaciones por motivo',
    unit: 'cancelaciones',
    isStacked: true,
    text: countText,
    series: REASONS.filter((reason) => reason !== 'UNPAID' || hasReleased(months)).map((reason, index) => ({
      name: cancellationReasons[reason].label,
      color: reasonColor(index),
      valueOf: ({ reasons }) => reasons.find((one) => one.reason === reason)?.count ?? 0,
    })),
  },
  {
    id: 'estudiantes-nuevos',
    title: 'Estudiantes nuevos',
    unit: 'estudiantes',
    isStacked: false,
    text: countText,
    series: [{ name: 'Estudiantes', color: BRAND, valueOf: ({ newStudents }) => newStudents.registered }],
  },
];

type Column = { name: string; valueOf: (outcomes: ClassOutcomes) => number };

const outcomeColumns: Column[] = [
  { name: 'Asistieron', valueOf: ({ attended }) => attended },
  { name: 'Ausencias', valueOf: ({ noShows }) => noShows },
  { name: 'Canceladas tarde', valueOf: ({ lateCancellations }) => lateCancellations },
  { name: 'Canceladas a tiempo', valueOf: ({ cancellations }) => cancellations },
  { name: 'Suspendidas', valueOf: ({ calledOff }) => calledOff },
  { name: 'Sin registrar', valueOf: ({ unattended }) => unattended },
  { name: 'Por venir', valueOf: ({ coming }) => coming },
];

/** `12 %` of the classes with recorded attendance. */
const percentText = (outcomes: ClassOutcomes) => {
  const percent = noShowPercent(outcomes);
  return percent === null ? '—' : `${countText(Math.round(percent))} %`;
};

const totalOf = (rows: readonly { outcomes: ClassOutcomes }[]): ClassOutcomes => {
  const sum = (name: keyof ClassOutcomes) => rows.reduce((total, { outcomes }) => total + outcomes[name], 0);
  return {
    attended: sum('attended'),
    noShows: sum('noShows'),
    lateCancellations: sum('lateCancellations'),
    cancellations: sum('cancellations'),
    calledOff: sum('calledOff'),
    unattended: sum('unattended'),
    coming: sum('coming'),
  };
};

const plural = (count: number, one: string, many: string) =>
  `${countText(count)} ${count === 1 ? one : many}`;
const enrolments = (count: number) => plural(count, 'inscripción', 'inscripciones');

/** What the figures leave out, and why. */
const classReportNotes = ({ months, coursesLeftOut }: ClassReport): string[] => {
  const sum = (valueOf: (month: Month) => number) => months.reduce((total, one) => total + valueOf(one), 0);
  const unfinished = months.filter(({ isOver }) => !isOver).map(({ month }) => longMonth(month));
  const coming = sum(({ outcomes }) => outcomes.coming);
  const unattended = months.filter(({ outcomes }) => outcomes.unattended > 0);
  const calledOff = sum(({ calledOffCourses }) => calledOffCourses);
  const ofCalledOff = sum(({ outcomes }) => outcomes.calledOff);
  const incomplete = sum(({ newStudents }) => newStudents.incomplete);
  const erased = sum(({ newStudents }) => newStudents.erased);
  return [
    unfinished.length > 0 && `Sin terminar: ${unfinished.join(', ')}. Sus números pueden cambiar.`,
    coming > 0 && `No se cuentan ${enrolments(coming)} de clases por venir.`,
    unattended.length > 0 &&
      `No se cuentan, porque falta registrar la asistencia: ${unattended
        .map(({ month, outcomes }) => `${enrolments(outcomes.unattended)} de ${longMonth(month)}`)
        .join(', ')}.`,
    (calledOff > 0 || ofCalledOff > 0) &&
      `Aparte: ${plural(calledOff, 'curso suspendido', 'cursos suspendidos')}, con ${enrolments(ofCalledOff)}. No son cancelaciones ni ausencias.`,
    incomplete > 0 &&
      `No se cuentan como estudiantes nuevos ${plural(incomplete, 'perfil sin completar', 'perfiles sin completar')}.`,
    erased > 0 &&
      `No se cuentan como estudiantes nuevos ${plural(erased, 'cuenta borrada', 'cuentas borradas')} a pedido de su titular.`,
    coursesLeftOut > 0 &&
      `La tabla por curso muestra los 100 con más inscripciones: faltan ${plural(coursesLeftOut, 'curso', 'cursos')}.`,
    'Cada inscripción cuenta en el mes de su clase: las que no tienen fecha no están. Las fechas del mismo curso se suman. El personal no cuenta como estudiante.',
  ].filter((note) => note !== false);
};
