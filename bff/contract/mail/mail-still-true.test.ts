import { addHours, subHours } from 'date-fns';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { MAIL_KINDS, type MailFacts, type MailKind } from '#domain/mail/mail.ts';
import { isSecurityKind, type SecurityKind } from '#domain/mail/security-notices.ts';
import { licenceUntil } from '#domain/users/licence.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { WaitingModel } from '../../src/features/enrolments/waiting/waiting.model.ts';
import { decideMail } from '../../src/features/mail/mail.decision.ts';
import { switchQuietHours } from '../../src/outgoing/mail.ts';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aMessage } from '../account-builders.ts';
import { aCourse, aStudent, aWaiting, academyDay, good } from '../builders.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();

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
  moved: ['pending', 'offered', 'offered anew', 'confirmed'],
  changed: ['pending', 'offered', 'offered anew', 'confirmed'],
  cancelled: ['cancelled'],
  restored: ['pending', 'confirmed'],
  reminder_24h: ['pending', 'confirmed'],
  reminder_2h: ['pending', 'confirmed'],
  waiting_called_off: null,
  waiting_restored: null,
  waiting_moved: null,
  licence_90: null,
  licence_60: null,
  licence_30: null,
  licence_today: null,
  redeemed: null,
  receipt: null,
  welcome: null,
};

const trueIn = (kind: MailKind) => (isSecurityKind(kind) ? null : TRUE_OF_CLASS[kind]);

const isReminder = (kind: MailKind) => kind.startsWith('reminder');

/** The first message of a class in each state. */
const FIRST: Record<State, MailKind | 'changed'> = {
  pending: 'enrolled',
  offered: 'offered',
  'offered anew': 'offered',
  confirmed: 'confirmed',
  completed: 'changed',
  cancelled: 'changed',
};

/** These tell a change of what is known. */
const TELLS_CHANGE: readonly MailKind[] = ['moved', 'changed', 'restored'];
const FROM_THE_LIST: readonly MailKind[] = ['offered', 'promoted'];

/** What is sent for a message to who knows nothing of the class: what it says, or what is true. */
const sentIn = (kind: MailKind, state: State) => {
  const isTold = trueIn(kind)?.includes(state);
  if (isReminder(kind)) return isTold ? kind : 'changed';
  if (isTold && !TELLS_CHANGE.includes(kind)) return kind;
  return FROM_THE_LIST.includes(kind) && state === 'pending' ? 'promoted' : FIRST[state];
};

const startsAt = addHours(NOON, 30);
const isAboutClass = (kind: MailKind) => trueIn(kind) !== null;
const ofClasses = MAIL_KINDS.filter(isAboutClass);

let enrolled: { id: string; userId: string };

beforeAll(async () => {
  const student = await aStudent(server);
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

const decided = async (kind: MailKind, { userId, enrolmentId = null, facts = {} }: About) => {
  const _id = await aMessage(userId, { kind, enrolmentId, facts, dueAt: NOON });
  return decideMail(await MailModel.findById(_id).orFail().lean(), NOON);
};

/** What would happen to a message that is due at noon. */
const verdictOf = async (kind: MailKind, about: About) => {
  const verdict = await decided(kind, about);
  return verdict.action === 'drop' ? verdict.reason : verdict.action;
};

/** Which message would be sent for one that is due at noon, and with which start. */
const sentFor = async (kind: MailKind, about: About) => {
  const verdict = await decided(kind, about);
  if (verdict.action === 'wait') throw new Error('at noon no message waits');
  return verdict.action === 'drop'
    ? { kind: verdict.reason }
    : { kind: verdict.said.kind, startsAt: verdict.said.facts.startsAt };
};

/** Nothing is known to the person: the first message about the class has failed. */
const untold = async ({ id, userId }: typeof enrolled) => {
  await MailModel.deleteMany({ enrolmentId: id });
  await aMessage(userId, { kind: 'enrolled', enrolmentId: id, state: 'failed' });
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
      sent: sentIn(kind, state),
    })),
  );

  it.each(cells)('$kind to who knows nothing, while it is $state: $sent', async ({ kind, state, sent }) => {
    const { id, userId } = await anEnrolment(state);
    await untold(enrolled);
    expect((await sentFor(kind, { userId, enrolmentId: id, facts: factsOf() })).kind).toBe(sent);
  });

  it.each(ofClasses)('%s of another time says the present one', async (kind) => {
    const [state = 'pending'] = trueIn(kind) ?? [];
    const { id, userId } = await anEnrolment(state);
    await untold(enrolled);
    const another = addHours(startsAt, 1).toISOString();
    const sent = await sentFor(kind, { userId, enrolmentId: id, facts: factsOf({ startsAt: another }) });
    if (isReminder(kind)) expect(sent).toEqual({ kind: 'changed' });
    else expect(sent.startsAt).toBe(kind === 'cancelled' ? another : startsAt.toISOString());
  });

  it.each([
    ['enrolled', 'pending'],
    ['offered', 'offered'],
    ['promoted', 'pending'],
    ['confirmed', 'confirmed'],
    ['restored', 'confirmed'],
    ['moved', 'confirmed'],
    ['changed', 'confirmed'],
  ] as const)('%s says how long the class takes to who knows another length', async (kind, state) => {
    const { id, userId } = await anEnrolment(state);
    await MailModel.deleteMany({ enrolmentId: id });
    const said = {
      at: NOON,
      state: { startsAt: startsAt.toISOString(), standing: 'pending' as const, durationMinutes: 45 },
    };
    await aMessage(userId, { kind: 'enrolled', enrolmentId: id, state: 'sent', said });
    const verdict = await decided(kind, { userId, enrolmentId: id, facts: factsOf() });
    expect(verdict.action === 'send' && verdict.content.paragraphs).toContain(
      'Dura 120 minutos en lugar de 45.',
    );
  });

  it('is not replaced while another one about the class waits', async () => {
    const { id, userId } = await anEnrolment('confirmed');
    await untold(enrolled);
    await aMessage(userId, { kind: 'confirmed', enrolmentId: id, facts: factsOf(), state: 'waiting' });
    expect(await verdictOf('enrolled', { userId, enrolmentId: id, facts: factsOf() })).toBe('changed');
  });
});

describe('a message about a class that has begun', () => {
  const begunAt = subHours(NOON, 2);

  /** The person knows the class of `known`. */
  const verdictFor = async (kind: MailKind, state: State, known: Date) => {
    const { id, userId } = await anEnrolment(state);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { startsAt: begunAt } });
    await MailModel.deleteMany({ enrolmentId: id });
    const facts = { startsAt: known.toISOString() };
    await aMessage(userId, { kind: 'enrolled', enrolmentId: id, state: 'sent', facts });
    return verdictOf(kind, {
      userId,
      enrolmentId: id,
      facts: factsOf({ startsAt: begunAt.toISOString() }),
    });
  };

  it.each([
    ['moved', 'pending'],
    ['cancelled', 'cancelled'],
  ] as const)('%s is sent to who expects it on a day to come', async (kind, state) => {
    expect(await verdictFor(kind, state, startsAt)).toBe('send');
  });

  it.each([
    [1, { kind: 'cancelled', startsAt: startsAt.toISOString() }],
    [-1, { kind: 'changed' }],
  ])('that was cancelled %i hours after is told to who expects it on a day to come', async (hours, sent) => {
    const { id, userId } = await anEnrolment('cancelled');
    const cancellation = { reason: 'academy', note: null, at: addHours(begunAt, hours), by: null };
    await EnrolmentModel.updateOne({ _id: id }, { $set: { startsAt: begunAt, cancellation } });
    await MailModel.deleteMany({ enrolmentId: id });
    const known = { startsAt: startsAt.toISOString() };
    await aMessage(userId, { kind: 'enrolled', enrolmentId: id, state: 'sent', facts: known });
    const facts = factsOf({ startsAt: begunAt.toISOString() });
    expect(await sentFor('moved', { userId, enrolmentId: id, facts })).toEqual(sent);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { cancellation: null } });
  });

  it.each([
    ['moved', 'pending', subHours(NOON, 3)],
    ['cancelled', 'cancelled', begunAt],
    ['confirmed', 'confirmed', startsAt],
  ] as const)('%s is not sent otherwise', async (kind, state, known) => {
    expect(await verdictFor(kind, state, known)).toBe('late');
  });
});

describe('at night', () => {
  const NIGHT = new Date(`${academyDay(0)}T02:30:00Z`);
  const decidedAtNight = async (kind: MailKind, state: State) => {
    switchQuietHours({ MAIL_QUIET_HOURS: 'on' });
    onTestFinished(() => switchQuietHours({ MAIL_QUIET_HOURS: 'off' }));
    const { id, userId } = await anEnrolment(state);
    await untold(enrolled);
    const _id = await aMessage(userId, { kind, enrolmentId: id, facts: factsOf(), dueAt: NIGHT });
    return decideMail(await MailModel.findById(_id).orFail().lean(), NIGHT);
  };

  it('a message about a class that is not near waits until eight', async () => {
    const verdict = await decidedAtNight('confirmed', 'confirmed');
    expect(verdict).toEqual({ action: 'wait', until: new Date(`${academyDay(0)}T11:00:00Z`) });
  });

  it('a message about what the student did is sent', async () => {
    expect((await decidedAtNight('enrolled', 'pending')).action).toBe('send');
  });
});

describe('a message about a place in a waiting list', () => {
  const verdictIn = async (kind: MailKind, fields: object, facts: MailFacts = {}) => {
    const { id: userId } = await aStudent(server);
    const waitingId = await aWaiting(userId, (await aCourse()).id);
    await WaitingModel.updateOne({ _id: waitingId }, { $set: fields });
    return verdictOf(kind, { userId, facts: { waitingId, ...facts } });
  };

  it('that the class was called off is sent while it is', async () => {
    expect(await verdictIn('waiting_called_off', { state: 'left', calledOffAt: NOON })).toBe('send');
    expect(await verdictIn('waiting_called_off', { calledOffAt: null })).toBe('changed');
  });

  it('that the class takes place after all is sent to who waits again', async () => {
    expect(await verdictIn('waiting_restored', { state: 'waiting' })).toBe('send');
    expect(await verdictIn('waiting_restored', { state: 'left' })).toBe('changed');
  });

  it('that the class is on another date is sent to who waits and does not know', async () => {
    const known = { startedAt: NOON.toISOString() };
    expect(await verdictIn('waiting_moved', { state: 'waiting' }, known)).toBe('send');
    expect(await verdictIn('waiting_moved', { state: 'left' }, known)).toBe('changed');
  });

  it('that the class is on another date is sent when the call-off that covered it is undone', async () => {
    const { id: userId } = await aStudent(server);
    const waitingId = await aWaiting(userId, (await aCourse()).id);
    const facts = { waitingId, startedAt: NOON.toISOString() };
    await aMessage(userId, { kind: 'waiting_moved', facts });
    expect(await sentFor('waiting_called_off', { userId, facts: { waitingId } })).toMatchObject({
      kind: 'waiting_moved',
    });
  });
});

it.each(MAIL_KINDS.filter((kind) => kind.startsWith('licence')))(
  '%s is dropped when the licence has another last day',
  async (kind) => {
    const { id: userId } = await aStudent(server);
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
