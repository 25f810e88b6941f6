import {
  getNamedType,
  isLeafType,
  isListType,
  isNonNullType,
  isObjectType,
  isRequiredArgument,
  type GraphQLField,
  type GraphQLInputType,
  type GraphQLObjectType,
} from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { PAGE_SIZE } from '../../src/lists/page.ts';
import { restRoutes } from '../../src/operations.ts';
import { toSnakeKey } from '../../src/rest/key-case.ts';
import { good } from '../builders.ts';
import { fetchFile, rowsOfFile } from '../csv-files.ts';
import { commandsOf, monitored } from '../commands.ts';
import { graphqlCaller, postGraphql } from '../drivers/graphql-caller.ts';
import { useTestServer } from '../harness.ts';
import { combinationsOf, stored, type Criteria, type ListCase, type Row } from './list-case.ts';
import { LISTS } from './list-table.ts';
import { storeLists, type Scene } from './scene.ts';
import { isWhole, oneOfEach } from '../matrices.ts';
import { MoneyEntryModel } from '../../src/features/money/money-entry.model.ts';
import { PointsEntryModel } from '../../src/features/points/points-entry.model.ts';
import { rootFields } from '../operation-list.ts';
import { expectWholeList, pagesOf } from '../walk-pages.ts';

const PATIENCE_MS = 240_000;
const SIZE = 7;
const isPair = (criteria: Criteria) => Object.keys(criteria).length > 1;
/** In the whole matrix pages of pairs of filters are as small as those of one, and each has its file. */
const sizeOf = (criteria: Criteria) => (isPair(criteria) && !isWhole ? PAGE_SIZE.max : SIZE);
const server = useTestServer(monitored);
let scene: Scene;
beforeAll(async () => {
  scene = await storeLists(server);
}, PATIENCE_MS);

const PAGING = ['first', 'after', 'last', 'before', 'skip', 'limit'];

const fields = rootFields.flatMap(({ name, field }) => (name.startsWith('Query.') ? [field] : []));
const isList = ({ type }: (typeof fields)[number]) =>
  isListType(isNonNullType(type) ? type.ofType : type) && isObjectType(getNamedType(type));
const isConnection = ({ type }: (typeof fields)[number]) => getNamedType(type).name.endsWith('Connection');
const lists = fields.filter((field) => isList(field) || isConnection(field)).map(({ name }) => name);
const connections = fields.filter(isConnection).map(({ name }) => name);

const caseOf = (name: string): ListCase => {
  const list = LISTS[name];
  if (!list) throw new Error(`${name} is a list: give it a row in bff/contract/lists/list-table.ts`);
  return list;
};

const callerOf = ({ as = undefined }: ListCase) =>
  graphqlCaller(server.url, as === 'student' ? scene.student.token : scene.admin.token);

const argsOf = ({ args, nested }: ListCase, criteria: Criteria) => ({
  ...args?.(scene),
  ...(nested ? { [nested]: criteria } : criteria),
});

type Meaning = Pick<ListCase, 'means' | 'order'>;

const idsOf = (rows: Row[], { means = () => true, order = (all) => all }: Meaning, criteria: Criteria) =>
  order(
    rows.filter((row) => means(row, criteria)),
    criteria,
  ).map(({ id }) => id);

const expectedOf = async (list: ListCase, criteria: Criteria) =>
  idsOf(await list.rows(scene), list, criteria);

const inputFields = (type: GraphQLInputType) => {
  const named = getNamedType(type);
  return 'getFields' in named ? Object.keys(named.getFields()) : [];
};

/** What a list can be narrowed by, and what every call sends. */
const filtersOf = (name: string) =>
  (fields.find((field) => field.name === name)?.args ?? [])
    .filter((argument) => !PAGING.includes(argument.name))
    .flatMap((argument) => (argument.name === 'filter' ? inputFields(argument.type) : [argument.name]));

it('every list has a row with its results, and no row is left over', () => {
  const missing = lists.filter((name) => !LISTS[name]);
  expect(missing, 'give each a row in bff/contract/lists/list-table.ts').toEqual([]);
  expect(Object.keys(LISTS).filter((name) => !lists.includes(name))).toEqual([]);
});

it.each(lists)('every filter of %s is tested', (name) => {
  const { args, values, alone } = caseOf(name);
  const tried = [args?.(scene), values?.(scene), alone].flatMap((filters) => Object.keys(filters ?? {}));
  expect(tried.sort(), 'give each filter its values in bff/contract/lists/list-table.ts').toEqual(
    filtersOf(name).sort(),
  );
});

/** Alone it filters nothing. */
const NEEDS_ANOTHER = ['licenceOn', 'byPhone'];

it.each(lists)('every filter of %s finds some rows and not all', async (name) => {
  const list = caseOf(name);
  const all = await list.rows(scene);
  for (const [filter, values] of Object.entries(list.values?.(scene) ?? {})) {
    for (const value of values) {
      const found = idsOf(all, list, { [filter]: value });
      expect(found.length, `rows of ${filter} ${value}`).toBeGreaterThan(0);
      if (!NEEDS_ANOTHER.includes(filter)) expect(found.length).toBeLessThan(all.length);
    }
  }
});

/** Unless the whole matrix is wanted: each filter with the next one, and of their values one pair. */
const combinations = (name: string) => {
  const values = caseOf(name).values?.(scene) ?? {};
  const filters = Object.keys(values);
  const isChosen = (criteria: Criteria) => {
    const [first = '', second = ''] = Object.keys(criteria);
    return isWhole || !isPair(criteria) || filters.indexOf(second) === filters.indexOf(first) + 1;
  };
  return oneOfEach(combinationsOf(values).filter(isChosen), (criteria) =>
    isPair(criteria) ? Object.keys(criteria) : criteria,
  );
};

/** Whatever the number of rows: a field reads what belongs to all of them at once. */
const MOST_OF_A_FIELD = 4;
const FEW_ROWS = 5;
const ONE_OF_EACH_WEAPON = 'the last hand-out of each weapon, by its index: all of them would be more';
/** Fields that cost more, and what bounds them. */
const BOUNDED: Record<string, string> = {
  'Firearm.roundsFired': ONE_OF_EACH_WEAPON,
  'Firearm.isServiceDue': ONE_OF_EACH_WEAPON,
  'Firearm.handOut': ONE_OF_EACH_WEAPON,
  'Enrolment.shortages': 'the stock and the classes of each day of the page',
};

type RowType = { list: string; type: string; fields: GraphQLField<unknown, unknown>[] };

const rowTypes = fields.flatMap((field): RowType[] => {
  if (!lists.includes(field.name)) return [];
  const named = getNamedType(field.type) as GraphQLObjectType;
  const nodes = named.getFields().nodes;
  const row = (nodes ? getNamedType(nodes.type) : named) as GraphQLObjectType;
  const plain = Object.values(row.getFields()).filter(({ args }) => !args.some(isRequiredArgument));
  return [{ list: field.name, type: row.name, fields: plain }];
});

it.each(rowTypes)(
  'each field of $type costs the same commands for all rows of $list',
  async ({ list: name, type, fields: ofRow }) => {
    const list = caseOf(name);
    const root = fields.find((field) => field.name === name);
    const rows = (await list.rows(scene)).length;
    if (!root || rows < FEW_ROWS) return;
    const paged: object = root.args.some((argument) => argument.name === 'first')
      ? { first: PAGE_SIZE.max }
      : {};
    const given: Record<string, unknown> = { ...paged, ...argsOf(list, {}) };
    const used = root.args.filter((argument) => given[argument.name] !== undefined);
    const declared = used.map((argument) => `$${argument.name}: ${String(argument.type)}`).join(', ');
    const passed = used.map((argument) => `${argument.name}: $${argument.name}`).join(', ');
    const token = list.as === 'student' ? scene.student.token : scene.admin.token;
    const countFor = async (selection: string) => {
      const inner = isConnection(root) ? `nodes { ${selection} }` : selection;
      const query = `query ${declared && `(${declared})`} { ${name}${passed && `(${passed})`} { ${inner} } }`;
      const names = await commandsOf(() => postGraphql(server.url, { query, variables: given }, token));
      return names.length;
    };
    // What works in the background only adds.
    const leastFor = async (selection: string) =>
      Math.min(await countFor(selection), await countFor(selection));
    const base = await leastFor('__typename');
    const dear: string[] = [];
    for (const field of ofRow.filter((one) => !BOUNDED[`${type}.${one.name}`])) {
      const selection = isLeafType(getNamedType(field.type)) ? field.name : `${field.name} { __typename }`;
      const more = (await leastFor(selection)) - base;
      if (more > MOST_OF_A_FIELD) dear.push(`${field.name}: ${more} commands for ${rows} rows`);
    }
    expect(dear).toEqual([]);
  },
  PATIENCE_MS,
);

describe.each(connections)('the pages of %s', (name) => {
  it(
    'have every row once and in order, with a right total, for every filter and every pair of filters',
    async () => {
      const list = caseOf(name);
      const all = await list.rows(scene);
      for (const criteria of combinations(name)) {
        const expected = idsOf(all, list, criteria);
        const read = pagesOf(callerOf(list), name, argsOf(list, criteria));
        await expectWholeList({ read, size: sizeOf(criteria), expected }).catch((error: unknown) => {
          throw new Error(`${name} of ${JSON.stringify(criteria)}`, { cause: error });
        });
      }
    },
    PATIENCE_MS,
  );

  it('are right for filters that exclude all others', async () => {
    const list = caseOf(name);
    for (const [filter, { value, rows }] of Object.entries(list.alone ?? {})) {
      const expected = (await rows()).map(({ id }) => id);
      expect(expected.length).toBeGreaterThan(SIZE);
      expect(expected.length).toBeLessThan((await list.rows(scene)).length);
      const readAlone = pagesOf(callerOf(list), name, { ...list.args?.(scene), [filter]: value });
      await expectWholeList({ read: readAlone, size: SIZE, expected });
      const others = combinations(name).slice(1);
      for (const criteria of others.filter((criteria) => isWhole || !isPair(criteria))) {
        const read = pagesOf(callerOf(list), name, { ...argsOf(list, criteria), [filter]: value });
        expect(await read({}), JSON.stringify(criteria)).toMatchObject({ status: 422 });
      }
    }
  });

  it('reject the cursor of every other list, and one that is too long', async () => {
    const list = caseOf(name);
    const read = pagesOf(callerOf(list), name, argsOf(list, {}));
    const rejected = { ok: false, status: 422, detail: messages.cursorUnknown };
    for (const other of connections) {
      const endCursor = await cursorOf(other);
      if (other !== name) expect(await read({ after: endCursor }), other).toMatchObject(rejected);
      else expect(await read({ before: longCursor(endCursor ?? '') })).toMatchObject(rejected);
    }
  });
});

const cursors = new Map<string, string | null>();

const cursorOf = async (name: string) => {
  const known = cursors.get(name);
  if (known) return known;
  const list = caseOf(name);
  const { endCursor } = good(await pagesOf(callerOf(list), name, argsOf(list, {}))({ first: 1 })).pageInfo;
  expect(endCursor, name).not.toBeNull();
  cursors.set(name, endCursor);
  return endCursor;
};

/** The same path with names of 4,000 characters; where there are none, with as many spaces. */
const longCursor = (cursor: string) => {
  const [tag, ...values] = JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown[];
  const isName = (value: unknown) => typeof value === 'string' && !/^[0-9a-f]{24}$/.test(value);
  const long = values.map((value) => (isName(value) ? 'x'.repeat(4_000) : value));
  const text = JSON.stringify([tag, ...long]);
  return Buffer.from(long.some(isName) ? text : text + ' '.repeat(4_000)).toString('base64url');
};

describe.each(lists.filter((name) => !connections.includes(name)))('the rows of %s', (name) => {
  it('match every filter and every pair of filters', async () => {
    const list = caseOf(name);
    const { key = 'id', isUnordered } = list;
    const all = await list.rows(scene);
    for (const criteria of combinations(name)) {
      const found = good(
        await callerOf(list)<Record<string, string>[]>(name, `{ ${key} }`, argsOf(list, criteria)),
      ).map((row) => row[key]);
      const expected = idsOf(all, list, criteria);
      if (!isUnordered) expect(found, JSON.stringify(criteria)).toEqual(expected);
      else expect(found.sort(), JSON.stringify(criteria)).toEqual(expected.sort());
    }
  });

  it('are more than one', async () => {
    expect((await expectedOf(caseOf(name), {})).length).toBeGreaterThan(1);
  });
});

const snake = (criteria: Criteria) =>
  new URLSearchParams(
    Object.entries(criteria).map(([key, value]) => [toSnakeKey(key), String(value)]),
  ).toString();

/** What REST returns as an array, as the list of GraphQL. */
const REST_LISTS: Record<string, string> = {
  '/api/courses': 'courses',
  '/api/courses/enrollments/me': 'myEnrolments',
  '/api/points/transactions/me': 'myPointsTransactions',
  '/api/points/referrals/me': 'myReferrals',
  '/users/admin/all': 'allUsers',
};

describe('the lists of REST', () => {
  const paths = restRoutes.flatMap(({ path, success }) =>
    typeof success === 'object' && 'json' in success && success.json.type === 'array' ? [path] : [],
  );

  it('each have a row, and no row is left over', () => {
    expect(paths.sort(), 'name its list in REST_LISTS').toEqual(Object.keys(REST_LISTS).sort());
  });

  it.each(Object.entries(REST_LISTS))('%s has the rows of %s', async (path, name) => {
    const list = caseOf(name);
    const token = list.as === 'student' ? scene.student.token : scene.admin.token;
    const all = await list.rows(scene);
    for (const criteria of combinations(name)) {
      const response = await fetch(`${server.url}${path}?${snake(criteria)}`, {
        headers: { authorization: `Bearer ${token}` },
      });
      const rows = (await response.json()) as { id: string }[];
      const expected = idsOf(all, list, criteria);
      expect(
        rows.map(({ id }) => id),
        JSON.stringify(criteria),
      ).toEqual(expected);
      const total = response.headers.get('x-total-count');
      if (total !== null) expect(Number(total)).toBe(expected.length);
    }
  });
});

/** The files that have the rows of a list. */
const FILES: Record<string, string> = {
  '/api/exports/users.csv': 'users',
  '/api/exports/courses.csv': 'adminCourses',
  '/api/exports/enrolments.csv': 'enrolments',
  '/api/exports/certificates.csv': 'certificates',
  '/api/exports/firearms.csv': 'firearms',
};
/** Of these no list has the rows. */
const OTHER_FILES = [
  '/api/exports/book.csv',
  '/api/exports/armoury.csv',
  '/api/exports/ammunition.csv',
  '/api/exports/ledger.csv',
  '/api/exports/money.csv',
  '/api/exports/tills.csv',
  '/api/money/receipts/:id',
  '/api/firearms/book/:month/sheet.pdf',
  '/api/ammunition/sheets/:id/sheet.pdf',
  '/api/ammunition/sheets/:id/sheet.csv',
  '/api/money/sessions/:id/sheet.pdf',
  '/api/money/sessions/:id/sheet.csv',
];

describe('the files', () => {
  const files = restRoutes.flatMap(({ path, success }) =>
    typeof success === 'object' && 'file' in success ? [path] : [],
  );

  it('each have a row, and no row is left over', () => {
    expect(files.sort(), 'name its list in FILES').toEqual([...Object.keys(FILES), ...OTHER_FILES].sort());
  });

  it.each(Object.entries(FILES))(
    '%s has the rows of %s, for every filter',
    async (path, name) => {
      const list = caseOf(name);
      const sent = combinations(name).filter((criteria) => isWhole || !isPair(criteria));
      const all = await list.rows(scene);
      for (const criteria of sent) {
        const response = await fetchFile(`${server.url}${path}?${snake(criteria)}`, scene.admin.token);
        const found = (await rowsOfFile(response)).map(({ Id }) => Id);
        expect(found, JSON.stringify(criteria)).toEqual(idsOf(all, list, criteria));
      }
    },
    PATIENCE_MS,
  );

  it.each([
    ['ledger', PointsEntryModel],
    ['money', MoneyEntryModel],
  ])('%s.csv has every entry of its days', async (name, model) => {
    const entries = await stored(model, { createdAt: 1, _id: 1 });
    const send = async (query: string) => {
      const response = await fetchFile(`${server.url}/api/exports/${name}.csv${query}`, scene.admin.token);
      return (await rowsOfFile(response)).map(({ Id }) => Id);
    };
    expect(await send('')).toEqual(entries.map(({ id }) => id));
    expect(await send('?to=2020-01-01')).toEqual([]);
    expect(await send('?from=2020-01-01')).toHaveLength(entries.length);
  });
});
