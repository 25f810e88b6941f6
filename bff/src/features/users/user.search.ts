import type { QueryFilter } from 'mongoose';
import type * as v from 'valibot';
import { PENDING_PREFIX, academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { COUNT_LIMIT, searchWords, type userSearchSchema } from '#domain/search.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { expirationsOf, type LicenceState } from '#domain/users/licence.ts';
import { searchedPhoneKey, shorterPhoneKeys } from '#domain/users/phone.ts';
import type { userListSchema } from '#domain/users/user.list.schema.ts';
import { searchKeysOf } from '#domain/users/user.search.ts';
import type { User } from '#domain/users/user.ts';
import { cappedCount, readConnection, toPage, type Connection, type Count } from '../../lists/connection.ts';
import { findPageRows } from '../../lists/page-of-rows.ts';
import { pageOf, type PageInput } from '../../lists/page.ts';
import { BATCH_ROWS, mapBatches, rowBatches } from '../../lists/row-batches.ts';
import { rowOrder, sortRows } from '../../lists/row-order.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { listRequested } from '../deletions/deletion.store.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';

const NOBODY: UserFilter = { _id: { $in: [] } };

const PENDING = new RegExp(`^${escapeRegex(PENDING_PREFIX)}`);

const MAX_PROBES = 6;

/** With several conditions few users may match, so more documents are read. */
const RARE = { one: 1, several: 2.5 } as const;

/**
 * Earlier than any date. With a condition on the first field, servers filter the other fields by index entries
 * too.
 */
const EARLIEST = new Date(-8_640_000_000_000_000);

export const NEWEST_USERS = rowOrder<UserDocument>(UserModel, { createdAt: -1, _id: -1 });

export const MAX_OF_NUMBER = 100;
const MAX_MATCHES = 1_000;

type Narrowing = {
  isActive?: boolean | null | undefined;
  isPending?: boolean | null | undefined;
  licence?: { state: LicenceState; day: string } | null;
  ids?: readonly string[] | null;
  /** Only these ids, or all except these. */
  deletion?: { isRequested: boolean; ids: readonly string[] } | null;
};

type UserSearch = v.InferOutput<typeof userSearchSchema> & Narrowing;

type SortedUser = Pick<UserDocument, '_id' | 'createdAt'>;

/** Newest users first, a page at a time; see docs/decisions/0032-connections.md for what it costs. */
export const findUserPage = async (search: UserSearch, input: PageInput): Promise<Connection<User>> => {
  const filter = userFilter(search);
  const page = pageOf(input);
  const { rareFilter, count } = await probeKeys(filter, await worthReading(filter, page.size));
  if (!rareFilter) {
    return readConnection({
      order: NEWEST_USERS,
      filter: withCreatedAt(filter.conditions),
      page: input,
      toNode: toUser,
      count: async () => (count === null ? countMatches(filter.conditions) : cappedCount(count)),
    });
  }
  const sorted = await listSorted(rareFilter, filter.conditions);
  const { found, hasBehind } = findPageRows<SortedUser>({ order: NEWEST_USERS, rows: sorted, page });
  return {
    ...toPage({ order: NEWEST_USERS, page, found: await readUsers(found), hasBehind, toNode: toUser }),
    ...cappedCount(sorted.length),
  };
};

type UserFilter = QueryFilter<UserDocument>;

const userFilter = ({ search, role, ...narrowing }: UserSearch) => {
  const { deletion, ids } = narrowing;
  const words = search ? searchWords(search) : [];
  const isNothing = Boolean(search) && words.length === 0;
  const conditions: UserFilter[] = [
    ...(role ? [{ role }] : []),
    ...narrowingFilters(narrowing),
    ...(isNothing ? [NOBODY] : []),
    ...words.map((word) => ({ searchText: new RegExp(escapeRegex(word)) })),
  ];
  // The count needs the index only.
  const [only] = conditions.length === 1 ? words : [];
  const isOneKey = only !== undefined && indexedKeysOf(only).isWhole;
  const few = isNothing ? [] : (ids ?? (deletion?.isRequested ? deletion.ids : null));
  const fewFilter: UserFilter | null = few && { _id: { $in: few } };
  return { words, conditions, fewFilter, isOneKey };
};

/** Fields at the end of the order's index, so that only matching users are read. */
const narrowingFilters = ({
  isActive = null,
  isPending = null,
  licence,
  ids,
  deletion,
}: Narrowing): UserFilter[] => [
  ...(ids && deletion?.isRequested ? [{ _id: { $in: deletion.ids } }] : []),
  ...(deletion && !deletion.isRequested ? [{ _id: { $nin: deletion.ids } }] : []),
  ...(isActive === null ? [] : [{ isActive }]),
  ...(isPending === null ? [] : [{ documentKey: isPending ? PENDING : { $not: PENDING } }]),
  ...(licence ? [licenceFilter(licence)] : []),
];

const licenceFilter = ({ state, day }: { state: LicenceState; day: string }): UserFilter => {
  if (state === 'missing') return { licenceUntil: '' };
  const { from, to } = expirationsOf(day, state);
  return { licenceUntil: { ...(from ? { $gte: from } : { $gt: '' }), ...(to ? { $lte: to } : {}) } };
};

/** The keys of a word. Without `|`, with which servers do not use the prefix of a pattern. */
const indexedKeysOf = (word: string) => {
  const parts = word.split('|').filter(Boolean).map(searchKeysOf);
  const [only] = parts;
  return {
    keys: parts.flatMap(({ keys }) => keys),
    isWhole: only?.isWhole === true && only.keys[0] === word,
  };
};

type Filter = ReturnType<typeof userFilter>;

type Probed = {
  rareFilter: UserFilter | null;
  count: number | null;
};

const probeKeys = async ({ words, fewFilter, isOneKey }: Filter, most: number): Promise<Probed> => {
  if (fewFilter) return { rareFilter: fewFilter, count: null };
  if (words.length === 0) return { rareFilter: null, count: null };
  const limit = isOneKey ? Math.max(most, COUNT_LIMIT) : most;
  const filters = [...words]
    .sort((a, b) => b.length - a.length)
    .flatMap((word) => indexedKeysOf(word).keys)
    .slice(0, MAX_PROBES)
    .map(keyFilter);
  const counts = await Promise.all(filters.map((filter) => UserModel.countDocuments(filter, { limit })));
  const least = Math.min(...counts);
  return {
    rareFilter: least < most ? (filters[counts.indexOf(least)] ?? null) : null,
    count: isOneKey ? least : null,
  };
};

const keyFilter = (key: string): UserFilter => ({ searchKeys: new RegExp(`^${escapeRegex(key)}`) });

const worthReading = async ({ words, isOneKey }: Filter, rows: number) => {
  if (words.length === 0) return 0;
  const share = isOneKey ? RARE.one : RARE.several;
  return Math.ceil(share * balance(rows, await UserModel.estimatedDocumentCount()));
};

/**
 * Assumes that matches are evenly distributed. With `n` users and `m` matches, page order reads `rows * n / m`
 * entries and the key reads `m` documents. Both are equal at the square root of `rows * n`.
 */
const balance = (rows: number, users: number) => Math.sqrt(rows * users);

const withCreatedAt = (conditions: readonly UserFilter[]): UserFilter => ({
  $and: [{ createdAt: { $gte: EARLIEST } }, ...conditions],
});

const countMatches = async (conditions: UserFilter[]): Promise<Count> =>
  conditions.length === 0
    ? { totalCount: await UserModel.estimatedDocumentCount(), totalCountIsExact: true }
    : cappedCount(await UserModel.countDocuments(withCreatedAt(conditions), { limit: COUNT_LIMIT }));

const listSorted = async (filter: UserFilter, conditions: readonly UserFilter[]): Promise<SortedUser[]> => {
  const sorted = await UserModel.find({ $and: [filter, ...conditions] }, { createdAt: 1 }).lean<
    SortedUser[]
  >();
  return sortRows<SortedUser>(NEWEST_USERS, sorted);
};

const readUsers = async (sorted: readonly SortedUser[]): Promise<UserDocument[]> => {
  const documents = await UserModel.find({ _id: { $in: sorted.map(({ _id }) => _id) } }).lean<
    UserDocument[]
  >();
  const byId = new Map(documents.map((document) => [document._id.toString(), document]));
  return sorted.flatMap(({ _id }) => byId.get(_id.toString()) ?? []);
};

type UserList = v.InferOutput<typeof userListSchema>;

export const searchOfList = async (list: UserList, now: Date): Promise<UserSearch> => {
  const { search, byPhone, role, isActive, isPending, asksDeletion, licence, licenceOn } = list;
  requirePlannable({ now }, { licenceOn });
  const ids = search && byPhone ? await listPhoneMatches(search) : null;
  return {
    search: ids ? null : search,
    ids,
    role,
    isActive,
    isPending,
    deletion:
      typeof asksDeletion === 'boolean' ? { isRequested: asksDeletion, ids: await listRequested() } : null,
    licence: licence ? { state: licence, day: licenceOn ?? dayIn(now, academy.timeZone) } : null,
  };
};

export const listMatches = async (search: string, most: number): Promise<string[] | null> => {
  const filter = filterOf(search);
  const { conditions } = filter;
  const { rareFilter, count } = await probeKeys(filter, most + 1);
  if (rareFilter) return idsOf(await listSorted(rareFilter, conditions));
  const all = withCreatedAt(conditions);
  const limit = most + 1;
  if ((count ?? (await UserModel.countDocuments(all, { limit }))) > most) return null;
  return idsOf(await UserModel.find(all, { _id: 1 }).limit(limit).lean());
};

const filterOf = (search: string) => userFilter({ search, role: null });

const idsOf = (users: readonly { _id: unknown }[]) => users.map(({ _id }) => String(_id));

export const listMatchesAmong = async (search: string, ids: readonly string[]): Promise<string[]> => {
  const { conditions } = filterOf(search);
  return idsOf(await UserModel.find({ $and: [{ _id: { $in: ids } }, ...conditions] }, { _id: 1 }).lean());
};

/**
 * The ids of all users that match a search by their phone number or by other data; null if nobody, or too many, have
 * this number.
 */
export const listPhoneMatches = async (search: string): Promise<string[] | null> => {
  const key = searchedPhoneKey(search);
  const byPhone = key === null ? [] : await listIdsOf(key);
  if (byPhone.length === 0 || byPhone.length > MAX_OF_NUMBER) return null;
  const byText = await listMatches(search, MAX_MATCHES);
  return byText && [...new Set([...byPhone, ...byText])];
};

const listIdsOf = async (key: string) => {
  const filters = [{ phoneKey: new RegExp(`^${key}`) }, { phoneKey: { $in: shorterPhoneKeys(key) } }];
  const found = await Promise.all(
    filters.map((filter) =>
      UserModel.find(filter, { _id: 1 })
        .limit(MAX_OF_NUMBER + 1)
        .lean(),
    ),
  );
  return found.flat().map(({ _id }) => _id.toString());
};

type UserExport = { count: (most?: number) => Promise<number>; batches: AsyncIterable<User[]> };

export const exportUsers = async (search: UserSearch): Promise<UserExport> => {
  const filter = userFilter(search);
  const { conditions } = filter;
  const { rareFilter } = await probeKeys(filter, await worthReading(filter, BATCH_ROWS));
  if (rareFilter) {
    const sorted = await listSorted(rareFilter, conditions);
    return { count: async () => sorted.length, batches: batchesOf(sorted) };
  }
  const all = withCreatedAt(conditions);
  return {
    count: async (most) => UserModel.countDocuments(all, { limit: most }),
    batches: mapBatches(rowBatches(NEWEST_USERS, all), (users) => users.map(toUser)),
  };
};

async function* batchesOf(sorted: readonly SortedUser[]) {
  for (let start = 0; start < sorted.length; start += BATCH_ROWS) {
    const documents = await readUsers(sorted.slice(start, start + BATCH_ROWS));
    yield documents.map(toUser);
  }
}
