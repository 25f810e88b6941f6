import { beforeAll, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { AuditEntryModel } from '../src/features/audit/audit.model.ts';
import { aStudent, anAdmin, everythingStored, good, type Member } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();
const surface = () => ({ url: server.url, connect: connectGraphql });
let admin: Member;

beforeAll(async () => {
  admin = await anAdmin(surface());
});

const staff = () => connectGraphql(server.url, admin.token);
const notesOf = async (userId: string) => good(await staff().personNotes({ userId })).nodes;

it('shows staff what it wrote about a person, newest first, with its author', async () => {
  const { id: userId } = await aStudent(surface());
  const { id: another } = await aStudent(surface());
  good(await staff().addPersonNote({ userId, text: ' Llega tarde\r\nlos lunes ' }));
  good(await staff().addPersonNote({ userId, text: 'Prefiere las mañanas' }));
  good(await staff().addPersonNote({ userId: another, text: 'De otra persona' }));
  const notes = await notesOf(userId);
  expect(notes.map(({ text }) => text)).toEqual(['Prefiere las mañanas', 'Llega tarde\nlos lunes']);
  const { firstName, lastName } = good(await staff().me());
  expect(notes.map(({ author }) => author)).toEqual(Array(2).fill(`${firstName} ${lastName}`));
});

it('removes a note with its text', async () => {
  const { id: userId } = await aStudent(surface());
  const { id } = good(await staff().addPersonNote({ userId, text: 'Texto que se borra' }));
  expect(good(await staff().removePersonNote(id))).toMatchObject({ id, text: '' });
  good(await staff().removePersonNote(id));
  expect(await notesOf(userId)).toEqual([]);
  expect(await everythingStored()).not.toContain('Texto que se borra');
  const actions = (await AuditEntryModel.find({ subjectId: userId }).sort({ at: 1 }).lean()).map(
    ({ action }) => action,
  );
  expect(actions).toEqual(expect.arrayContaining(['user.addNote', 'user.removeNote']));
});

it('takes from 1 to 1,000 characters', async () => {
  const { id: userId } = await aStudent(surface());
  for (const text of ['', '   ', 'x'.repeat(1_001)]) {
    expect(await staff().addPersonNote({ userId, text })).toMatchObject({
      status: 422,
      fields: [{ field: 'text', message: messages.note }],
    });
  }
  good(await staff().addPersonNote({ userId, text: 'x'.repeat(1_000) }));
  expect(await staff().removePersonNote(userId)).toMatchObject({
    status: 404,
    detail: messages.noteNotFound,
  });
});
