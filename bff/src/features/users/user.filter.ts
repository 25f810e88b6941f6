import type { QueryFilter } from 'mongoose';
import type * as v from 'valibot';
import { PENDING_PREFIX } from '#domain/academy.ts';
import { expirationsOf, type LicenceState } from '#domain/users/licence.ts';
import { COUNT_LIMIT, searchWords, type userSearchSchema } from '#domain/search.ts';
import { escapeRegex } from '#domain/texts/text.ts';
import { searchKeysOf } from '#domain/users/user.search.ts';
import { UserModel, type UserDocument } from './user.model.ts';

export type UserSearch = v.InferOutput<typeof userSearchSchema> & Narrowing;
export type UserFilter = QueryFilter<UserDocument>;

type Narrowing = {
  isActive?: boolean | null | undefined;
  isPending?: boolean | null | undefined;
  licence?: { state: LicenceState; day: string } | null;
  ids?: readonly string[] | null;
  /** Only these ids, or all except these. */
  deletion?: { isRequested: boolean; ids: readonly string[] } | null;
};

const PENDING = new RegExp(`^${escapeRegex(PENDING_PREFIX)}`);

const licenceFilter = ({ state, day }: { state: LicenceState; day: string }): UserFilter => {
  if (state === 'missing') return { licenceUntil: '' };
  const { from, to } = expirationsOf(day, state);
  return { licenceUntil: { ...(from ? { $gte: from } : { $gt: '' }), ...(to ? { $lte: to } : {}) } };
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

const NOBODY: UserFilter = { _id: { $in: [] } };

const MAX_PROBES = 6;

const keyFilter = (key: string): UserFilter => ({ searchKeys: new RegExp(`^${escapeRegex(key)}`) });

/** The keys of a word. Without `|`, with which servers do not use the prefix of a pattern. */
const indexedKeysOf = (word: string) => {
  const parts = word.split('|').filter(Boolean).map(searchKeysOf);
  const [only] = parts;
  return {
    keys: parts.flatMap(({ keys }) => keys),
    isWhole: only?.isWhole === true && only.keys[0] === word,
  };
};

export const userFilter = ({ search, role, ...narrowing }: UserSearch) => {
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

/**
 * Assumes that matches are evenly distributed. With `n` users and `m` matches, page order reads `rows * n / m`
 * entries and the key reads `m` documents. Both are equal at the square root of `rows * n`.
 */
const balance = (rows: number, users: number) => Math.sqrt(rows * users);

/** With several conditions few users may match, so more documents are read. */
const RARE = { one: 1, several: 2.5 } as const;

type Probed = {
  rareFilter: UserFilter | null;
  count: number | null;
};

type Filter = ReturnType<typeof userFilter>;

export const worthReading = async ({ words, isOneKey }: Filter, rows: number) => {
  if (words.length === 0) return 0;
  const share = isOneKey ? RARE.one : RARE.several;
  return Math.ceil(share * balance(rows, await UserModel.estimatedDocumentCount()));
};

export const probeKeys = async ({ words, fewFilter, isOneKey }: Filter, most: number): Promise<Probed> => {
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
