import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { EntryCode } from '#domain/firearms/entry-code.ts';
import type { EntryScan_DayFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { clockText } from '../entries/entry-text.ts';

graphql(`
  fragment EntryScan_day on RangeDay {
    day
    entryIssuer
    entryKeys {
      kid
      x
    }
    classes {
      id
      courseName
      startsAt
      laneName
    }
    students {
      enrolmentId
      studentId
      classId
      name
      state
      startsAt
      arrivedAt
      hasLicence
    }
  }
`);

/** What a scanned code means, in words, and whom to mark as arrived. */
export type Scan = {
  tone: 'success' | 'warning' | 'error';
  title: string;
  detail: string;
  arriving: string | null;
};

const refused = (title: string, detail: string): Scan => ({ tone: 'error', title, detail, arriving: null });

const REFUSALS: Record<Exclude<EntryCode['result'], 'ok'>, Scan> = {
  foreign: refused('El código no es de esta academia', 'Búscalo por su nombre en la lista.'),
  expired: refused('El código es de otro día', 'Pídele que vuelva a abrir su código.'),
  altered: refused('El código está alterado', 'Pídele un documento y búscalo por su nombre en la lista.'),
  unreadable: refused('No es un código de ingreso', 'Está en Inicio, en la cuenta del estudiante.'),
};

export const UNSUPPORTED = refused(
  'Este navegador no puede comprobar códigos',
  'Actualízalo, o marca a cada uno en la lista.',
);

export const NOT_SAVED = refused(
  'No pudimos guardar el ingreso',
  'Vuelve a escanear, o márcalo en la lista.',
);

type Scanned = {
  code: EntryCode;
  day: EntryScan_DayFragment;
  now: Date;
  /** When enrolments were marked on this screen, which the day may not show yet. */
  marked: ReadonlyMap<string, string>;
};

export const scanOf = ({ code, day, now, marked }: Scanned): Scan => {
  if (code.result !== 'ok') return REFUSALS[code.result];
  const isOfCode = ({ studentId, startsAt }: Student) =>
    studentId === code.studentId && dayIn(new Date(startsAt), academy.timeZone) === code.day;
  const student = nearest(day.students.filter(isOfCode), now);
  if (!student && code.day !== day.day) {
    return refused('El código es de otro día', 'Esta página también: actualízala.');
  }
  if (!student) {
    return refused(
      'No tiene clase hoy',
      'El código es de hoy, pero su clase se canceló, cambió de día o no está en tu lista.',
    );
  }
  const { enrolmentId, name, state, startsAt, hasLicence } = student;
  const { courseName, laneName } = day.classes.find(({ id }) => id === student.classId) ?? {};
  const detail = [`${clockText(startsAt)} ${courseName ?? ''}`, laneName, !hasLicence && 'sin CLU vigente']
    .filter(Boolean)
    .join(' · ');
  if (state === 'ABSENT')
    return refused(`${name} figura como que no vino`, `${detail}. Corrígelo en la lista.`);
  const arrivedAt = student.arrivedAt ?? marked.get(enrolmentId);
  if (state !== 'EXPECTED' || arrivedAt) {
    const title = arrivedAt ? `Ya ingresó ${clockText(arrivedAt)}` : 'Ya ingresó';
    return { tone: 'warning', title, detail: `${name} · ${detail}`, arriving: null };
  }
  const tone = hasLicence ? 'success' : 'warning';
  return { tone, title: `Llegó ${name}`, detail, arriving: enrolmentId };
};

type Student = EntryScan_DayFragment['students'][number];

const OVER: readonly Student['state'][] = ['DONE', 'ABSENT'];

/** The class that begins nearest to now; one that is over only if all are. */
const nearest = (students: readonly Student[], now: Date) => {
  const open = students.filter(({ state }) => !OVER.includes(state));
  const distance = ({ startsAt }: Student) => Math.abs(new Date(startsAt).getTime() - now.getTime());
  const [first] = (open.length > 0 ? open : students).toSorted((one, next) => distance(one) - distance(next));
  return first;
};
