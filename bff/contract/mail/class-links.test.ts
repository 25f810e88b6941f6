import { addDays, addHours, addMinutes, subMinutes } from 'date-fns';
import { describe, expect, it } from 'vitest';
import { ANSWER_LINKS, CLASS_ANSWERS, CLASS_LINKS, type ClassAnswer } from '#domain/mail/class-links.ts';
import { CLASS_MAIL_KINDS } from '#domain/mail/mail.ts';
import { messages } from '#domain/messages.ts';
import { academy } from '#domain/academy.ts';
import { classDayAndTime } from '#domain/dates/date-text.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { CourseModel } from '../../src/features/courses/course.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { answerLinks } from '../../src/features/enrolments/enrolment.link.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import {
  PASSWORD,
  aBooking,
  aCourse,
  aPersonalisedCourse,
  aStudent,
  anAdmin,
  anEmail,
  textOfEverything,
  good,
  type Member,
} from '../builders.ts';
import { useBuilt } from '../harness.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { mailScene, settled } from '../mail-scene.ts';
import { partOf } from '../mailbox.ts';

/** 10,000 with FORGED=10000. */
const FORGED = Number(process.env.FORGED ?? 43);

const { server, anEnrolment, received } = await mailScene({
  STUDENT_DEADLINE_HOURS: '12',
  LATE_CANCELLATION_HOURS: '48',
});
const admin = useBuilt(() => anAdmin(server));
const own = ({ token }: Member) => connectGraphql(server.url, token);
const staff = () => own(admin);

/** Without what is copied from it meanwhile. */
const stored = (id: string) => EnrolmentModel.findById(id, { events: 0 }).orFail().lean();

/** The link in a message that was sent, for the address of this server. */
const linkIn = (text: string, answer: ClassAnswer) => {
  const { path } = ANSWER_LINKS[answer];
  const { search } = new URL(new RegExp(`https?://\\S+${path}\\?\\S+`).exec(text)?.[0] ?? 'none:');
  return new URL(`${server.url}${path}${search}`);
};

/** As a message has it that is sent now. */
const linkTo = async (id: string, answer: ClassAnswer) => {
  const enrolment = await stored(id);
  const { email } = await UserModel.findById(enrolment.userId).orFail().lean();
  const unanswered = { ...enrolment, offerUntil: null, comingAt: null };
  const [link] = answerLinks(server.deps, { enrolment: unanswered, email, answers: [answer] });
  const { pathname, search } = new URL(link?.href ?? 'none:');
  return new URL(`${server.url}${pathname}${search}`);
};

const send = async (link: URL | string, init: RequestInit = { method: 'POST' }) => {
  const response = await fetch(link, init);
  const page = await response.text();
  const [, heading = ''] = /<h1>(.*?)<\/h1>/.exec(page) ?? [];
  return { status: response.status, heading, page, headers: response.headers };
};

const answered = async (link: URL | string) => {
  const { status, heading } = await send(link);
  return [status, heading];
};

const DONE = { attend: 'Te esperamos', cancel: 'Inscripción cancelada' };
const INVALID = 'Este enlace no es válido. Usa el del último mensaje que recibiste.';

const isAnswered = async (id: string, answer: ClassAnswer) => {
  const { status, comingAt } = await stored(id);
  return answer === 'attend' ? Boolean(comingAt) : status === 'cancelled';
};

describe('a message about a class', () => {
  it('has the links of its row, after which nobody has to sign in, and staff does not see them', async () => {
    const { member, id } = await anEnrolment();
    await settled(member, 'enrolled');
    good(await staff().confirmEnrolments({ ids: [id] }));
    for (const kind of ['enrolled', 'confirmed'] as const) {
      const message = await settled(member, kind);
      const [mail] = received(message);
      for (const answer of CLASS_ANSWERS) {
        const { label, path } = ANSWER_LINKS[answer];
        const isOffered = CLASS_LINKS[kind].answers.includes(answer);
        expect(partOf(mail, 'text/plain').includes(`${label}: ${server.deps.publicUrl}${path}?`)).toBe(
          isOffered,
        );
        expect(partOf(mail, 'text/html').includes(`>${label}</a>`)).toBe(isOffered);
      }
      expect(message.content?.action).toEqual({ label: 'Ver mi clase', path: `/history?clase=${id}` });
      const shown = good(await staff().mailMessage(message._id));
      expect(Object.values(shown?.content ?? {}).join()).not.toContain('firma=');
      expect(await textOfEverything()).not.toContain('firma=');
    }
    const [mail] = received(await settled(member, 'confirmed'));
    const link = linkIn(partOf(mail, 'text/plain'), 'attend');
    expect(await answered(link)).toEqual([200, DONE.attend]);
    expect((await stored(id)).comingAt).toBeInstanceOf(Date);
  });

  it('does not ask again who has said that they come, nor who was offered a seat', async () => {
    const { id } = await anEnrolment();
    const enrolment = await stored(id);
    const asked = (more: object) =>
      answerLinks(server.deps, {
        enrolment: { ...enrolment, ...more },
        email: anEmail(),
        answers: CLASS_ANSWERS,
      }).map(({ label }) => label);
    expect(asked({})).toEqual(['Voy', 'No puedo ir']);
    expect(asked({ comingAt: new Date() })).toEqual(['No puedo ir']);
    expect(asked({ offerUntil: addHours(new Date(), 1) })).toEqual(['No puedo ir']);
    expect(asked({ startsAt: null })).toEqual([]);
  });

  it.each(CLASS_MAIL_KINDS)('%s leads to a page of the product', (kind) => {
    const { leadsTo, answers } = CLASS_LINKS[kind];
    expect(['class', 'course', 'courses']).toContain(leadsTo);
    expect(leadsTo === 'class' || answers.length === 0).toBe(true);
  });
});

describe.each(CLASS_ANSWERS)('the link %s', (answer) => {
  it.each(['GET', 'HEAD'])(
    'opened by %s changes nothing, and shows class, day and hour alone',
    async (method) => {
      const { member, id, course, startsAt } = await anEnrolment();
      const link = await linkTo(id, answer);
      const before = await stored(id);
      for (const _ of [1, 2, 3]) {
        const { status, page, headers } = await send(link, { method });
        expect(status).toBe(200);
        expect(headers.get('cache-control')).toBe('no-store');
        expect(headers.get('referrer-policy')).toBe('no-referrer');
        if (method === 'HEAD') continue;
        for (const text of [course.name, classDayAndTime(startsAt, academy.timeZone)])
          expect(page).toContain(text);
        const { firstName, lastName, email, documentNumber } = await UserModel.findById(member.id)
          .orFail()
          .lean();
        for (const own of [firstName, lastName, email, documentNumber, course.location]) {
          expect(page).not.toContain(own);
        }
        expect(page).not.toContain('<script');
      }
      expect(await stored(id)).toEqual(before);
    },
  );

  it('answers without a session, as its student, and once', async () => {
    const { member, id } = await anEnrolment();
    const link = await linkTo(id, answer);
    expect(await answered(link)).toEqual([200, DONE[answer]]);
    const once = await stored(id);
    expect(await isAnswered(id, answer)).toBe(true);
    expect(await answered(link)).toEqual([200, answer === 'attend' ? DONE.attend : messages.classCancelled]);
    expect((await stored(id)).rev).toBe(once.rev);
    const action = answer === 'attend' ? 'enrolment.announceComing' : 'enrolment.cancel';
    const entries = await AuditEntryModel.find({ subjectId: id, action }).lean();
    expect(entries).toMatchObject([{ actorId: member.id, outcome: 'done' }]);
    if (answer === 'cancel') {
      expect(once.cancellation).toMatchObject({ reason: 'student', by: member.id, isLate: false });
    }
  });

  it(`cannot be forged: none of ${FORGED} altered ones is accepted`, async () => {
    const { id } = await anEnrolment();
    const link = await linkTo(id, answer);
    const before = await stored(id);
    const seen = new Set<string>();
    const batch = 50;
    for (let from = 0; from < FORGED; from += batch) {
      const links = Array.from({ length: Math.min(batch, FORGED - from) }, (_, index) =>
        altered(link, from + index),
      );
      for (const one of await Promise.all(links.map(answered))) seen.add(JSON.stringify(one));
    }
    expect([...seen]).toEqual([JSON.stringify([404, INVALID])]);
    expect(await stored(id)).toEqual(before);
  });

  it('is of one class: not of another of the same student, nor of another student', async () => {
    const [own, foreign] = [await anEnrolment(), await anEnrolment()];
    const { id: courseId } = await aCourse({ scheduledDate: own.startsAt });
    const { id: second } = good(await own.member.api.enrol({ courseId }));
    const link = await linkTo(own.id, answer);
    for (const id of [foreign.id, second]) {
      for (const parameters of [['clase'], ['clase', 'curso'], ['clase', 'curso', 'inicio']]) {
        const [other, mixed] = [await linkTo(id, answer), new URL(link)];
        for (const name of parameters) mixed.searchParams.set(name, other.searchParams.get(name) ?? '');
        expect(await answered(mixed)).toEqual([404, INVALID]);
      }
      expect(await isAnswered(id, answer)).toBe(false);
    }
  });

  it('is refused once the class has begun', async () => {
    const { id, course, startsAt } = await anEnrolment();
    const link = await linkTo(id, answer);
    const begun = subMinutes(new Date(), 1);
    await EnrolmentModel.updateOne({ _id: id }, { $set: { startsAt: begun } });
    await CourseModel.updateOne({ _id: course.id }, { $set: { scheduledDate: begun } });
    expect(await answered(link)).toEqual([409, messages.classMoved]);
    const fresh = await linkTo(id, answer);
    const text = answer === 'attend' ? messages.comingTooLate : messages.classBegun;
    for (const method of ['GET', 'POST']) {
      const { status, heading } = await send(fresh, { method });
      expect([status, heading]).toEqual([409, text]);
    }
    expect(await isAnswered(id, answer)).toBe(false);
    expect(startsAt > begun).toBe(true);
  });

  it('is refused after a move; the link of the new message works', async () => {
    const { id: courseId } = await aPersonalisedCourse();
    const member = await aStudent(server);
    const { id } = good(await member.api.enrol(aBooking(courseId)));
    const link = await linkTo(id, answer);
    expect(await answered(await linkTo(id, 'attend'))).toEqual([200, DONE.attend]);
    const { startsAt } = await stored(id);
    const later = addDays(startsAt ?? new Date(), 3).toISOString();
    good(await staff().rescheduleEnrolment({ id, scheduledDate: later }));
    expect((await stored(id)).comingAt).toBeNull();
    const { status, heading, page } = await send(link);
    expect([status, heading]).toEqual([409, messages.classMoved]);
    expect(page).toContain(`/history?clase=${id}`);
    expect(await isAnswered(id, answer)).toBe(false);
    const [mail] = received(await settled(member, 'moved'));
    expect(await answered(linkIn(partOf(mail, 'text/plain'), answer))).toEqual([200, DONE[answer]]);
  });

  it('is refused from another site, and nothing is stored', async () => {
    const { id } = await anEnrolment();
    const link = await linkTo(id, answer);
    for (const site of ['cross-site', 'same-site']) {
      const { status, heading } = await send(link, { method: 'POST', headers: { 'sec-fetch-site': site } });
      expect([status, heading]).toEqual([403, messages.formFromElsewhere]);
    }
    expect(await isAnswered(id, answer)).toBe(false);
    const { status } = await send(link, { method: 'POST', headers: { 'sec-fetch-site': 'same-origin' } });
    expect(status).toBe(200);
  });

  it('works after a change of the password, since whoever has the mailbox may choose another', async () => {
    const { member, id } = await anEnrolment();
    const link = await linkTo(id, answer);
    const newPassword = 'otro-secreto-2';
    good(
      await connectGraphql(server.url, member.token).changePassword({
        currentPassword: PASSWORD,
        newPassword,
      }),
    );
    expect(await answered(link)).toEqual([200, DONE[answer]]);
  });

  it.each(['another address', 'a deactivated account', 'an erased account'])(
    'does nothing any more for %s',
    async (what) => {
      const { member, id } = await anEnrolment();
      const link = await linkTo(id, answer);
      if (what === 'another address') {
        await UserModel.updateOne({ _id: member.id }, { $set: { email: anEmail() } });
      } else if (what === 'a deactivated account') {
        good(await staff().updateUser({ id: member.id, isActive: false }));
      } else {
        good(await own(member).cancelEnrolment(id));
        good(await own(member).requestDeletion({ currentPassword: PASSWORD }));
        good(await staff().settleDeletion({ userId: member.id, decision: 'approve' }));
      }
      const before = await stored(id);
      for (const method of ['GET', 'POST']) {
        const { status, heading } = await send(link, { method });
        expect([status, heading]).toEqual([404, INVALID]);
      }
      expect(await stored(id)).toEqual(before);
    },
  );
});

/** Another link that no message has: one character of one parameter is another, is missing or is added. */
const altered = (link: URL, index: number) => {
  const url = new URL(link);
  const names = ['firma', 'firma', 'firma', 'inicio', 'curso', 'clase'] as const;
  const name = names[index % names.length] ?? 'firma';
  const value = url.searchParams.get(name) ?? '';
  const at = Math.floor(index / names.length) % value.length;
  const kind = Math.floor(index / (names.length * value.length)) % 16;
  const alphabet =
    name === 'firma'
      ? 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
      : '0123456789abcdef';
  const others = [...alphabet].filter((one) => one !== value[at]);
  const other = kind === 14 ? '' : kind === 15 ? `${value[at]}0` : (others[(kind * 5) % others.length] ?? '');
  url.searchParams.set(name, value.slice(0, at) + other + value.slice(at + 1));
  return url;
};

describe('cancelling by a link', () => {
  it('is late in the hours that count as late, and says so before and after', async () => {
    const { id } = await anEnrolment(addHours(new Date(), 24));
    const link = await linkTo(id, 'cancel');
    expect((await send(link, {})).page).toContain('La cancelación quedaría anotada fuera de plazo.');
    const { status, page } = await send(link);
    expect([status, page.includes('Quedó anotada fuera de plazo.')]).toEqual([200, true]);
    expect((await stored(id)).cancellation).toMatchObject({ reason: 'student', isLate: true });
  });

  it('is refused after the deadline of students, also to a student who is an admin', async () => {
    const { member, id } = await anEnrolment(addHours(new Date(), 6));
    await UserModel.updateOne({ _id: member.id }, { $set: { role: 'admin' } });
    expect(await answered(await linkTo(id, 'cancel'))).toEqual([409, messages.deadlineOver]);
    expect((await stored(id)).status).toBe('pending');
    expect(await answered(await linkTo(id, 'attend'))).toEqual([200, DONE.attend]);
  });

  it('ends what was said before, and refuses to be told again that one comes', async () => {
    const { id } = await anEnrolment();
    const [attend, cancel] = [await linkTo(id, 'attend'), await linkTo(id, 'cancel')];
    await send(attend);
    expect(await answered(cancel)).toEqual([200, DONE.cancel]);
    expect(await stored(id)).toMatchObject({ status: 'cancelled', comingAt: null });
    expect(await answered(attend)).toEqual([409, messages.classCancelled]);
  });

  it('refuses an offered seat; one that is not accepted is not announced', async () => {
    const { id } = await anEnrolment();
    await EnrolmentModel.updateOne({ _id: id }, { $set: { offerUntil: addHours(new Date(), 2) } });
    expect(await answered(await linkTo(id, 'attend'))).toEqual([409, messages.comingNotAccepted]);
    expect(await answered(await linkTo(id, 'cancel'))).toEqual([200, DONE.cancel]);
  });

  it('is refused for a completed class', async () => {
    const { id } = await anEnrolment();
    const link = await linkTo(id, 'cancel');
    await EnrolmentModel.updateOne(
      { _id: id },
      { $set: { status: 'completed', completionDate: new Date() } },
    );
    expect(await answered(link)).toEqual([409, messages.statusChange]);
  });
});

describe('whoever says that they come', () => {
  it('is shown to staff and to the student, by REST and GraphQL, until the class is moved', async () => {
    const { member, id, course, startsAt } = await anEnrolment();
    const { comingAt } = good(await own(member).announceComing({ id }));
    expect(comingAt).toEqual(expect.any(String));
    expect(good(await connectRest(server.url, member.token).enrolment(id)).comingAt).toBe(comingAt);
    expect(good(await own(member).enrolment(id)).comingAt).toBe(comingAt);
    const [row] = good(await staff().roster(course.id));
    expect(row?.comingAt).toBe(comingAt);
    const day = new Intl.DateTimeFormat('en-CA', { timeZone: academy.timeZone }).format(startsAt);
    const entries = good(await staff().agenda({ from: day, to: day }));
    expect(entries.find((one) => one.id === course.id)).toMatchObject({ comingCount: 1 });
    good(
      await staff().updateCourse({ id: course.id, scheduledDate: addMinutes(startsAt, 90).toISOString() }),
    );
    expect((await stored(id)).comingAt).toBeNull();
  });

  it('is asked again when the course is another one at the same time', async () => {
    const { member, id, course, startsAt } = await anEnrolment();
    const { id: courseId } = await aCourse({
      name: course.name,
      scheduledDate: startsAt,
      location: 'Polígono Sur',
    });
    const link = await linkTo(id, 'cancel');
    good(await own(member).announceComing({ id }));
    good(await staff().transferEnrolment({ id, courseId }));
    expect((await stored(id)).comingAt).toBeNull();
    expect(await answered(link)).toEqual([409, messages.classMoved]);
  });

  it('says so once: what was said stays', async () => {
    const { member, id } = await anEnrolment();
    const first = good(await own(member).announceComing({ id }));
    expect(good(await own(member).announceComing({ id }))).toEqual(first);
    const { id: other } = await aStudent(server);
    expect(other).not.toBe(member.id);
    expect((await staff().announceComing({ id })).status).toBe(404);
  });
});
