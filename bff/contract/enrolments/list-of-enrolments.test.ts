import { beforeAll, describe, expect, it } from 'vitest';
import { toSnakeKey } from '../../src/rest/key-case.ts';
import { academyDay, anAdmin, good } from '../builders.ts';
import { DOCUMENTS_OF_SEARCH } from '../cost.table.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { graphqlCaller } from '../drivers/graphql-caller.ts';
import { describeCounted, examinedBy } from '../examined.ts';
import { useTestServer, type TestServer, useBuilt } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { storeEnrolments, type Filter } from './searched-enrolments.ts';
import { expectWholeList, pagesOf } from '../walk-pages.ts';

const PATIENCE_MS = 240_000;
const PAGE = 100;

/** The enrolments, and the pages of a list of them. */
const useEnrolments = (server: TestServer) => {
  const admin = useBuilt(() => anAdmin(server));
  let stored: Awaited<ReturnType<typeof storeEnrolments>>;
  beforeAll(async () => {
    stored = await storeEnrolments();
  }, PATIENCE_MS);
  return {
    pages: (filter: Filter) =>
      pagesOf(graphqlCaller(server.url, admin.token), 'enrolments', { filter: stored.sent(filter) }),
    expectedIds: (filter: Filter) => stored.expectedIds(filter),
    /** The filter by the names of the REST call. */
    parametersOf: (filter: Filter) => {
      const named = Object.entries(stored.sent(filter)).map(([name, value]) => [toSnakeKey(name), value]);
      return new URLSearchParams(named).toString();
    },
    token: () => admin.token,
  };
};

const day = academyDay;

const SMALL: Filter[] = [
  { search: 'buscada' },
  { search: 'nadie se llama así' },
  { search: 'prueba', status: 'pending' },
  { search: 'exacta', course: 'ofCourse' },
  { licence: 'expires_30', status: 'pending' },
  { courseType: 'Personalizado' },
  { instructor: 'assigned' },
  { instructor: 'ofCourse', status: 'confirmed', from: day(0), to: day(3) },
];

const LARGE: Filter[] = [{ licence: 'expired' }];

/** In the whole matrix: each of these is read in many pages. */
const OTHERS: Filter[] = [
  {},
  { search: 'exacta' },
  { search: 'prueba repetida' },
  { search: 'prueba', from: day(-9), to: day(30) },
  { instructor: 'busy', search: 'prueba' },
  { search: 'repetida' },
  { search: 'prueba' },
  { search: 'prueba', status: 'confirmed' },
  { search: 'repetida', licence: 'expires_30' },
  { courseType: 'Grupal' },
  { status: 'confirmed', courseType: 'Grupal' },
  { instructor: 'ofCourse' },
  { instructor: 'busy' },
];

const LARGE_HERE = isWhole ? [...LARGE, ...OTHERS] : LARGE;
/** The file reads the list by the same conditions. */
const FILES = isWhole ? [...SMALL, ...LARGE_HERE] : SMALL.slice(0, 3);

describe('the list of enrolments', () => {
  const server = useTestServer();
  const { pages, expectedIds, parametersOf, token } = useEnrolments(server);

  it.each(SMALL)('of %o has each of them once, with an exact total', async (filter) => {
    await expectWholeList({ read: pages(filter), size: 40, expected: expectedIds(filter) });
    const { totalCountIsExact } = good(await pages(filter)({ first: 1 }));
    expect(totalCountIsExact).toBe(true);
  });

  it.each(LARGE_HERE)(
    'of %o has each of them once, with a total that is exact or marked as inexact',
    (filter) => expectWholeList({ read: pages(filter), size: PAGE, expected: expectedIds(filter) }),
    PATIENCE_MS,
  );

  it.each(FILES)('of %o equals the exported file', async (filter) => {
    const address = `${server.url}/api/exports/enrolments.csv?${parametersOf(filter)}`;
    const found = await rowsOfFile(await fetchFile(address, token()));
    expect(found.map(({ Id }) => Id)).toEqual(expectedIds(filter));
  });

  it.each([
    [{ search: 'buscada' }, 120],
    [{ search: 'exacta' }, 1_000],
    [{ search: 'exacta', licence: 'missing' }, 666],
  ])('of the search %o has a total that is exact: %i', async (filter, totalCount) => {
    expect(good(await pages(filter)({}))).toMatchObject({ totalCount, totalCountIsExact: true });
  });
});

describeCounted('a page of the list of enrolments', (server) => {
  const { pages } = useEnrolments(server);

  it.each([
    ['1,000 students, at the beginning', { search: 'exacta' }, 0, DOCUMENTS_OF_SEARCH.few],
    ['1,000 students, further on', { search: 'exacta' }, 4, DOCUMENTS_OF_SEARCH.few],
    ['1,300 students, at the beginning', { search: 'prueba' }, 0, DOCUMENTS_OF_SEARCH.many],
    ['1,300 students, further on', { search: 'prueba' }, 4, DOCUMENTS_OF_SEARCH.many],
    ['1,300 students and one status', { search: 'prueba', status: 'confirmed' }, 4, DOCUMENTS_OF_SEARCH.many],
  ] as const)('of %s examines few documents', async (_name, filter, pagesBefore, most) => {
    const read = pages(filter);
    let after: string | null = null;
    for (let page = 0; page < pagesBefore; page += 1) {
      after = good(await read({ first: PAGE, after })).pageInfo.endCursor;
    }
    const { result, documents } = await examinedBy(() => read({ first: PAGE, after }));
    expect(good(result).nodes).toHaveLength(PAGE);
    expect(documents).toBeLessThanOrEqual(most);
  });
});
