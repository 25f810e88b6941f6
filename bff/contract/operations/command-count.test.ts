import { beforeAll, describe, expect, it } from 'vitest';
import { aCourse, aStudent, anAdmin, givePoints, good, type Member } from '../builders.ts';
import { commandsOf, monitored } from '../commands.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { useTestServer } from '../harness.ts';

const ROWS = 8;
const server = useTestServer(monitored);
let admin: Member;
let student: Member;

beforeAll(async () => {
  admin = await anAdmin({ url: server.url, connect: connectRest });
  student = await aStudent({ url: server.url, connect: connectRest });
  for (let row = 0; row < ROWS; row += 1) {
    const { id } = await aStudent({ url: server.url, connect: connectRest });
    await givePoints(id, 10);
    await givePoints(student.id, 10);
    good(await student.api.enrol({ courseId: (await aCourse()).id }));
  }
});

describe('commands to the database', () => {
  it.each([
    ['users', (first: number) => `{ users(first: ${first}) { nodes { id points } totalCount } }`],
    ['adminCourses', (first: number) => `{ adminCourses(first: ${first}) { nodes { id } totalCount } }`],
  ])('of %s are as many for a long page as for a page of one', async (_, queryOf) => {
    const send = (rows: number) => async () => {
      const { body } = await postGraphql(server.url, { query: queryOf(rows) }, admin.token);
      expect(body.errors).toBeUndefined();
    };
    const [few, many] = [await commandsOf(send(1)), await commandsOf(send(ROWS))];
    expect(few.length).toBeGreaterThan(0);
    expect(many.length).toBeLessThanOrEqual(few.length);
  });

  it('of enrolments with their courses are one for each level', async () => {
    good(await student.api.myPoints());
    const query = '{ myEnrolments { nodes { id course { id name } } totalCount } }';
    const names = await commandsOf(async () => {
      const { body } = await postGraphql(server.url, { query }, student.token);
      expect(body.data?.myEnrolments).toMatchObject({ totalCount: ROWS });
    });
    expect(names.filter((name) => name !== 'find users')).toEqual(['find enrolments', 'find courses']);
  });

  it('of the public list are one, whatever its length', async () => {
    for (const limit of [1, ROWS]) {
      const list = () => connectGraphql(server.url).courses({ limit });
      expect(await commandsOf(list)).toEqual(['find courses']);
    }
  });

  it('of reports are none for months that have nothing', async () => {
    const query = '{ reports(fromMonth: "2030-01", toMonth: "2032-12") { month bookedIncome } }';
    const commands = await commandsOf(async () => {
      const { body } = await postGraphql(server.url, { query }, admin.token);
      expect(body.data?.reports).toHaveLength(36);
    });
    expect(commands.filter((name) => name !== 'find users').sort()).toEqual([
      'find courses',
      'find enrolments',
      'find enrolments',
      'find points',
    ]);
  });

  it('of all users by REST do not grow with the users', async () => {
    const commands = await commandsOf(async () => good(await admin.api.allUsers()));
    expect(commands.toSorted()).toEqual([
      'aggregate users',
      'find points',
      'find points',
      'find users',
      'find users',
      'update audit',
    ]);
  });
});
