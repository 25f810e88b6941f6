import { CLASS_MAIL_KINDS, type ClassMailKind, type MailKind } from './mail.ts';

/** How a message about a class can be answered by a link in it, without a session. */
export const CLASS_ANSWERS = ['attend', 'cancel'] as const;
export type ClassAnswer = (typeof CLASS_ANSWERS)[number];

export const ANSWER_LINKS: Record<ClassAnswer, { label: string; path: string }> = {
  attend: { label: 'Voy', path: '/correo/voy' },
  cancel: { label: 'No puedo ir', path: '/correo/no-voy' },
};

type ClassLinks = {
  /** Where the message leads after sign-in: the class of the student, its course, or other courses where there is none left. */
  leadsTo: 'class' | 'course' | 'courses';
  label: string;
  answers: readonly ClassAnswer[];
};

const ofClass = (...answers: readonly ClassAnswer[]): ClassLinks => ({
  leadsTo: 'class',
  label: 'Ver mi clase',
  answers,
});

const OF_COURSE: ClassLinks = { leadsTo: 'course', label: 'Ver la clase', answers: [] };
const OTHERS: ClassLinks = { leadsTo: 'courses', label: 'Ver otras clases', answers: [] };

/** The links of every message about a class. Who has just booked is not asked whether they come. */
export const CLASS_LINKS: Record<ClassMailKind, ClassLinks> = {
  enrolled: ofClass('cancel'),
  offered: { ...ofClass('cancel'), label: 'Aceptar mi lugar' },
  promoted: ofClass('attend', 'cancel'),
  waiting_called_off: OTHERS,
  waiting_restored: OF_COURSE,
  waiting_moved: OF_COURSE,
  confirmed: ofClass('attend', 'cancel'),
  moved: ofClass('attend', 'cancel'),
  changed: ofClass('attend', 'cancel'),
  cancelled: OTHERS,
  restored: ofClass('attend', 'cancel'),
  reminder_24h: ofClass('attend', 'cancel'),
  reminder_2h: ofClass('attend', 'cancel'),
};

export const isAboutClass = (kind: MailKind): kind is ClassMailKind =>
  (CLASS_MAIL_KINDS as readonly MailKind[]).includes(kind);
