import * as v from 'valibot';
import { ANSWER_LINKS, type ClassAnswer } from '#domain/mail/class-links.ts';
import { messages } from '#domain/messages.ts';
import type { User } from '#domain/users/user.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { authenticated, type Authenticated } from '../../operation/access.ts';
import type { Ctx, Deps } from '../../operation/context.ts';
import { toId } from '../../operation/input.ts';
import { operation } from '../../operation/operation.ts';
import { isSigned, signatureOf } from '../../process/signed-text.ts';
import { requireCourse } from '../courses/course.store.ts';
import { findUser } from '../users/user.store.ts';
import { enrolmentAudit } from './enrolment.audit.ts';
import { changedStatus, changeEnrolment } from './enrolment.change.ts';
import type { EnrolmentDocument } from './enrolment.model.ts';
import { coming } from './enrolment.operations.ts';
import { findStoredEnrolment, repeatOfEnrolment, requireOwnStored } from './enrolment.store.ts';
import type { StoredChanges } from './enrolment.writes.ts';

/** What a link is about: an enrolment in a course on a date. On another date it is another class. */
const linkedSchema = v.object({ id: v.string(), courseId: v.string(), startsAt: v.string() });
type Linked = v.InferOutput<typeof linkedSchema>;

type Held = Pick<EnrolmentDocument, '_id' | 'courseId' | 'userId' | 'startsAt'>;

const linkedOf = ({ _id, courseId, startsAt }: Held): Linked => ({
  id: _id.toString(),
  courseId: courseId.toString(),
  startsAt: String(startsAt?.getTime() ?? ''),
});

const wordsOf = ({ id, courseId, startsAt }: Linked) => [id, courseId, startsAt].join(' ');

/** With the address that the message was sent to: the link is invalid once the person has another one. */
const signedOf = (linked: Linked, { id, email }: Pick<User, 'id' | 'email'>) => ({
  purpose: 'class link',
  text: `${wordsOf(linked)} ${id} ${email}`,
});

type Sent = {
  enrolment: Held & Pick<EnrolmentDocument, 'offerUntil' | 'comingAt'>;
  email: string;
  answers: readonly ClassAnswer[];
};

/** Who has said that they come is not asked again, nor who has not accepted the seat. */
const isAsked =
  ({ offerUntil, comingAt }: Sent['enrolment']) =>
  (answer: ClassAnswer) =>
    answer !== 'attend' || (!offerUntil && !comingAt);

/** The links with which the reader of a message answers without a session; none if the server has no key to sign them. */
export const answerLinks = (
  { env, publicUrl }: Pick<Deps, 'env' | 'publicUrl'>,
  { enrolment, email, answers }: Sent,
) => {
  const linked = linkedOf(enrolment);
  const firma = signatureOf(env, signedOf(linked, { id: enrolment.userId.toString(), email }));
  if (firma === null || enrolment.startsAt === null) return [];
  const { id: clase, courseId: curso, startsAt: inicio } = linked;
  const query = new URLSearchParams({ clase, curso, inicio, firma });
  return answers.filter(isAsked(enrolment)).map((answer) => {
    const { label, path } = ANSWER_LINKS[answer];
    return { label, href: `${publicUrl}${path}?${query}` };
  });
};

type Asked = { answer: ClassAnswer; query: Record<string, unknown> };

/**
 * What a link is about; null if it was altered, or if its account has another address, is deactivated or is erased. A
 * password that was changed since does not matter: whoever reads the mailbox may choose another one.
 */
const readLink = async ({ env }: Ctx, { clase, curso, inicio, firma }: Asked['query']) => {
  const id = toId(clase);
  if (id === null || typeof curso !== 'string' || typeof inicio !== 'string') return null;
  const document = await findStoredEnrolment(id);
  if (!document) return null;
  const student = await findUser(document.userId.toString());
  if (!student?.isActive) return null;
  const linked: Linked = { id, courseId: curso, startsAt: inicio };
  return isSigned(env, { ...signedOf(linked, student), signature: firma })
    ? { document, student, linked }
    : null;
};

/** Acts for the student, with as much as a token that may write: never as staff. */
const asStudent = ({ verifyActor: _, expireActor: _expire, ...ctx }: Ctx, user: User): Authenticated => ({
  ...ctx,
  idempotencyKey: null,
  actor: {
    user,
    sessionId: '',
    scopes: ['read', 'write'],
    isVerified: false,
    authenticatedAt: null,
    generations: {},
    hold: null,
  },
});

type Decide = (ctx: Authenticated, document: EnrolmentDocument) => Promise<StoredChanges>;

/** The same rules as for a student who is signed in. */
const DECIDE: Record<ClassAnswer, Decide> = {
  attend: async (ctx, document) => coming(ctx, document),
  cancel: (ctx, document) => changedStatus(ctx, document, 'cancelled'),
};

const decided = (ctx: Authenticated, document: EnrolmentDocument, { answer, ...linked }: Answered) => {
  if (wordsOf(linkedOf(document)) !== wordsOf(linked)) {
    throw new DomainError('CHANGED_MEANWHILE', messages.classMoved);
  }
  return DECIDE[answer](ctx, document);
};

type Answered = Linked & { answer: ClassAnswer };

const answering = (answer: ClassAnswer, action: string) =>
  operation({
    access: authenticated,
    subject: requireOwnStored,
    input: linkedSchema,
    repeat: repeatOfEnrolment,
    audit: enrolmentAudit(action),
    run: ({ ctx, input, subject: found }) =>
      changeEnrolment(ctx, found, {
        decide: (document) => decided(ctx, document, { ...input, answer }),
      }),
  });

const ANSWER = {
  attend: answering('attend', 'enrolment.announceComing'),
  cancel: answering('cancel', 'enrolment.cancel'),
};

export type LinkedClass = {
  course: string;
  startsAt: Date;
  /** `asked`: not answered yet. `done`: just now. The others say that there is nothing to answer, or why it is refused. */
  state: 'asked' | 'done' | 'coming' | 'cancelled' | 'refused';
  refusal: DomainError | null;
  /** Whether the cancellation is, or would be, late. */
  isLate: boolean;
};

const stateOf = async (ctx: Authenticated, document: EnrolmentDocument, asked: Answered) => {
  try {
    const { cancellation } = await decided(ctx, document, asked);
    const { status, comingAt, cancellation: stored } = document;
    const isLate = (cancellation ?? stored)?.isLate ?? false;
    if (status === 'cancelled') return { state: 'cancelled' as const, refusal: null, isLate };
    const isComing = asked.answer === 'attend' && Boolean(comingAt);
    return { state: isComing ? ('coming' as const) : ('asked' as const), refusal: null, isLate };
  } catch (error) {
    return refusedBy(error);
  }
};

const refusedBy = (error: unknown) => {
  if (!(error instanceof DomainError)) throw error;
  return { state: 'refused' as const, refusal: error, isLate: false };
};

const open = async (ctx: Ctx, { answer, query }: Asked) => {
  const read = await readLink(ctx, query);
  if (!read) return null;
  const { document, linked } = read;
  const student = asStudent(ctx, read.student);
  const { name: course } = await requireCourse(ctx, document.courseId.toString());
  const state = await stateOf(student, document, { ...linked, answer });
  const found: LinkedClass = { course, startsAt: new Date(Number(linked.startsAt)), ...state };
  return { student, linked, found };
};

/** The class of a link in a message, which this does not answer. Null if the link is invalid. */
export const readClassLink = async (ctx: Ctx, asked: Asked) => (await open(ctx, asked))?.found ?? null;

/** Answers by a link in a message, as its student. Null if the link is invalid. */
export const answerClassLink = async (ctx: Ctx, asked: Asked): Promise<LinkedClass | null> => {
  const opened = await open(ctx, asked);
  if (!opened || opened.found.state !== 'asked') return opened?.found ?? null;
  const { student, linked, found } = opened;
  try {
    await ANSWER[asked.answer](student, linked);
    return { ...found, state: 'done' };
  } catch (error) {
    return { ...found, ...refusedBy(error) };
  }
};
