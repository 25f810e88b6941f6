import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import {
  aBooking,
  aClassToday,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  textOfEverything,
  good,
  teachToday,
  type GraphqlMember,
} from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

const notesOf = async (userId: string) => good(await admin.api.personNotes({ userId })).nodes;

it('shows staff the notes about a person, newest first, with their authors', async () => {
  const { id: userId } = await aStudent(server);
  const { id: another } = await aStudent(server);
  good(await admin.api.addPersonNote({ userId, text: ' Llega tarde\r\nlos lunes ' }));
  good(await admin.api.addPersonNote({ userId, text: 'Prefiere las mañanas' }));
  good(await admin.api.addPersonNote({ userId: another, text: 'De otra persona' }));
  const notes = await notesOf(userId);
  expect(notes.map(({ text }) => text)).toEqual(['Prefiere las mañanas', 'Llega tarde\nlos lunes']);
  const { firstName, lastName } = good(await admin.api.me());
  expect(notes.map(({ author }) => author)).toEqual(Array(2).fill(`${firstName} ${lastName}`));
});

it('removes a note with its text', async () => {
  const { id: userId } = await aStudent(server);
  const { id } = good(await admin.api.addPersonNote({ userId, text: 'Texto que se borra' }));
  expect(good(await admin.api.removePersonNote(id))).toMatchObject({ id, text: '' });
  good(await admin.api.removePersonNote(id));
  expect(await notesOf(userId)).toEqual([]);
  expect(await textOfEverything()).not.toContain('Texto que se borra');
  const actions = (await AuditEntryModel.find({ subjectId: userId }).sort({ at: 1 }).lean()).map(
    ({ action }) => action,
  );
  expect(actions).toEqual(expect.arrayContaining(['user.addNote', 'user.removeNote']));
});

it('takes from 1 to 1,000 characters', async () => {
  const { id: userId } = await aStudent(server);
  for (const text of ['', '   ', 'x'.repeat(1_001)]) {
    expect(await admin.api.addPersonNote({ userId, text })).toMatchObject({
      status: 422,
      fields: [{ field: 'text', message: messages.note }],
    });
  }
  good(await admin.api.addPersonNote({ userId, text: 'x'.repeat(1_000) }));
  expect(await admin.api.removePersonNote(userId)).toMatchObject({
    status: 404,
    detail: messages.noteNotFound,
  });
});

describe('notes on a class', () => {
  const textsOf = async (member: GraphqlMember, classId: string) =>
    good(await member.api.classNotes({ classId })).nodes.map(({ text }) => text);

  it('are read and written by its instructor and other staff', async () => {
    const instructor = await aStaffMember(server, 'instructor');
    const desk = await aStaffMember(server, 'desk');
    const { course } = await aClassToday(instructor, server);
    good(await instructor.api.addClassNote({ classId: course.id, text: 'Viento del sur' }));
    const { id } = good(await desk.api.addClassNote({ classId: course.id, text: 'Faltaron blancos' }));
    for (const member of [instructor, desk, admin]) {
      expect(await textsOf(member, course.id)).toEqual(['Faltaron blancos', 'Viento del sur']);
    }
    good(await instructor.api.removeClassNote(id));
    expect(await textsOf(desk, course.id)).toEqual(['Viento del sur']);
    expect(await admin.api.removePersonNote(id)).toMatchObject({
      status: 404,
      detail: messages.noteNotFound,
    });
    const actions = (await AuditEntryModel.find({ subjectId: course.id, action: /Note$/ }).lean()).map(
      ({ action }) => action,
    );
    expect(actions.sort()).toEqual(['class.addNote', 'class.addNote', 'class.removeNote']);
  });

  it('of another instructor are not found, as if the class did not exist', async () => {
    const [own, other] = [await aStaffMember(server, 'instructor'), await aStaffMember(server, 'instructor')];
    const { course } = await aClassToday(own, server);
    const { id } = good(await own.api.addClassNote({ classId: course.id, text: 'Solo para el equipo' }));
    const api = other.api;
    const expected = { status: 404, detail: messages.courseNotFound };
    expect(await api.classNotes({ classId: course.id })).toMatchObject(expected);
    expect(await api.addClassNote({ classId: course.id, text: 'No' })).toMatchObject(expected);
    expect(await api.removeClassNote(id)).toMatchObject(expected);
    expect(await textsOf(own, course.id)).toEqual(['Solo para el equipo']);
  });

  it('on the class of one student are among the notes about that person', async () => {
    const instructor = await aStaffMember(server, 'instructor');
    const { id: userId, api } = await aStudent(server);
    const { id: classId } = good(await api.enrol(aBooking((await aPersonalisedCourse()).id)));
    await teachToday(instructor.id, classId);
    good(await instructor.api.addClassNote({ classId, text: 'Agrupa bien' }));
    expect((await notesOf(userId)).map(({ text }) => text)).toEqual(['Agrupa bien']);
    expect(await textsOf(admin, classId)).toEqual(['Agrupa bien']);
  });

  it('on a group course are of the course, not of one enrolment', async () => {
    const instructor = await aStaffMember(server, 'instructor');
    const [{ id: classId }] = (await aClassToday(instructor, server)).enrolments;
    expect(await admin.api.addClassNote({ classId, text: 'No' })).toMatchObject({
      status: 404,
      detail: messages.courseNotFound,
    });
  });
});
