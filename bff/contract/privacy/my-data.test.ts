import mongoose from 'mongoose';
import { beforeAll, describe, expect, it } from 'vitest';
import { DATA_SECTIONS } from '../../src/features/privacy/my-data.operations.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { allModels } from '../../src/models.ts';
import type { MyDataPage } from '../academy-api.ts';
import { aStudent, anAdmin, good, type Member } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { aStudentWithEverything } from '../everything-of.ts';
import { useTestServer } from '../harness.ts';
const server = useTestServer({ MESSAGES: 'on' });
let person: Awaited<ReturnType<typeof aStudentWithEverything>>;

beforeAll(async () => {
  const admin = await anAdmin(server);
  person = await aStudentWithEverything({ url: server.url, admin });
});

/** Collections of which nobody is given anything, and why. */
const LEFT_OUT: Record<string, string> = {
  courses: 'of nobody',
  instructors: 'of who teaches, who has no account',
  keys: 'keys of the server',
  ledgerTotals: 'a sum over everybody',
  locks: 'what is decided about, by ids',
  moneyRules: 'of nobody',
  firearms: 'of the academy',
  ammunition: 'of the academy',
  ammunitionSheets: 'of the academy; who issued one is in the section activity',
  courseKits: 'what courses lend',
  dayClosings: 'of the academy; who closed a day is in the section activity',
  tillSessions: 'of the academy; who opened and closed them is in the section activity',
  schedules: 'opening hours and their exceptions',
  claims: 'which lane and instructor a class has, by the id of the class',
  keyClaims: 'digests of keys that somebody sent, kept for two days',
  rateLimits: 'attempts of an address or an account, counted for at most 20 days',
  serviceAccounts: 'of the academy; who made one is in the section activity',
  webhookEndpoints: 'of nobody',
  webhookDeliveries: 'copies of other sections that integrators were sent',
};

type Found = { section: string; record: Record<string, unknown> };

const readAll = async ({ token }: Pick<Member, 'token'>) => {
  const api = connectGraphql(server.url, token);
  const pages: Found[][] = [];
  let after: string | null = null;
  do {
    const page: MyDataPage = good(await api.myData({ after }));
    pages.push(
      page.records.map(({ section, json }) => ({ section, record: JSON.parse(json) as Found['record'] })),
    );
    after = page.next;
  } while (after !== null);
  return { pages, records: pages.flat() };
};

/** The first names of the paths whose value identifies the person. */
const fieldsThatName = (document: object, words: readonly string[]) =>
  Object.entries(document).flatMap(([field, value]) => {
    const text = JSON.stringify(value) ?? '';
    return words.some((word) => text.includes(word)) ? [field] : [];
  });

describe('the data about a person', () => {
  it('is declared field by field for every collection about people', () => {
    for (const { collection, schema } of allModels) {
      const { collectionName } = collection;
      const sections = DATA_SECTIONS.filter((section) => section.collection === collectionName);
      if (sections.length === 0) {
        expect(LEFT_OUT[collectionName], collectionName).toBeTruthy();
        continue;
      }
      const stored = [...new Set(Object.keys(schema.paths).map((path) => path.split('.')[0] ?? ''))].sort();
      for (const { fields } of sections) expect(Object.keys(fields).sort(), collectionName).toEqual(stored);
    }
  });

  it('is in no collection that is not exported', async () => {
    const words = [person.id, person.email];
    const named = new Set<string>();
    for (const collection of (await mongoose.connection.db?.collections()) ?? []) {
      for await (const document of collection.find()) {
        if (fieldsThatName(document, words).length > 0) named.add(collection.collectionName);
      }
    }
    const given = new Set(DATA_SECTIONS.map(({ collection }) => collection));
    expect([...named].filter((name) => !given.has(name)).sort()).toEqual([
      'locks',
      'rateLimits',
      'webhookDeliveries',
    ]);
    expect([...given].filter((name) => !named.has(name))).toEqual([]);
  });

  it('is exported to that person, with all sections', async () => {
    const { records } = await readAll(person);
    expect(new Set(records.map(({ section }) => section))).toEqual(
      new Set(DATA_SECTIONS.map(({ name }) => name)),
    );
    const of = (name: string) => records.find(({ section }) => section === name)?.record;
    expect(of('account')).toMatchObject({ email: person.email, clu: 'CLU-777123', isActive: true });
    expect(of('enrolments')).toMatchObject({
      id: person.enrolmentId,
      cancellation: { note: 'Avisó Quintiliana' },
    });
    expect(of('accountHistory')).toMatchObject({ action: 'user.requestDeletion', outcome: 'done' });
  });

  it('has no secrets and no other people', async () => {
    const text = JSON.stringify((await readAll(person)).records);
    expect(text).not.toMatch(/argon2|passwordHash|"salt"|"hash"|recovery|actorLabel|acd_/);
    expect(text).not.toContain(person.friend.id);
    expect(text).not.toContain(person.friend.email);
  });

  it('is not exported to another person', async () => {
    const other = await aStudent(server);
    const text = JSON.stringify((await readAll(other)).records);
    expect(text).not.toContain(person.id);
    expect(text).not.toContain(person.email);
  });

  it('is read in pages of 200 records, each record once', async () => {
    const member = await aStudent(server);
    await PointsEntryModel.insertMany(
      Array.from({ length: 405 }, (_, index) => ({
        userId: member.id,
        seq: index + 1,
        type: 'adjust',
        delta: 1,
        balance: index + 1,
        sourceKey: `test:${index}`,
        description: 'Saldo',
        createdAt: new Date(),
      })),
    );
    const { pages, records } = await readAll(member);
    expect(pages.length).toBe(3);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(200);
    const points = records.filter(({ section }) => section === 'points').map(({ record }) => record.seq);
    expect(points).toEqual(Array.from({ length: 405 }, (_, index) => index + 1));
  });

  it.each(['', 'points', 'points:', 'nobody:abc', 'enrolments:WyJ4Il0', 5])(
    'rejects a cursor like %j',
    async (after) => {
      expect(await person.api.myData({ after })).toMatchObject({ ok: false });
    },
  );
});
