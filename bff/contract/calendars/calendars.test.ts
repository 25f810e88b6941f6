import { addDays, addMinutes, subDays } from 'date-fns';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { academy } from '#domain/academy.ts';
import { CALENDAR_LIMITS } from '#domain/calendars/calendar.ts';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { EnrolmentModel } from '../../src/features/enrolments/enrolment.model.ts';
import { InstructorModel } from '../../src/features/instructors/instructor.model.ts';
import { aCourse, aFutureInstant, aStaffMember, aStudent, textOfEverything, good } from '../builders.ts';
import { inSeconds, uidOf, useCalendars } from './calendar-scene.ts';
import { parseCalendar } from '../calendar-files.ts';
import { isWhole } from '../matrices.ts';

/** The list of enrolments grows with every run. */
const PATIENCE_MS = 600_000;

const { server, apiOf, staff, book, aLink, fetchFrom, read, eventOf } = useCalendars();

describe('a student’s calendar', () => {
  it('has a class with its location, its new time after a move, and its cancellation for thirty days', async () => {
    const student = await aStudent(server);
    const path = await aLink(student);
    const id = await book(student);
    const booked = await eventOf(path, id);
    expect(booked).toMatchObject({
      status: 'TENTATIVE',
      zone: academy.timeZone,
      location: 'Polígono Sur',
      summary: 'Clase Personalizada: Tiro Defensivo',
    });
    good(await staff().confirmEnrolments({ ids: [id] }));
    const start = aFutureInstant();
    good(await staff().rescheduleEnrolment({ id, scheduledDate: start.toISOString() }));
    const moved = await eventOf(path, id);
    expect(moved).toMatchObject({ status: 'CONFIRMED', start, end: addMinutes(start, 120) });
    good(await staff().cancelEnrolments({ ids: [id], reason: 'academy' }));
    const cancelled = await eventOf(path, id);
    expect(cancelled).toMatchObject({ status: 'CANCELLED', start });
    const sequences = [booked, moved, cancelled].map((event) => event?.sequence ?? 0);
    expect(sequences).toEqual([...new Set(sequences)].sort((a, b) => a - b));
    await EnrolmentModel.updateOne(
      { _id: id },
      { $set: { 'cancellation.at': subDays(new Date(), CALENDAR_LIMITS.cancelledDays + 1) } },
    );
    expect(await eventOf(path, id)).toBeUndefined();
  });

  it('has a group course at the date of the course, and a higher sequence when the location changes', async () => {
    const student = await aStudent(server);
    const path = await aLink(student);
    const course = await aCourse();
    const { id } = good(await apiOf(student).enrol({ courseId: course.id }));
    const before = await eventOf(path, id);
    expect(before?.start).toEqual(inSeconds(course.scheduledDate));
    good(await staff().updateCourse({ id: course.id, location: 'Polígono Este' }));
    const after = await eventOf(path, id);
    expect(after?.location).toBe('Polígono Este');
    expect(after?.sequence).toBeGreaterThan(before?.sequence ?? 0);
    const scheduledDate = addDays(new Date(), 20).toISOString();
    good(await staff().updateCourse({ id: course.id, scheduledDate }));
    const moved = await eventOf(path, id);
    expect(moved?.start).toEqual(inSeconds(scheduledDate));
    expect(moved?.sequence).toBeGreaterThan(after?.sequence ?? 0);
  });

  it('after enrolling again has the former class as cancelled, and the new one with an identifier of its own', async () => {
    const student = await aStudent(server);
    const path = await aLink(student);
    const { id: group } = await aCourse();
    const first = good(await apiOf(student).enrol({ courseId: group })).id;
    good(await apiOf(student).cancelEnrolment(first));
    const second = good(await apiOf(student).enrol({ courseId: group })).id;
    const { events } = await read(path);
    expect(new Map(events.map(({ uid, status }) => [uid, status]))).toEqual(
      new Map([
        [uidOf(first), 'CANCELLED'],
        [uidOf(second), 'TENTATIVE'],
      ]),
    );
  });

  it(
    'equals the enrolments after any sequence of booking, moving, confirming and cancelling',
    async () => {
      const student = await aStudent(server);
      const path = await aLink(student);
      const known = new Map<string, number>();
      const steps = fc.array(
        fc.record({
          step: fc.constantFrom('book', 'move', 'confirm', 'cancel', 'enrol'),
          which: fc.nat(20),
        }),
        { minLength: 4, maxLength: 8 },
      );
      const groupId = (await aCourse()).id;
      const run: Record<string, (id: string | undefined) => Promise<unknown>> = {
        book: () => book(student),
        enrol: () => apiOf(student).enrol({ courseId: groupId }),
        move: async (id) =>
          id && staff().rescheduleEnrolment({ id, scheduledDate: aFutureInstant().toISOString() }),
        confirm: async (id) => id && staff().confirmEnrolments({ ids: [id] }),
        cancel: async (id) => id && apiOf(student).cancelEnrolment(id),
      };
      await fc.assert(
        fc.asyncProperty(steps, async (sequence) => {
          for (const { step, which } of sequence) {
            const ids = (
              await EnrolmentModel.find({ userId: student.id }, { _id: 1 }).sort({ _id: 1 }).lean()
            ).map(({ _id }) => _id.toString());
            await run[step]?.(ids[which % Math.max(1, ids.length)]);
          }
          const { events } = await read(path);
          const stored = await EnrolmentModel.find({ userId: student.id }).lean();
          expect(
            new Set(events.map(({ uid, start, status }) => JSON.stringify([uid, start, status]))),
          ).toEqual(
            new Set(
              stored.map((one) =>
                JSON.stringify([uidOf(one._id.toString()), inSeconds(one.startsAt), STATES[one.status]]),
              ),
            ),
          );
          for (const { uid, sequence: revision } of events) {
            expect(revision).toBeGreaterThanOrEqual(known.get(uid) ?? 0);
            known.set(uid, revision);
          }
        }),
        { numRuns: isWhole ? 100 : 4, endOnFailure: true },
      );
    },
    PATIENCE_MS,
  );
});

const STATES = {
  pending: 'TENTATIVE',
  confirmed: 'CONFIRMED',
  completed: 'CONFIRMED',
  cancelled: 'CANCELLED',
};

const PRIVATE = ['Zubizarreta', 'inconfundible@example.com', '+54 11 4999-1234', 'Calle Inconfundible 777'];

const somebody = () =>
  aStudent(server, {
    firstName: 'Quintiliana',
    lastName: PRIVATE[0],
    phone: PRIVATE[2],
    address: PRIVATE[3],
  });

describe('other people', () => {
  it('are in a calendar of an instructor with first name and initial, and not in the academy’s', async () => {
    const member = await aStaffMember(server, 'instructor');
    const desk = await aStaffMember(server, 'desk');
    const instructor = await InstructorModel.findOne({ accountKey: member.id }).orFail().lean();
    const instructorId = instructor._id.toString();
    const student = await somebody();
    const id = await book(student);
    good(await staff().assignInstructor({ ids: [id], instructorId }));
    const taught = await aCourse({ instructorId });
    const [other, others] = [await aCourse(), await book(await aStudent(server))];
    const [own, all] = [await aLink(member, 'instructor'), await aLink(desk, 'academy')];
    const { events } = await read(own);
    expect(events.map(({ uid }) => uid).sort()).toEqual([uidOf(id), uidOf(taught.id)].sort());
    expect(events.find(({ uid }) => uid === uidOf(id))?.summary).toMatch(/Tiro Defensivo, Quintiliana Z\.$/);
    const everything = (await read(all)).events.map(({ uid }) => uid);
    expect(everything).toEqual(expect.arrayContaining([id, taught.id, other.id, others].map(uidOf)));
    const texts = await Promise.all([own, all].map(async (path) => (await fetchFrom(path)).text()));
    for (const planted of [...PRIVATE, student.email, student.id]) {
      for (const text of texts) expect(text.replaceAll('\r\n ', '')).not.toContain(planted);
    }
    expect(texts[1]).not.toContain('Quintiliana');
  });

  it('are in no calendar of a student', async () => {
    const [student, other] = [await aStudent(server), await somebody()];
    const id = await book(other);
    const shared = await aCourse();
    for (const { api } of [student, other]) good(await api.enrol({ courseId: shared.id }));
    const text = await (await fetchFrom(await aLink(student))).text();
    expect(parseCalendar(text).events).toHaveLength(1);
    for (const planted of [...PRIVATE, 'Quintiliana', other.email, id]) expect(text).not.toContain(planted);
  });

  it('cannot have a calendar of the academy or of an instructor, nor can staff of another role', async () => {
    const refused = { ok: false, status: 403, detail: messages.roleNotPermitted };
    const [student, instructor] = [await aStudent(server), await aStaffMember(server, 'instructor')];
    expect(await apiOf(student).createCalendarLink({ kind: 'academy' })).toEqual(refused);
    expect(await apiOf(student).createCalendarLink({ kind: 'instructor' })).toEqual(refused);
    expect(await apiOf(instructor).createCalendarLink({ kind: 'academy' })).toEqual(refused);
    expect(good(await apiOf(student).myCalendarLinks())).toEqual([
      { kind: 'student', createdAt: null, lastUsedAt: null },
    ]);
  });
});

const expectGone = async (path: string) => {
  const gone = await fetchFrom(path);
  const unknown = await fetchFrom(`/calendario/${'x'.repeat(43)}.ics`);
  expect([gone.status, await gone.text()]).toEqual([404, await unknown.text()]);
};

describe('a calendar link', () => {
  it('is stored as a hash only, has the times of its creation and use, and a new one replaces it', async () => {
    const student = await aStudent(server);
    expect(good(await apiOf(student).myCalendarLinks())).toEqual([
      { kind: 'student', createdAt: null, lastUsedAt: null },
    ]);
    const first = await aLink(student);
    const secret = first.replace(/^.*\/|\.ics$/g, '');
    expect(secret).toHaveLength(43);
    expect(await textOfEverything()).not.toContain(secret);
    await read(first);
    const [link] = good(await apiOf(student).myCalendarLinks());
    expect(link).toEqual({ kind: 'student', createdAt: expect.any(String), lastUsedAt: expect.any(String) });
    const second = await aLink(student);
    await read(second);
    await expectGone(first);
  });

  it('ends when its owner or staff revokes it, and both are in the audit trail of the person', async () => {
    const student = await aStudent(server);
    const revoked = { detail: messages.calendarLinkRevoked };
    const first = await aLink(student);
    expect(good(await apiOf(student).revokeCalendarLink({ kind: 'student' }))).toEqual(revoked);
    await expectGone(first);
    const second = await aLink(student);
    expect(good(await staff().userCalendarLinks(student.id))).toMatchObject([{ kind: 'student' }]);
    expect(good(await staff().revokeUserCalendarLink({ userId: student.id, kind: 'student' }))).toEqual(
      revoked,
    );
    await expectGone(second);
    expect(good(await staff().userCalendarLinks(student.id))).toEqual([]);
    const entries = await AuditEntryModel.find({ subjectId: student.id, action: /alendarLink/ }).lean();
    expect(entries.map(({ action }) => action).sort()).toEqual([
      'calendarLink.create',
      'calendarLink.create',
      'calendarLink.revoke',
      'user.revokeCalendarLink',
    ]);
  });

  it('of the academy ends with the role, of an instructor with the record', async () => {
    const [desk, member] = [await aStaffMember(server, 'desk'), await aStaffMember(server, 'instructor')];
    const [all, own] = [await aLink(desk, 'academy'), await aLink(member, 'instructor')];
    good(await staff().updateUser({ id: desk.id, staffRole: null }));
    await InstructorModel.updateOne({ accountKey: member.id }, { $set: { isActive: false } });
    for (const path of [all, own]) await expectGone(path);
  });

  it('responds with 304 as long as nothing has changed, and no shared cache stores it', async () => {
    const student = await aStudent(server);
    const path = await aLink(student);
    const id = await book(student);
    const { headers } = await fetchFrom(path);
    const tag = headers.get('etag') ?? '';
    expect([headers.get('cache-control'), headers.get('content-type'), headers.get('x-robots-tag')]).toEqual([
      'private, no-cache',
      'text/calendar; charset=utf-8',
      'noindex',
    ]);
    const again = await fetchFrom(path, { 'if-none-match': tag });
    expect([again.status, await again.text()]).toEqual([304, '']);
    good(await apiOf(student).cancelEnrolment(id));
    expect((await fetchFrom(path, { 'if-none-match': tag })).status).toBe(200);
  });
});
