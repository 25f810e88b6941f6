import { beforeAll, describe, expect, it } from 'vitest';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { restRoutes } from '../../src/operations.ts';
import { documentedPath } from '../../src/rest/route.ts';
import { aStudent, anAdmin } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { EMPTY, readRun } from '../feed-reading.ts';
import { FEEDS, feedScene, writeFeeds } from '../feeds.table.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { rootFields } from '../operation-list.ts';
import { revisionsIn } from '../tracked.ts';

const WRITERS = 8;
const ROUNDS = 8;
const PAGE_SIZE = 7;

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
const admin = useBuilt(() => anAdmin(server));
let scene: Awaited<ReturnType<typeof feedScene>>;

beforeAll(async () => {
  const students = await Promise.all(Array.from({ length: WRITERS }, () => aStudent(server)));
  scene = await feedScene(students.map(({ id }) => id));
});

it('every list that promises what has changed is followed here', () => {
  const byGraphql = rootFields.filter(({ field }) => field.args.some(({ name }) => name === 'updatedSince'));
  const byRest = restRoutes.filter(({ notes }) => /updated_since/.test(notes.description ?? ''));
  expect(FEEDS.map(({ name }) => name).sort()).toEqual(
    [
      ...byGraphql.map(({ field }) => field.name),
      ...byRest.map(({ path }) => `GET ${documentedPath(path)}`),
    ].sort(),
  );
});

it('no other description promises what is new', () => {
  const texts = [
    ...rootFields.map(({ field }) => field.description ?? ''),
    ...restRoutes.map(({ notes }) => notes.description ?? ''),
  ];
  expect(texts.filter((text) => /what is new|earlier read/.test(text))).toEqual([]);
});

describe('eight writers at once, and a reader whose every second run is lost', () => {
  it('end with every row in its last revision, by every list', async () => {
    const url = server.url;
    const copies = FEEDS.map(() => EMPTY);
    let isOver = false;
    const reading = Promise.all(
      FEEDS.map(async (feed, index) => {
        const source = { feed, url, token: admin.token, pageSize: PAGE_SIZE };
        for (let run = 0; !isOver || run % 2 === 1; run += 1) {
          const copy = await readRun(source, copies[index] ?? EMPTY);
          if (run % 2 === 0) copies[index] = copy;
        }
        copies[index] = await readRun(source, copies[index] ?? EMPTY);
      }),
    );
    const apiOf = () => connectGraphql(url, admin.token);
    await writeFeeds({ apiOf, scene, writers: WRITERS, rounds: ROUNDS }).finally(() => (isOver = true));
    await reading;
    for (const [index, { name, of }] of FEEDS.entries()) {
      expect(copies[index]?.revisions, name).toEqual(await revisionsIn(of));
    }
    expect(await MoneyEntryModel.distinct('type')).toEqual(
      expect.arrayContaining(['charge', 'payment', 'refund', 'cash_in']),
    );
  });
});
