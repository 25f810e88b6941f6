import { academy } from '../academy.ts';
import type { CourseType } from '../courses/course.schema.ts';
import { dayIn, longDay } from '../dates/date-text.ts';
import { CLASS_TYPE_LABELS, type ClassType } from '../enrolments/class-type.ts';
import { searchWords } from '../search.ts';
import type { Revocation } from './revocation.ts';

/** The content of a certificate, fixed when it is issued. */
export type CertificateContent = {
  name: string;
  /** Type and last three characters of the document, as in `DNI ···123`; null if there is none. */
  document: string | null;
  course: string;
  minutes: number;
  instructor: string | null;
  /** The day of the class in the academy's time zone. */
  day: string;
  academy: string;
};

export type Certificate = {
  id: string;
  number: string;
  code: string;
  /** The public page. */
  url: string;
  enrolmentId: string;
  userId: string;
  issuedAt: Date;
  /** Null once the person's data were erased. */
  content: CertificateContent | null;
  revocation: Revocation | null;
  /** The number of the certificate that this one replaces. */
  replaces: string | null;
  isSigned: boolean;
};

/** What anyone with the code may read. */
export type PublicCertificate = {
  url: string;
  code: string;
  number: string;
  issuedAt: Date;
  /** Null once the person's data were erased. */
  content: CertificateContent | null;
  revocation: Pick<Revocation, 'reason' | 'at'> | null;
  replaces: string | null;
  jws: string | null;
};

const SHOWN_CHARACTERS = 3;

const SEPARATOR = /[^\p{L}\p{N}]/gu;

/** `DNI ···123` */
export const documentEnding = (type: string | null, number: string) =>
  [type, `···${number.replace(SEPARATOR, '').slice(-SHOWN_CHARACTERS)}`].filter(Boolean).join(' ');

type Certified = { name: string; courseType: CourseType };

/** `Clase personalizada · Tiro Defensivo` */
export const courseTitle = ({ name }: Certified, classType: ClassType | null) =>
  classType ? `${name} · ${CLASS_TYPE_LABELS[classType]}` : name;

/** The day of the class, or that of the completion of one without a date. */
export const certifiedDay = (at: Date) => dayIn(at, academy.timeZone);

/** By which a certificate is found, also after its holder was renamed. */
export const nameWordsOf = ({ name }: Pick<CertificateContent, 'name'>) => searchWords(name);

const MINUTES_PER_HOUR = 60;

/** `2 horas`, `1 hora y 30 minutos` */
export const durationText = (minutes: number) => {
  const hours = Math.floor(minutes / MINUTES_PER_HOUR);
  const rest = minutes % MINUTES_PER_HOUR;
  const hourText = hours === 1 ? '1 hora' : `${hours} horas`;
  const restText = rest === 1 ? '1 minuto' : `${rest} minutos`;
  if (rest === 0) return hourText;
  return hours === 0 ? restText : `${hourText} y ${restText}`;
};

/** What a certificate shows beside name and course, in order. */
export const certificateFacts = ({ document, minutes, instructor, day }: CertificateContent) => {
  const facts: (readonly [label: string, value: string | null])[] = [
    ['Documento', document],
    ['Duración', durationText(minutes)],
    ['Fecha', longDay(new Date(`${day}T12:00:00Z`), 'UTC')],
    ['Instructor', instructor],
  ];
  return facts.flatMap(([label, value]) => (value === null ? [] : [[label, value] as const]));
};
