import { addHours, differenceInSeconds, startOfSecond, subHours } from 'date-fns';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { academy } from '#domain/academy.ts';
import { CONFIRMATION_UNDO_SECONDS } from '#domain/enrolments/confirmation.ts';
import { MAIL_KINDS, type MailKind } from '#domain/mail/mail.ts';
import { isSecurityKind } from '#domain/mail/security-notices.ts';
import { messages } from '#domain/messages.ts';
import { pesosText } from '#domain/texts/money.ts';
import { missingEmail } from '#domain/users/no-email.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { releaseUnpaid } from '../../src/features/money/deposit.ts';
import { MailModel, type MailDocument, notifyMailWorker } from '../../src/outgoing/mail.model.ts';
import { MoneyRulesModel } from '../../src/features/money/money-rules.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { systemContext } from '../../src/operation/context.ts';
import {
  aCourse,
  aStudent,
  anAdmin,
  anInstructor,
  givePoints,
  good,
  PASSWORD,
  type Member,
} from '../builders.ts';
import { parseCalendar } from '../calendar-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { endUndoTime, mailOf, mailScene, PATIENCE, settled, text } from '../mail-scene.ts';
import { partOf } from '../mailbox.ts';
import { aPayment, moneyRulesAre } from '../money-builders.ts';

const { mailbox, server, received, anEnrolment } = await mailScene();
let staff: ReturnType<typeof connectGraphql>;

beforeAll(async () => {
  staff = connectGraphql(server.url, (await anAdmin(server)).token);
});

describe('messages about a class', () => {
  it('are sent when it is booked, confirmed, moved and cancelled, each once', async () => {
    const { member, course, id, startsAt } = await anEnrolment();
    expect((await settled(member, 'enrolled')).content?.paragraphs).toEqual([
      `Anotamos tu clase del ${text(startsAt)}.`,
      `${course.name} · Polígono Norte`,
      `Precio: ${pesosText(course.price)}.`,
      'La academia la confirma y te avisamos.',
    ]);
    good(await staff.confirmEnrolments({ ids: [id] }));
    const [message] = received(await settled(member, 'confirmed'));
    expect(message?.to).toEqual([member.email]);
    expect(message?.source).toContain('multipart/alternative');
    expect(message?.body).toContain('Hola, Brígida:');
    expect(message?.body).toContain(`tu clase del ${text(startsAt)} está confirmada.`);
    const later = addHours(startsAt, 48);
    good(await staff.updateCourse({ id: course.id, scheduledDate: later.toISOString() }));
    expect((await settled(member, 'moved')).content?.paragraphs).toEqual([
      `Tu clase del ${text(startsAt)} pasa al ${text(later)}.`,
      `${course.name} · Polígono Norte`,
      'Tu lugar está confirmado.',
      `Si tienes dudas, llámanos al ${academy.contact.phone}.`,
    ]);
    good(await staff.cancelEnrolments({ ids: [id], reason: 'academy' }));
    expect((await settled(member, 'cancelled')).content?.paragraphs[0]).toBe(
      `La academia canceló tu clase del ${text(later)}.`,
    );
    const sent = (await mailOf(member)).filter(({ state }) => state === 'sent');
    expect(sent.map(({ kind }) => kind)).toEqual(['welcome', 'enrolled', 'confirmed', 'moved', 'cancelled']);
    for (const message of sent) expect(received(message)).toHaveLength(1);
    const files = sent
      .slice(1)
      .map((message) => parseCalendar(partOf(received(message)[0], 'text/calendar')));
    expect(files.map(({ method }) => method)).toEqual(['REQUEST', 'REQUEST', 'REQUEST', 'CANCEL']);
    const events = files.flatMap((file) => file.events);
    expect(
      events.map(({ uid, start, status, summary, location }) => ({ uid, start, status, summary, location })),
    ).toEqual(
      [
        [startsAt, 'TENTATIVE'],
        [startsAt, 'CONFIRMED'],
        [later, 'CONFIRMED'],
        [later, 'CANCELLED'],
      ].map(([start, status]) => ({
        uid: `${id}@localhost`,
        start,
        status,
        summary: `${status === 'CANCELLED' ? 'Cancelada: ' : ''}${course.name}`,
        location: 'Polígono Norte',
      })),
    );
    const sequences = events.map(({ sequence }) => sequence);
    expect(sequences).toEqual([...new Set(sequences)].toSorted((a, b) => a - b));
  });

  it('have new reminders after a move', async () => {
    const { member, course, startsAt } = await anEnrolment();
    // Who has not heard of the class yet is told its new date as the first one.
    await settled(member, 'enrolled');
    const later = addHours(startsAt, 48);
    good(await staff.updateCourse({ id: course.id, scheduledDate: later.toISOString() }));
    await settled(member, 'moved');
    const reminders = (await mailOf(member)).filter(({ kind }) => kind === 'reminder_2h');
    expect(reminders.map(({ dueAt }) => dueAt)).toEqual([addHours(startsAt, -2), addHours(later, -2)]);
  });

  it('tell who expects the class on a day to come that its date has passed', async () => {
    const { member, course, startsAt } = await anEnrolment();
    await settled(member, 'enrolled');
    const yesterday = subHours(new Date(), 24);
    good(await staff.updateCourse({ id: course.id, scheduledDate: yesterday.toISOString() }));
    expect((await settled(member, 'moved')).content?.paragraphs[0]).toBe(
      `Tu clase del ${text(startsAt)} pasa al ${text(yesterday)}.`,
    );
  });

  it('say what is otherwise when place, instructor or length change, and nothing that is known', async () => {
    const { member, course, startsAt } = await anEnrolment();
    await settled(member, 'enrolled');
    const changes = { location: 'Polígono Este', durationMinutes: 45 };
    const [outcome] = good(await staff.updateCourses({ ids: [course.id], ...changes }));
    expect(outcome?.error).toBeNull();
    expect((await settled(member, 'changed')).content?.paragraphs).toEqual([
      `Hay cambios en tu clase del ${text(startsAt)}.`,
      'Es en Polígono Este, ya no en Polígono Norte.',
      'Dura 45 minutos en lugar de 120.',
      `${course.name} · Polígono Este`,
      'Tu inscripción espera la confirmación de la academia.',
      `Si tienes dudas, llámanos al ${academy.contact.phone}.`,
    ]);
    const { id: instructorId } = await anInstructor();
    good(await staff.updateCourse({ id: course.id, instructorId }));
    await vi.waitFor(async () => {
      const rows = (await mailOf(member)).filter(({ kind }) => kind === 'changed');
      expect(rows.map(({ state, reason }) => [state, reason])).toEqual([
        ['sent', null],
        ['dropped', 'known'],
      ]);
    }, PATIENCE);
  });

  it('name another instructor of a booked class to who knows the former one', async () => {
    const { member, id } = await anEnrolment();
    const [first, second] = [await anInstructor(), await anInstructor({ name: 'Juan Paz' })];
    good(await staff.assignInstructor({ ids: [id], instructorId: first.id }));
    good(await staff.confirmEnrolments({ ids: [id] }));
    await settled(member, 'confirmed');
    good(await staff.assignInstructor({ ids: [id], instructorId: second.id }));
    await vi.waitFor(async () => {
      const sent = (await mailOf(member)).find(({ kind, state }) => kind === 'changed' && state === 'sent');
      expect(sent?.content?.paragraphs[1]).toBe('La da Juan Paz en lugar de Marta Ruiz.');
    }, PATIENCE);
  });

  it('that wait while staff moves the class without a message say the new date', async () => {
    const { member, id, startsAt } = await anEnrolment();
    await settled(member, 'enrolled');
    mailbox.busy.add(member.email);
    good(await staff.confirmEnrolments({ ids: [id] }));
    await isRefusedFor(member, 'confirmed');
    const scheduledDate = addHours(startsAt, 24);
    good(await staff.rescheduleEnrolment({ id, scheduledDate: scheduledDate.toISOString(), isSilent: true }));
    await tryAgain(member);
    // The student knows another date, so the message says that it has changed; and that the seat is confirmed.
    expect((await settled(member, 'moved')).content?.paragraphs).toEqual(
      expect.arrayContaining([
        `Tu clase del ${text(startsAt)} pasa al ${text(scheduledDate)}.`,
        'Tu lugar está confirmado.',
      ]),
    );
    expect((await mailOf(member)).some(({ kind }) => kind === 'confirmed')).toBe(false);
  });

  it('that wait since the booking say the new date as the first one', async () => {
    const member = await aStudent(server);
    await settled(member, 'welcome');
    mailbox.busy.add(member.email);
    const course = await aCourse();
    const { id } = good(await member.api.enrol({ courseId: course.id }));
    await isRefusedFor(member, 'enrolled');
    const scheduledDate = startOfSecond(addHours(new Date(), 100));
    good(await staff.rescheduleEnrolment({ id, scheduledDate: scheduledDate.toISOString(), isSilent: true }));
    await tryAgain(member);
    expect((await settled(member, 'enrolled')).content?.paragraphs[0]).toBe(
      `Anotamos tu clase del ${text(scheduledDate)}.`,
    );
  });

  it('say that it is confirmed after the seconds in which that can be taken back', async () => {
    const { member, id } = await anEnrolment();
    await settled(member, 'enrolled');
    const confirmed = async () => (await mailOf(member)).filter(({ kind }) => kind === 'confirmed');
    good(await staff.confirmEnrolments({ ids: [id] }));
    const [{ state, dueAt, createdAt }] = (await confirmed()) as [MailDocument];
    expect(state).toBe('waiting');
    expect(differenceInSeconds(dueAt, createdAt, { roundingMethod: 'round' })).toBe(
      CONFIRMATION_UNDO_SECONDS.mailed,
    );
    good(await staff.takeBackEnrolments({ ids: [id] }));
    expect(await settled(member, 'confirmed')).toMatchObject({ state: 'dropped', reason: 'changed' });
    good(await staff.confirmEnrolments({ ids: [id] }));
    await vi.waitFor(async () => {
      await endUndoTime();
      expect((await confirmed()).map((one) => one.state)).toEqual(['dropped', 'sent']);
    }, PATIENCE);
  });

  it('are not sent for a move and a cancellation if staff chooses so', async () => {
    const { member, id, startsAt } = await anEnrolment();
    await settled(member, 'enrolled');
    const scheduledDate = addHours(startsAt, 24).toISOString();
    const byStudent = await member.api.rescheduleEnrolment({ id, scheduledDate, isSilent: true });
    expect(byStudent).toMatchObject({ status: 403, detail: messages.enrolmentFieldForbidden });
    good(await staff.rescheduleEnrolment({ id, scheduledDate, isSilent: true }));
    good(await staff.confirmEnrolments({ ids: [id] }));
    expect((await settled(member, 'confirmed')).facts.startsAt).toBe(scheduledDate);
    good(await staff.cancelEnrolments({ ids: [id], reason: 'academy', isSilent: true }));
    good(await member.api.enrol({ courseId: (await aCourse()).id }));
    await vi.waitFor(async () => {
      const kinds = (await mailOf(member)).filter(({ state }) => state === 'sent').map(({ kind }) => kind);
      expect(kinds).toEqual(['welcome', 'enrolled', 'confirmed', 'enrolled']);
    }, PATIENCE);
    const reminders = (await mailOf(member)).filter(({ kind }) => kind === 'reminder_2h');
    expect(reminders.map(({ dueAt }) => dueAt)).toContainEqual(addHours(startsAt, 22));
  });

  it('of a course that is called off just before it have the reason, and say if it takes place after all', async () => {
    const { member, course, startsAt } = await anEnrolment(addHours(startOfSecond(new Date()), 2));
    await settled(member, 'enrolled');
    good(await staff.callOffCourse({ id: course.id, reason: 'weather', note: 'Alerta por granizo.' }));
    expect((await settled(member, 'cancelled')).content?.paragraphs).toEqual([
      `La academia suspendió tu clase del ${text(startsAt)}: clima. Tu inscripción queda cancelada.`,
      'Alerta por granizo.',
      `${course.name} · Polígono Norte`,
      `Si tienes dudas, llámanos al ${academy.contact.phone}.`,
    ]);
    good(await staff.undoCallOff({ id: course.id }));
    expect((await settled(member, 'restored')).content?.paragraphs[0]).toBe(
      `La academia no suspende tu clase del ${text(startsAt)}: se hace como estaba previsto.`,
    );
  });

  it('of a course that is called off days before it wait until that is final', async () => {
    const { member, course } = await anEnrolment();
    await settled(member, 'enrolled');
    const calledOff = good(await staff.callOffCourse({ id: course.id, reason: 'venue' }));
    const waiting = await vi.waitFor(async () => {
      const found = (await mailOf(member)).find(({ kind }) => kind === 'cancelled');
      if (!found) throw new Error('not copied yet');
      return found;
    }, PATIENCE);
    expect([waiting.state, waiting.dueAt]).toEqual([
      'waiting',
      new Date(calledOff.course.callOff?.undoUntil ?? 0),
    ]);
    good(await staff.undoCallOff({ id: course.id }));
    await MailModel.updateOne({ _id: waiting._id }, { nextAttemptAt: new Date() });
    notifyMailWorker();
    expect(await settled(member, 'cancelled')).toMatchObject({ state: 'dropped', reason: 'changed' });
    expect((await mailOf(member)).map(({ kind }) => kind)).not.toContain('restored');
  });

  it('are sent to the waiting student who got the free seat', async () => {
    const course = await aCourse({ capacity: 1 });
    const [holder, waiting] = [await aStudent(server), await aStudent(server)];
    const { id } = good(await holder.api.enrol({ courseId: course.id }));
    good(await waiting.api.joinWaitingList(course.id));
    good(await holder.api.cancelEnrolment(id));
    expect((await settled(holder, 'cancelled')).content?.paragraphs[0]).toMatch(/^Cancelaste tu clase/);
    expect((await settled(waiting, 'promoted')).state).toBe('sent');
  });
});

/** As if the server of the address were free again, and the time to the next attempt had passed. */
const tryAgain = async (member: Member) => {
  mailbox.busy.delete(member.email);
  const waiting = { userId: member.id, smtpCode: 451, state: 'waiting' } as const;
  await MailModel.updateMany(waiting, { $set: { nextAttemptAt: new Date() } });
  notifyMailWorker();
};

describe('a deposit', () => {
  it('is asked for when the class is booked, and its release is told', async () => {
    await moneyRulesAre({ depositHours: 24 });
    const course = await aCourse({ price: 10_000, depositPercent: 30 });
    const member = await aStudent(server);
    const { id } = good(await member.api.enrol({ courseId: course.id }));
    const until = (await EnrolmentModel.findById(id).orFail().lean()).deposit?.until ?? new Date(0);
    expect((await settled(member, 'enrolled')).content?.paragraphs).toContain(
      `Para conservar tu lugar, paga la seña de ${pesosText(3_000)} antes del ${text(until)}.`,
    );
    await releaseUnpaid(systemContext(server.deps, until), id);
    expect((await settled(member, 'cancelled')).content?.paragraphs[0]).toMatch(
      /^Venció el plazo para pagar la seña de tu clase .* Tu lugar quedó libre\.$/,
    );
    await MoneyRulesModel.deleteMany({});
  });
});

const isRefusedFor = (member: Member, kind: MailKind) =>
  vi.waitFor(async () => {
    await endUndoTime();
    const waiting = (await mailOf(member)).find((one) => one.kind === kind);
    expect(waiting?.smtpCode).toBe(451);
  }, PATIENCE);

describe('a waiting list', () => {
  const aWaitingStudent = async (differences: Parameters<typeof aCourse>[0]) => {
    const course = await aCourse({ capacity: 1, ...differences });
    const [holder, waiting] = [await aStudent(server), await aStudent(server)];
    const { id } = good(await holder.api.enrol({ courseId: course.id }));
    good(await waiting.api.joinWaitingList(course.id));
    return { course, holder, waiting, id };
  };

  it('gets the message of an offered seat, with its deadline', async () => {
    const { holder, waiting, id } = await aWaitingStudent({ offerHours: 24 });
    good(await holder.api.cancelEnrolment(id));
    const { content } = await settled(waiting, 'offered');
    expect(content?.paragraphs[2]).toBe(`Precio: ${pesosText(48_000)}.`);
    expect(content?.paragraphs[3]).toMatch(/^Acéptalo antes del \p{L}+ \d+ de /u);
  });

  it('gets the new date of an offered seat, whose deadline is before the class, and a message once it is taken', async () => {
    const { course, holder, waiting, id } = await aWaitingStudent({ offerHours: 24 });
    good(await holder.api.cancelEnrolment(id));
    const former = new Date(course.scheduledDate ?? '');
    await settled(waiting, 'offered');
    const earlier = startOfSecond(addHours(new Date(), 12));
    good(await staff.updateCourse({ id: course.id, scheduledDate: earlier.toISOString() }));
    const { content } = await settled(waiting, 'moved');
    expect(content?.paragraphs).toEqual(
      expect.arrayContaining([
        `Tu clase del ${text(former)} pasa al ${text(earlier)}.`,
        `El lugar es para ti si lo aceptas antes del ${text(earlier)}.`,
      ]),
    );
    const seat = await EnrolmentModel.findOne({ userId: waiting.id }).orFail().lean();
    expect(seat.offerUntil).toEqual(earlier);
    good(await waiting.api.acceptOffer({ id: seat._id.toString() }));
    expect((await settled(waiting, 'enrolled')).content?.paragraphs[0]).toBe(
      `Anotamos tu clase del ${text(earlier)}.`,
    );
  });

  it('gets a message when the course has another date', async () => {
    const { course, waiting } = await aWaitingStudent({});
    const [former, later] = [new Date(course.scheduledDate ?? ''), startOfSecond(addHours(new Date(), 300))];
    good(await staff.updateCourse({ id: course.id, scheduledDate: later.toISOString() }));
    expect((await settled(waiting, 'waiting_moved')).content?.paragraphs[0]).toBe(
      `La clase que esperas ya no es el ${text(former)}: pasa al ${text(later)}.`,
    );
    good(await staff.updateCourse({ id: course.id, scheduledDate: later.toISOString(), price: 1 }));
    expect((await mailOf(waiting)).filter(({ kind }) => kind === 'waiting_moved')).toHaveLength(1);
  });

  it('gets a message when the course is called off, and when it takes place after all', async () => {
    const scheduledDate = addHours(new Date(), 2);
    const { course, waiting } = await aWaitingStudent({ scheduledDate });
    good(await staff.callOffCourse({ id: course.id, reason: 'weather' }));
    expect((await settled(waiting, 'waiting_called_off')).content?.paragraphs[0]).toBe(
      `La academia suspendió la clase del ${text(scheduledDate)}: clima. Estabas en su lista de espera, que queda cerrada.`,
    );
    good(await staff.undoCallOff({ id: course.id }));
    const restored = await settled(waiting, 'waiting_restored');
    expect(restored.state).toBe('sent');
    const { _id } = await settled(waiting, 'waiting_called_off');
    good(await staff.resendMail(_id));
    await vi.waitFor(async () => {
      const again = await MailModel.findById(_id).lean();
      expect([again?.state, again?.reason]).toEqual(['dropped', 'changed']);
    }, PATIENCE);
  });
});

describe('messages about an account', () => {
  it('have the code of redeemed points', async () => {
    const member = await aStudent(server);
    await givePoints(member.id, 50);
    good(await member.api.redeemPoints({ points: 40, description: 'Remera' }));
    const { content } = await settled(member, 'redeemed');
    expect(content?.paragraphs).toEqual([
      'Canjeaste 40 puntos.',
      expect.stringMatching(/^Muestra este código en la academia: [0-9A-Z]{4}-[0-9A-Z]{4}\.$/) as string,
    ]);
  });

  it('have the receipt that was asked for', async () => {
    await moneyRulesAre({});
    const member = await aStudent(server);
    good(await member.api.mailMyReceipt(await aPayment(member.id, 10)));
    const [message] = received(await settled(member, 'receipt'));
    expect(message?.source).toContain('application/pdf');
  });

  it('are sent to the former address when it changes', async () => {
    const member = await aStudent(server);
    await settled(member, 'welcome');
    good(await staff.updateUser({ id: member.id, email: `otra-${member.email}` }));
    const [message] = received(await settled(member, 'email_requested'));
    expect(message?.to).toEqual([member.email]);
    expect(message?.body).not.toContain('otra-');
  });

  it('are sent when the password changes', async () => {
    const member = await aStudent(server);
    const input = { currentPassword: PASSWORD, newPassword: 'otro-secreto-77' };
    good(await member.api.changePassword(input));
    expect((await settled(member, 'password_changed')).state).toBe('sent');
  });

  it('of a licence are sent on their days, and those of a former date are dropped', async () => {
    const member = await aStudent(server);
    const noticesOf = async () => (await mailOf(member)).filter(({ kind }) => kind.startsWith('licence'));
    good(await staff.updateUser({ id: member.id, clu: 'A-1', cluExpiration: '2040-05-05' }));
    await vi.waitFor(async () => expect(await noticesOf()).toHaveLength(4), PATIENCE);
    good(await staff.updateUser({ id: member.id, cluExpiration: '2041-05-05' }));
    await vi.waitFor(async () => expect(await noticesOf()).toHaveLength(8), PATIENCE);
    await MailModel.updateMany(
      { userId: member.id, 'facts.expires': '2040-05-05' },
      { nextAttemptAt: new Date() },
    );
    notifyMailWorker();
    expect(await settled(member, 'licence_90')).toMatchObject({ state: 'dropped', reason: 'changed' });
  });
});

describe('an address', () => {
  it('that staff generated gets no message', async () => {
    const member = await aStudent(server);
    await settled(member, 'welcome');
    await UserModel.updateOne({ _id: member.id }, { email: missingEmail(member.id) });
    good(await member.api.enrol({ courseId: (await aCourse()).id }));
    expect(await settled(member, 'enrolled')).toMatchObject({ state: 'dropped', reason: 'no_address' });
  });

  it('that does not exist is marked, gets no reminders, and is unmarked after a delivery', async () => {
    const { member, id } = await anEnrolment();
    await settled(member, 'enrolled');
    mailbox.unknown.add(member.email);
    good(await staff.confirmEnrolments({ ids: [id] }));
    expect(await settled(member, 'confirmed')).toMatchObject({
      state: 'failed',
      reason: 'rejected',
      smtpCode: 550,
    });
    const isMarked = async () =>
      (await UserModel.findById(member.id).lean())?.unreachableEmail === member.email;
    await vi.waitFor(async () => expect(await isMarked()).toBe(true), PATIENCE);
    await MailModel.updateOne({ userId: member.id, kind: 'reminder_24h' }, { nextAttemptAt: new Date() });
    notifyMailWorker();
    expect(await settled(member, 'reminder_24h')).toMatchObject({ state: 'dropped', reason: 'unreachable' });
    mailbox.unknown.delete(member.email);
    good(await staff.cancelEnrolments({ ids: [id], reason: 'other' }));
    expect((await settled(member, 'cancelled')).state).toBe('sent');
    await vi.waitFor(async () => expect(await isMarked()).toBe(false), PATIENCE);
  });

  it('whose server is busy gets its messages later, in order, without outdated ones', async () => {
    const member = await aStudent(server);
    await settled(member, 'welcome');
    mailbox.busy.add(member.email);
    const first = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    const second = good(await member.api.enrol({ courseId: (await aCourse()).id }));
    const waits = async () => (await mailOf(member)).filter(({ smtpCode }) => smtpCode === 451).length;
    await vi.waitFor(async () => expect(await waits()).toBe(1), PATIENCE);
    good(await member.api.cancelEnrolment(first.id));
    good(await staff.confirmEnrolments({ ids: [second.id] }));
    await tryAgain(member);
    await settled(member, 'confirmed');
    const rows = (await mailOf(member)).filter(({ kind }) => !kind.startsWith('reminder'));
    expect(rows.map(({ kind, state, reason }) => [kind, state, reason])).toEqual([
      ['welcome', 'sent', null],
      ['enrolled', 'dropped', 'changed'],
      ['enrolled', 'dropped', 'changed'],
      ['cancelled', 'sent', null],
      ['confirmed', 'sent', null],
    ]);
    const subjects = mailbox.messages
      .filter(({ to }) => to.includes(member.email))
      .map(({ headers }) => headers);
    expect(subjects.map((headers) => /#(\w+)#/.exec(headers)?.[1])).toEqual([
      'welcome',
      'cancelled',
      'confirmed',
    ]);
  });
});

it('every kind of message about classes has a cause in this file', async () => {
  const ofClasses = (kinds: readonly string[]) => kinds.filter((kind) => !isSecurityKind(kind)).toSorted();
  expect(ofClasses(await MailModel.distinct('kind'))).toEqual(ofClasses(MAIL_KINDS));
});
