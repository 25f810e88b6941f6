import { longMonth } from '#domain/dates/date-text.ts';
import { noShowPercent, type ClassOutcomes } from '#domain/enrolments/class-outcome.ts';
import { countText } from '#domain/texts/numbers.ts';
import type { ClassReportQuery } from '../../../gql/graphql.ts';
import { cancellationReasons } from '../enrolments/enrolment-label.ts';
import { ACCENT, BRAND, color, GRAY, GREEN, RED, type Report } from './report-series.ts';

export type ClassReport = NonNullable<ClassReportQuery['classReport']>;
type Month = ClassReport['months'][number];

const REASONS = ['STUDENT', 'ACADEMY', 'NO_SHOW', 'CLU', 'OFFER_LAPSED', 'OTHER'] as const;

const reasonColor = (index: number) => (index < REASONS.length - 1 ? color(index) : 'fg');

/** All charts. */
export const classReports = (): Report<Month>[] => [
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
    series: REASONS.map((reason, index) => ({
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

export const outcomeColumns: Column[] = [
  { name: 'Asistieron', valueOf: ({ attended }) => attended },
  { name: 'Ausencias', valueOf: ({ noShows }) => noShows },
  { name: 'Canceladas tarde', valueOf: ({ lateCancellations }) => lateCancellations },
  { name: 'Canceladas a tiempo', valueOf: ({ cancellations }) => cancellations },
  { name: 'Suspendidas', valueOf: ({ calledOff }) => calledOff },
  { name: 'Sin registrar', valueOf: ({ unattended }) => unattended },
  { name: 'Por venir', valueOf: ({ coming }) => coming },
];

/** `12 %` of the classes with recorded attendance. */
export const percentText = (outcomes: ClassOutcomes) => {
  const percent = noShowPercent(outcomes);
  return percent === null ? '—' : `${countText(Math.round(percent))} %`;
};

export const totalOf = (rows: readonly { outcomes: ClassOutcomes }[]): ClassOutcomes => {
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
export const classReportNotes = ({ months, coursesLeftOut }: ClassReport): string[] => {
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
