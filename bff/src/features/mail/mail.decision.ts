import { isAnonymisedEmail, isMissingEmail } from '#domain/users/no-email.ts';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import {
  topicOf,
  type MailContent,
  type MailKind,
  type MailReason,
  type MailedClass,
} from '#domain/mail/mail.ts';
import { isTooLate, keepsQuietHours } from '#domain/mail/mail.schedule.ts';
import { isSecurityKind } from '#domain/mail/security-notices.ts';
import { mailContentOf } from '#domain/mail/mail.texts.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { isCalledOff } from '../courses/call-off.state.ts';
import { requireStoredCourse } from '../courses/course.store.ts';
import { requireStoredInstructor } from '../instructors/instructor.store.ts';
import { findStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { findWaiting } from '../enrolments/waiting/waiting.store.ts';
import { findStoredUser } from '../users/user.store.ts';
import type { MailDocument } from './mail.model.ts';
import { quietUntil } from './mail.outbox.ts';

export type Verdict =
  | { action: 'send'; to: string; content: MailContent; enrolment: Enrolment | null; user: User }
  | { action: 'drop'; reason: MailReason }
  | { action: 'wait'; until: Date };

type Found<Find extends (id: string) => PromiseLike<unknown>> = NonNullable<Awaited<ReturnType<Find>>>;
type Enrolment = Found<typeof findStoredEnrolment>;
type User = Found<typeof findStoredUser>;

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

type State = Pick<Enrolment, 'status' | 'startsAt' | 'offerUntil'>;
type Said = Pick<MailDocument, 'kind' | 'facts'>;

const isHeld = ({ status, offerUntil }: State) => isActiveStatus(status) && !offerUntil;

const STILL_TRUE: Partial<Record<MailKind, (enrolment: State, message: Said) => boolean>> = {
  enrolled: (enrolment) => enrolment.status === 'pending' && isHeld(enrolment),
  offered: ({ status, offerUntil }, { facts }) =>
    status === 'pending' && iso(offerUntil) === facts.offerUntil,
  promoted: isHeld,
  confirmed: ({ status }) => status === 'confirmed',
  moved: isHeld,
  cancelled: ({ status }) => status === 'cancelled',
  restored: isHeld,
  reminder_24h: isHeld,
  reminder_2h: isHeld,
};

const isTrueOfWaiting = async (kind: MailKind, id: string) => {
  const entry = await findWaiting(id);
  return kind === 'waiting_restored' ? entry?.state === 'waiting' : Boolean(entry?.calledOffAt);
};

export const isTrue = async (
  message: Said,
  enrolment: State | null,
  user: Parameters<typeof licenceUntil>[0],
) => {
  const { kind, facts } = message;
  if (facts.waitingId) return isTrueOfWaiting(kind, facts.waitingId);
  if (facts.expires) return licenceUntil(user) === facts.expires;
  const check = STILL_TRUE[kind];
  if (!check) return true;
  if (!enrolment || !check(enrolment, message)) return false;
  // Staff may move a cancelled class, which stays cancelled.
  return kind === 'cancelled' || iso(enrolment.startsAt) === facts.startsAt;
};

const refusalOf = ({ kind }: MailDocument, user: User): MailReason | null => {
  const topic = topicOf(kind);
  if (topic === null) return null;
  if (user.refusedMail?.includes(topic)) return 'unwanted';
  return user.unreachableEmail === user.email ? 'unreachable' : null;
};

/** What a link in a message about security could still change. */
const isOver = ({ kind, facts }: MailDocument, user: User, now: Date) => {
  const { secondFactorLoss: loss } = user;
  if (kind === 'second_factor_loss') return !loss || loss.id !== facts.changeId;
  if (kind !== 'email_confirm') return false;
  const { emailChange } = user;
  return !emailChange || emailChange.id !== facts.changeId || emailChange.expiresAt <= now;
};

const isAddress = (email: string) => !isMissingEmail(email) && !isAnonymisedEmail(email);

type Concerned = {
  user: Pick<User, 'firstName' | 'documentNumber'>;
  enrolment: Enrolment | null;
};

const courseIdOf = async ({ facts }: Said, enrolment: Enrolment | null) => {
  if (enrolment) return enrolment.courseId;
  return facts.waitingId ? (await findWaiting(facts.waitingId))?.courseId : undefined;
};

/** The class that a message is about; null for other messages. */
const lessonOf = async (message: Said, enrolment: Enrolment | null): Promise<MailedClass | null> => {
  const courseId = await courseIdOf(message, enrolment);
  if (!courseId) return null;
  const course = await requireStoredCourse(courseId.toString());
  const { name, location, instructorId } = course;
  const callOff = isCalledOff(course) ? (course.callOff ?? null) : null;
  const own = enrolment?.instructorName ?? null;
  const instructorName =
    own === null && instructorId ? (await requireStoredInstructor(instructorId)).name : own;
  return { name, location, instructorName, callOff };
};

export const contentFor = async (message: Said, { user, enrolment }: Concerned) =>
  mailContentOf(message.kind, {
    ...message.facts,
    firstName: user.firstName,
    isConfirmed: enrolment?.status === 'confirmed',
    needsSetup: isPendingDocument(user.documentNumber),
    lesson: await lessonOf(message, enrolment),
  });

export const decideMail = async (message: MailDocument, now: Date): Promise<Verdict> => {
  const { kind, facts, dueAt, enrolmentId } = message;
  const drop = (reason: MailReason): Verdict => ({ action: 'drop', reason });
  const user = await findStoredUser(message.userId.toString());
  if (!user || isAnonymisedEmail(user.email)) return drop('inactive');
  if (!user.isActive && !isSecurityKind(kind) && kind !== 'cancelled') return drop('inactive');
  const to = facts.to ?? user.email;
  if (!isAddress(to)) return drop('no_address');
  if (isOver(message, user, now)) return drop('changed');
  const enrolment = enrolmentId ? await findStoredEnrolment(enrolmentId) : null;
  if (!(await isTrue(message, enrolment, user))) return drop('changed');
  const startsAt = facts.startsAt ? new Date(facts.startsAt) : null;
  if (isTooLate(kind, { dueAt, startsAt, now })) return drop('late');
  const refusal = refusalOf(message, user);
  if (refusal) return drop(refusal);
  const until = keepsQuietHours(message, now) ? quietUntil(now) : now;
  if (until > now) return { action: 'wait', until };
  const content = await contentFor(message, { user, enrolment });
  return { action: 'send', to, content, enrolment, user };
};
