import { addDays, addMinutes } from 'date-fns';
import { Types } from 'mongoose';
import { describe, expect, it } from 'vitest';
import { CALENDAR_LIMITS } from '#domain/calendars/calendar.ts';
import { NO_CENTAVOS } from '#domain/money/centavos.ts';
import { enrolmentAttachment } from '../../src/features/calendars/calendar.attachment.ts';
import { CourseModel, toCourse } from '../../src/features/courses/course.model.ts';
import {
  EnrolmentModel,
  toEnrolment,
  type EnrolmentDocument,
} from '../../src/features/enrolments/enrolment.model.ts';
import { aCourse, aStudent, good } from '../builders.ts';
import { inSeconds, uidOf, useCalendars } from './calendar-scene.ts';
import { parseCalendar } from '../calendar-files.ts';
import { insertMany } from '../insert-many.ts';

const { server, apiOf, courseId, book, aLink, fetchFrom, read, eventOf } = useCalendars();

/** Enrolments of one student in one class a day. */
const manyClasses = async (userId: string, days: readonly number[]) => {
  const now = new Date();
  await insertMany(
    EnrolmentModel,
    days.map((day, index): Partial<EnrolmentDocument> => {
      const _id = new Types.ObjectId();
      const startsAt = addMinutes(addDays(now, day), index % 600);
      return {
        _id,
        userId: new Types.ObjectId(userId),
        courseId: new Types.ObjectId(courseId()),
        courseType: 'Personalizado',
        status: 'confirmed',
        slotKey: _id.toString(),
        startsAt,
        scheduledDate: startsAt,
        priceCentavos: NO_CENTAVOS,
        createdMonth: '2026-01',
        createdAt: now,
      };
    }),
  );
};

describe('a calendar of many classes', () => {
  it('has all 500, once each, and then responds with 304', async () => {
    const student = await aStudent(server);
    await manyClasses(
      student.id,
      Array.from({ length: 500 }, (_, index) => (index % 400) - 60),
    );
    const path = await aLink(student);
    const response = await fetchFrom(path);
    const { events } = parseCalendar(await response.text());
    const within = await EnrolmentModel.countDocuments({
      userId: student.id,
      startsAt: { $lt: addDays(new Date(), CALENDAR_LIMITS.daysAhead) },
    });
    expect(new Set(events.map(({ uid }) => uid)).size).toBe(within);
    expect(within).toBe(500);
    const tag = response.headers.get('etag') ?? '';
    expect((await fetchFrom(path, { 'if-none-match': tag })).status).toBe(304);
  });

  it('is cut at the limits of time and number, with the next classes', async () => {
    const student = await aStudent(server);
    const { events: most, daysBack, daysAhead } = CALENDAR_LIMITS;
    await manyClasses(student.id, [-daysBack - 2, daysAhead + 2]);
    const path = await aLink(student);
    expect((await read(path)).events).toEqual([]);
    await manyClasses(student.id, [...Array.from({ length: most }, () => 10), -5, 300]);
    const { events } = await read(path);
    expect(events).toHaveLength(most);
    expect(events.filter(({ start }) => start < new Date())).toEqual([]);
  });
});

describe('a file', () => {
  it('of a course is public, with location and date, while the course is active', async () => {
    const course = await aCourse();
    const path = `/calendario/cursos/${course.id}.ics`;
    const [event, ...others] = (await read(path)).events;
    expect(others).toEqual([]);
    expect(event).toMatchObject({ uid: uidOf(course.id), location: course.location, summary: course.name });
    expect(event?.start).toEqual(inSeconds(course.scheduledDate));
    await CourseModel.updateOne({ _id: course.id }, { $set: { isActive: false } });
    for (const id of [course.id, (await aCourse({ scheduledDate: null })).id, 'x']) {
      expect((await fetchFrom(`/calendario/cursos/${id}.ics`)).status).toBe(404);
    }
  });

  it('of a class is for its student only, and has the UID of the calendar', async () => {
    const student = await aStudent(server);
    const id = await book(student);
    const { fileName, text } = good(await apiOf(student).enrolmentCalendar({ id }));
    expect(fileName).toBe('clase.ics');
    expect(parseCalendar(text).events).toEqual([await eventOf(await aLink(student), id)]);
    expect(await apiOf(await aStudent(server)).enrolmentCalendar({ id })).toMatchObject({ status: 404 });
  });

  it('for a message has the method REQUEST, and CANCEL once the class is cancelled', async () => {
    const student = await aStudent(server);
    const id = await book(student);
    const attachment = async () => {
      const [enrolment, course] = await Promise.all([
        EnrolmentModel.findById(id).orFail().lean(),
        CourseModel.findById(courseId()).orFail().lean(),
      ]);
      const person = { firstName: 'Ana', lastName: 'Gómez', email: student.email };
      const file = enrolmentAttachment({
        enrolment: toEnrolment(enrolment),
        course: toCourse(course),
        student: person,
        publicUrl: server.url,
      });
      return parseCalendar(file?.text ?? '');
    };
    const requested = await attachment();
    good(await apiOf(student).cancelEnrolment(id));
    const ended = await attachment();
    expect([requested.method, ended.method]).toEqual(['REQUEST', 'CANCEL']);
    expect(ended.events[0]?.uid).toBe(requested.events[0]?.uid);
    expect(ended.events[0]?.sequence).toBeGreaterThan(requested.events[0]?.sequence ?? 0);
  });
});
