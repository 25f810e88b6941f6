import type { Types } from 'mongoose';
import { CLASS_NEWS, isClassNews, newsOf, standingOf } from '#domain/mail/class-news.ts';
import type {
  ClassMailKind,
  ClassState,
  KnownState,
  MailKind,
  MailReason,
  MailedClass,
} from '#domain/mail/mail.ts';
import { isActiveStatus } from '#domain/enrolments/enrolment.status.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { isCalledOff } from '../courses/call-off.state.ts';
import { requireStoredCourse } from '../courses/course.store.ts';
import { requireStoredInstructor } from '../instructors/instructor.store.ts';
import type { requireStoredEnrolment } from '../enrolments/enrolment.store.ts';
import { findWaiting } from '../enrolments/waiting/waiting.store.ts';
import { findMoneyRules } from '../money/money-rules.ts';
import { MailModel, type MailDocument } from '../../outgoing/mail.model.ts';

type Enrolment = Awaited<ReturnType<typeof requireStoredEnrolment>>;
type State = Pick<Enrolment, 'status' | 'startsAt' | 'offerUntil'>;
type Meant = Pick<MailDocument, 'kind' | 'facts'>;

/** A message before it is sent, or sent again. */
export type Judged = Meant & {
  id: string;
  userId: string | Types.ObjectId;
  enrolmentId: string | null;
  resent?: number;
};

/** What is sent for a message: what it meant, or what is true now. `says`: what the person knows of the class then. */
export type Said = Meant & { lesson: MailedClass | null; says: KnownState | null };

const iso = (date: Date | null | undefined) => date?.toISOString() ?? null;

const isHeld = ({ status, offerUntil }: State) => isActiveStatus(status) && !offerUntil;
const isTaken = ({ status }: State) => isActiveStatus(status);

type OfEnrolment = Exclude<ClassMailKind, `waiting_${string}`>;

type Check = (enrolment: State, message: Meant) => boolean;

const STILL_TRUE: Record<OfEnrolment, Check> = {
  enrolled: (enrolment) => enrolment.status === 'pending' && isHeld(enrolment),
  offered: ({ status, offerUntil }, { facts }) =>
    status === 'pending' && iso(offerUntil) === facts.offerUntil,
  promoted: isHeld,
  confirmed: ({ status }) => status === 'confirmed',
  moved: isTaken,
  changed: isTaken,
  cancelled: ({ status }) => status === 'cancelled',
  restored: isHeld,
  reminder_24h: isHeld,
  reminder_2h: isHeld,
};

const isTrueOfWaiting = async (kind: MailKind, id: string) => {
  const entry = await findWaiting(id);
  return kind === 'waiting_called_off' ? Boolean(entry?.calledOffAt) : entry?.state === 'waiting';
};

export const isTrue = async (
  message: Meant,
  enrolment: State | null,
  user: Parameters<typeof licenceUntil>[0],
) => {
  const { kind, facts } = message;
  if (facts.waitingId) return isTrueOfWaiting(kind, facts.waitingId);
  if (facts.expires) return licenceUntil(user) === facts.expires;
  if (facts.entryId) return (await findMoneyRules()).isOn;
  const check = (STILL_TRUE as Partial<Record<MailKind, Check>>)[kind];
  if (!check) return true;
  if (!enrolment || !check(enrolment, message)) return false;
  // Staff may move a cancelled class, which stays cancelled.
  return kind === 'cancelled' || iso(enrolment.startsAt) === facts.startsAt;
};

const instructorOf = async (enrolment: Enrolment | null, ofCourse: string | null) => {
  if (enrolment?.instructorName)
    return { instructorId: enrolment.instructorId, instructorName: enrolment.instructorName };
  const instructorName = ofCourse && (await requireStoredInstructor(ofCourse)).name;
  return { instructorId: ofCourse, instructorName };
};

const courseIdOf = async ({ facts }: Meant, enrolment: Enrolment | null) => {
  if (enrolment) return enrolment.courseId;
  return facts.waitingId ? (await findWaiting(facts.waitingId))?.courseId : undefined;
};

const courseOf = async (message: Meant, enrolment: Enrolment | null) => {
  const courseId = await courseIdOf(message, enrolment);
  return courseId ? requireStoredCourse(courseId.toString()) : null;
};

type Course = NonNullable<Awaited<ReturnType<typeof courseOf>>>;

const lessonIn = async (course: Course, enrolment: Enrolment | null): Promise<MailedClass> => ({
  courseId: course._id.toString(),
  name: course.name,
  location: course.location,
  durationMinutes: course.durationMinutes ?? 0,
  ...(await instructorOf(enrolment, course.instructorId ?? null)),
  callOff: isCalledOff(course) ? (course.callOff ?? null) : null,
});

/** The class that a message is about; null for other messages. */
export const lessonOf = async (message: Meant, enrolment: Enrolment | null): Promise<MailedClass | null> => {
  const course = await courseOf(message, enrolment);
  return course && lessonIn(course, enrolment);
};

const stateOf = ({ status, startsAt, offerUntil }: State, lesson: MailedClass): ClassState => ({
  standing: standingOf(status, offerUntil),
  startsAt: iso(startsAt),
  offerUntil: iso(offerUntil),
  location: lesson.location,
  instructorId: lesson.instructorId,
  instructorName: lesson.instructorName,
  durationMinutes: lesson.durationMinutes,
});

const OF_NEWS = { $in: [...CLASS_NEWS] };

/** Another message about the class waits: it will say what is true then. */
const hasOther = async ({ id, enrolmentId }: Judged) =>
  Boolean(await MailModel.exists({ enrolmentId, kind: OF_NEWS, state: 'waiting', _id: { $ne: id } }));

const lastSaid = (rows: readonly MailDocument[]) =>
  rows
    .flatMap(({ said }) => said ?? [])
    .toSorted((a, b) => a.at.getTime() - b.at.getTime())
    .at(-1)?.state;

/** Messages of an older version have not stored what they said. */
const lastSent = (rows: readonly MailDocument[]): KnownState | undefined => {
  const sent = rows
    .filter(({ state }) => state === 'sent' || state === 'not_sent')
    .toSorted((a, b) => (a.settledAt?.getTime() ?? 0) - (b.settledAt?.getTime() ?? 0))
    .at(-1);
  if (!sent) return undefined;
  const { startsAt } = sent.facts;
  return {
    ...(startsAt === undefined ? {} : { startsAt }),
    ...(sent.kind === 'confirmed' ? { standing: 'confirmed' as const } : {}),
    ...(sent.kind === 'cancelled' ? { standing: 'over' as const } : {}),
  };
};

const BOOKING: readonly MailKind[] = ['enrolled', 'offered', 'promoted', 'confirmed'];

/** What somebody knew before the first message: all of a class that was booked while no messages were stored. */
const knownBefore = (rows: readonly MailDocument[]): KnownState | null => {
  if (rows.some(({ kind }) => BOOKING.includes(kind))) return null;
  const first = rows.find(({ facts }) => facts.startedAt !== undefined || facts.before);
  const { before, startedAt } = first?.facts ?? {};
  return { ...(startedAt === undefined ? {} : { startsAt: startedAt }), ...before };
};

const MOST_READ = 500;

/** What the person knows of a class by the messages about it; null if none has been sent. */
const knownOf = async (about: object): Promise<KnownState | null> => {
  const latest = await MailModel.find(about).sort({ createdAt: -1, _id: -1 }).limit(MOST_READ).lean();
  const rows = latest.toReversed();
  return lastSaid(rows) ?? lastSent(rows) ?? knownBefore(rows);
};

/** Whether who knows a class so still expects it after an instant. */
const expectsAfter = (known: KnownState | null, instant: Date) =>
  known?.standing !== 'over' && (known?.startsAt ?? '') > instant.toISOString();

/** Whether a person still expects a class that was moved to a date that has passed: nobody comes in vain. */
export const expectsClass = async (
  { kind }: Meant,
  { enrolmentId, now }: { enrolmentId: string | null; now: Date },
) => {
  if (kind !== 'moved' && kind !== 'cancelled') return false;
  return expectsAfter(await knownOf({ enrolmentId }), now);
};

/** These say what has changed: nothing, if the person knows it. */
const TELLS_CHANGE: readonly MailKind[] = ['moved', 'changed', 'restored'];

/** A cancellation after the class has begun has no message of its own; who expects the class on a later day needs one. */
const isEndUntold = (
  known: KnownState,
  { status, startsAt, cancellation }: Pick<Enrolment, 'status' | 'startsAt' | 'cancellation'>,
) =>
  status === 'cancelled' &&
  Boolean(startsAt && cancellation && cancellation.at >= startsAt && expectsAfter(known, startsAt));

const newsFor = async (
  message: Judged,
  enrolment: Enrolment,
  isTold: boolean,
): Promise<Said | MailReason> => {
  const { kind, facts, enrolmentId, resent = 0 } = message;
  if (!isTold && (await hasOther(message))) return 'changed';
  const lesson = await lessonIn(await requireStoredCourse(enrolment.courseId.toString()), enrolment);
  const says = stateOf(enrolment, lesson);
  if (isTold && (resent > 0 || kind === 'cancelled')) return { kind, facts, lesson, says };
  const known = await knownOf({ enrolmentId });
  if (isTold && !TELLS_CHANGE.includes(kind))
    return { kind, facts: known ? { ...facts, before: known } : facts, lesson, says };
  const news = newsOf(known, says, kind);
  if (!news && known && isEndUntold(known, enrolment))
    return { kind: 'cancelled', facts: { startsAt: known.startsAt ?? null, by: 'academy' }, lesson, says };
  if (!news) return isTold ? 'known' : 'changed';
  // That it is confirmed is told by its own message, once that can no longer be taken back.
  if (news === 'confirmed' && (await hasOther(message))) return 'known';
  const { startsAt, offerUntil } = says;
  const told = {
    startsAt,
    ...(offerUntil ? { offerUntil } : {}),
    ...(known ? { startedAt: known.startsAt ?? null, before: known } : {}),
  };
  return { kind: news, facts: told, lesson, says };
};

/** Those who wait have got the date from the screen before the first message about another one. */
const dateFor = async ({ id, userId, kind, facts, resent = 0 }: Judged): Promise<Said | MailReason> => {
  const course = await courseOf({ kind, facts }, null);
  if (!course) return 'changed';
  const lesson = await lessonIn(course, null);
  const startsAt = iso(course.scheduledDate);
  const said = { lesson, says: { startsAt } };
  if (kind !== 'waiting_moved') return { kind, facts: { ...facts, startsAt }, ...said };
  const { waitingId } = facts;
  const known = await knownOf({
    userId,
    'facts.waitingId': waitingId,
    ...(resent > 0 ? { _id: { $ne: id } } : {}),
  });
  if (known?.startsAt === undefined || known.startsAt === startsAt) return 'known';
  return {
    kind,
    facts: { waitingId: waitingId ?? '', startsAt, startedAt: known.startsAt },
    ...said,
  };
};

const sayAsMeant = async ({ kind, facts }: Judged, enrolment: Enrolment | null): Promise<Said> => {
  const lesson = await lessonOf({ kind, facts }, enrolment);
  return { kind, facts, lesson, says: enrolment && lesson && stateOf(enrolment, lesson) };
};

/** A message that is no longer true is replaced by the one that is; the reason if there is nothing to say. */
export const whatToSay = async (
  message: Judged,
  { user, enrolment }: { user: Parameters<typeof isTrue>[2]; enrolment: Enrolment | null },
): Promise<Said | MailReason> => {
  const isTold = await isTrue(message, enrolment, user);
  if (enrolment && isClassNews(message.kind)) return newsFor(message, enrolment, isTold);
  const { waitingId } = message.facts;
  if (!waitingId) return isTold ? sayAsMeant(message, enrolment) : 'changed';
  if (isTold) return dateFor(message);
  // A call-off that was undone has covered the message about another date.
  const isWaiting = await isTrueOfWaiting('waiting_moved', waitingId);
  const said = isWaiting ? await dateFor({ ...message, kind: 'waiting_moved' }) : 'changed';
  return said === 'known' ? 'changed' : said;
};
