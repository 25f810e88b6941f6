import { expect, it } from 'vitest';
import type { Result } from '../academy-api.ts';
import { aBooking, aCourse, aPersonalisedCourse, aStudent, anAdmin, good } from '../builders.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer, useBuilt } from '../harness.ts';

const server = useTestServer();
const admin = useBuilt(() => anAdmin(server));

const course = (description: string) => ({
  name: 'Tiro táctico',
  description,
  location: 'Pilar',
  courseType: 'Grupal',
  price: 1,
});

type Stored = { id: string; text: string | null | undefined };

const mapped = <T>(result: Result<T>, toStored: (data: T) => Stored): Result<Stored> =>
  result.ok ? { ...result, data: toStored(result.data) } : result;

/** Every text that may have several lines, and how it is stored. */
const LONG_TEXTS: Record<string, (text: string) => Promise<Result<Stored>>> = {
  'the description of a new course': async (text) =>
    mapped(await admin.api.createCourse(course(text)), ({ id, description }) => ({ id, text: description })),
  'the changed description of a course': async (text) => {
    const { id } = await aCourse();
    return mapped(await admin.api.updateCourse({ id, description: text }), ({ description }) => ({
      id,
      text: description,
    }));
  },
  'the note of a cancellation': async (text) => {
    const { api } = await aStudent(server);
    const { id } = good(await api.enrol(aBooking((await aPersonalisedCourse()).id)));
    return mapped(
      await admin.api.cancelEnrolments({ ids: [id], reason: 'other', note: text }),
      ([outcome]) => ({
        id,
        text: outcome?.enrolment?.cancellation?.note,
      }),
    );
  },
  'the reason why data are not deleted': async (text) => {
    const { id, token, password } = await aStudent(server);
    good(await connectGraphql(server.url, token).requestDeletion({ currentPassword: password }));
    return mapped(
      await admin.api.settleDeletion({ userId: id, decision: 'refuse', reason: text }),
      ({ deletion }) => ({ id, text: deletion?.reason }),
    );
  },
};

const names = Object.keys(LONG_TEXTS);
const send = (name: string, text: string) => LONG_TEXTS[name]?.(text) ?? Promise.reject(new Error(name));

it.each(names)('%s may have several lines, with any line ending', async (name) => {
  for (const lineBreak of ['\n', '\r\n', '\r']) {
    const stored = good(await send(name, ` Uno${lineBreak}Dos${lineBreak}${lineBreak}Tres ${lineBreak}`));
    expect(stored.text).toBe('Uno\nDos\n\nTres');
  }
});

it.each(names)('%s may have no other control character, and must have a visible one', async (name) => {
  for (const text of [
    'Uno\tdos',
    'Uno\u0000dos',
    'Uno\u202Edos',
    'Uno\u0085dos',
    'Uno\u001bdos',
    'Uno \uD800',
  ]) {
    expect(await send(name, text), JSON.stringify(text)).toMatchObject({ status: 422 });
  }
  if (!name.includes('note')) expect(await send(name, ' \n\r\n ')).toMatchObject({ status: 422 });
});

it.each(names)('%s is in the audit trail with its lines', async (name) => {
  const { id } = good(await send(name, 'Uno\nDos'));
  const [entry] = good(await admin.api.auditTrail({ filter: { subjectId: id } })).nodes;
  expect(entry?.changes.map(({ after }) => after)).toContain('Uno\nDos');
});

it('REST returns a description with its lines, and a row of a file has it on one line', async () => {
  const { id } = good(await admin.api.createCourse(course('Párrafo uno\n\n=2+2')));
  expect(good(await connectRest(server.url).course(id)).description).toBe('Párrafo uno\n\n=2+2');
  const rows = await rowsOfFile(await fetchFile(`${server.url}/api/exports/courses.csv`, admin.token));
  expect(rows.map((row) => row.Descripción)).toContain('Párrafo uno =2+2');
});

it('a text that is a name, an address or a label stays on one line', async () => {
  const { id } = await aCourse();
  for (const field of ['name', 'location']) {
    expect(good(await admin.api.updateCourse({ id, [field]: 'Uno\nDos' }))).toMatchObject({
      [field]: 'Uno Dos',
    });
  }
  expect(good(await admin.api.createInstructor({ name: 'Uno\r\n\tDos' })).name).toBe('Uno Dos');
});
