import { addHours } from 'date-fns';
import { beforeAll, describe, expect, it } from 'vitest';
import { MAIL_KINDS, type MailFacts, type MailKind } from '#domain/mail/mail.ts';
import { isSecurityKind, type SecurityKind } from '#domain/mail/security-notices.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { CourseModel } from '../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../src/features/enrolments/waiting/waiting.model.ts';
import { decideMail } from '../src/features/mail/mail.decision.ts';
import { MailModel } from '../src/features/mail/mail.model.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { aMessage } from './account-builders.ts';
import { aCourse, aStudent, aWaiting, academyDay, good } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });

/** Not at night, when some messages wait. */
const NOON = new Date(`${academyDay(0)}T15:00:00Z`);
const OFFER_UNTIL = addHours(NOON, 5);

const STATES = {
  pending: { status: 'pending', offerUntil: null },
  offered: { status: 'pending', offerUntil: OFFER_UNTIL },
  'offered anew': { status: 'pending', offerUntil: addHours(OFFER_UNTIL, 1) },
  confirmed: { status: 'confirmed', offerUntil: null },
  completed: { status: 'completed', offerUntil: null },
  cancelled: { status: 'cancelled', offerUntil: null },
} as const;
type State = keyof typeof STATES;

/** In which states of its enrolment a message is still true; null if it is not about an enrolment. */
const TRUE_OF_CLASS: Record<Exclude<MailKind, SecurityKind>, State[] | null> = {
  enrolled: ['pending'],
  offered: ['offered'],
  promoted: ['pending', 'confirmed'],
  confirmed: ['confirmed'],
  moved: ['pending', 'confirmed'],
  cancelled: ['cancelled'],
  restored: ['pending', 'confirmed'],
  reminder_24h: ['pending', 'confirmed'],
  reminder_2h: ['pending', 'confirmed'],
  waiting_called_off: null,
  waiting_restored: null,
  licence_90: null,
  licence_60: null,
  licence_30: null,
  licence_today: null,
  redeemed: null,
  welcome: null,
};

const trueIn = (kind: MailKind) => (isSecurityKind(kind) ? null : TRUE_OF_CLASS[kind]);

const startsAt = addHours(NOON, 30);
const isAboutClass = (kind: MailKind) => trueIn(kind) !== null;
const ofClasses = MAIL_KINDS.filter(isAboutClass);

let enrolled: { id: string; userId: string };

beforeAll(async () => {
  const student = await aStudent(surface());
  const { id: courseId } = await aCourse();
  const { id } = good(await student.api.enrol({ courseId }));
  await CourseModel.updateOne({ _id: courseId }, { $set: { scheduledDate: startsAt } });
  enrolled = { id, userId: student.id };
});

const anEnrolment = async (state: State = 'pending', { isActive = true } = {}) => {
  await EnrolmentModel.updateOne({ _id: enrolled.id }, { $set: { ...STATES[state], startsAt } });
  await UserModel.updateOne({ _id: enrolled.userId }, { $set: { isActive } });
  return enrolled;
};

type About = { userId: string; enrolmentId?: string | null; facts?: MailFacts };

/** What would happen to a message that is due at noon. */
const verdictOf = async (kind: MailKind, { userId, enrolmentId = null, facts = {} }: About) => {
  const _id = await aMessage(userId, { kind, enrolmentId, facts, dueAt: NOON });
  const { action, ...verdict } = await decideMail(await MailModel.findById(_id).orFail().lean(), NOON);
  return action === 'drop' && 'reason' in verdict ? verdict.reason : action;
};

const factsOf = (changes: MailFacts = {}): MailFacts => ({
  startsAt: startsAt.toISOString(),
  offerUntil: OFFER_UNTIL.toISOString(),
  ...changes,
});

describe('a message about a class', () => {
  const cells = ofClasses.flatMap((kind) =>
    (Object.keys(STATES) as State[]).map((state) => ({
      kind,
      state,
      verdict: trueIn(kind)?.includes(state) ? 'send' : 'changed',
    })),
  );

  it.each(cells)('$kind while it is $state: $verdict', async ({ kind, state, verdict }) => {
    const { id, userId } = await anEnrolment(state);
    expect(await verdictOf(kind, { userId, enrolmentId: id, facts: factsOf() })).toBe(verdict);
  });

  it.each(ofClasses)('%s at another time is dropped, unless the class is cancelled', async (kind) => {
    const [state = 'pending'] = trueIn(kind) ?? [];
    const { id, userId } = await anEnrolment(state);
    const facts = factsOf({ startsAt: addHours(startsAt, 1).toISOString() });
    const verdict = kind === 'cancelled' ? 'send' : 'changed';
    expect(await verdictOf(kind, { userId, enrolmentId: id, facts })).toBe(verdict);
  });
});

describe('a message about a place in a waiting list', () => {
  const verdictIn = async (kind: MailKind, fields: object) => {
    const { id: userId } = await aStudent(surface());
    const waitingId = await aWaiting(userId, (await aCourse()).id);
    await WaitingModel.updateOne({ _id: waitingId }, { $set: fields });
    return verdictOf(kind, { userId, facts: { waitingId } });
  };

  it('that the class was called off is sent while it is', async () => {
    expect(await verdictIn('waiting_called_off', { state: 'left', calledOffAt: NOON })).toBe('send');
    expect(await verdictIn('waiting_called_off', { calledOffAt: null })).toBe('changed');
  });

  it('that the class takes place after all is sent to who waits again', async () => {
    expect(await verdictIn('waiting_restored', { state: 'waiting' })).toBe('send');
    expect(await verdictIn('waiting_restored', { state: 'left' })).toBe('changed');
  });
});

it.each(MAIL_KINDS.filter((kind) => kind.startsWith('licence')))(
  '%s is dropped when the licence has another last day',
  async (kind) => {
    const { id: userId } = await aStudent(surface());
    const cluExpiration = academyDay(60);
    await UserModel.updateOne({ _id: userId }, { $set: { clu: 'CLU-1', cluExpiration } });
    const expires = licenceUntil(await UserModel.findById(userId).orFail().lean()) ?? '';
    expect(expires).toBe(cluExpiration);
    expect(await verdictOf(kind, { userId, facts: { expires } })).toBe('send');
    expect(await verdictOf(kind, { userId, facts: { expires: academyDay(61) } })).toBe('changed');
  },
);

/** What a person is told who can no longer sign in: what was asked for the account only while it can be stopped. */
const whenDeactivated = (kind: MailKind) => {
  if (kind === 'email_confirm' || kind === 'second_factor_loss') return 'changed';
  return kind === 'cancelled' || isSecurityKind(kind) ? 'send' : 'inactive';
};

it.each(MAIL_KINDS)('%s to a deactivated person', async (kind) => {
  const { id, userId } = await anEnrolment(trueIn(kind)?.[0], { isActive: false });
  const about = isAboutClass(kind) ? { enrolmentId: id, facts: factsOf() } : {};
  expect(await verdictOf(kind, { userId, ...about })).toBe(whenDeactivated(kind));
});
