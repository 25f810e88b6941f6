import type { QueryFilter } from 'mongoose';
import type * as v from 'valibot';
import { COUNT_LIMIT, searchWords, type userSearchSchema } from '#domain/search.ts';
import { escapeRegex } from '#domain/text.ts';
import type { User } from '#domain/users/user.ts';
import { searchKey } from '#domain/users/user.search.ts';
import { encodeCursor, type Cursor } from '../../page.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';

/**
 * Above this many hits a search reads the users in page order and stops early; below it, the index's hits.
 * With several conditions few users may meet all of them: page order would then stop late, so more hits are read.
 */
const RARE_LIMIT = { one: 2_000, several: 20_000 } as const;
const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;

export type UserPage = {
  nodes: User[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
};

type Search = v.InferOutput<typeof userSearchSchema>;
type Filter = QueryFilter<UserDocument>;

const wordFilter = (word: string): Filter => ({ searchText: new RegExp(escapeRegex(word)) });

const indexFilter = (word: string): Filter => ({
  searchKeys: new RegExp(`^${escapeRegex(searchKey(word).key)}`),
});

const userFilter = ({ search, role }: Search) => {
  const words = search ? searchWords(search) : [];
  const conditions: Filter[] = [...words.map(wordFilter), ...(role ? [{ role }] : [])];
  const filter: Filter = conditions.length > 0 ? { $and: conditions } : {};
  const [only = ''] = words;
  const isIndexExact = conditions.length === 1 && words.length === 1 && searchKey(only).isWhole;
  return { words, filter, isIndexExact };
};

/** The word whose index range is shortest, if that range is short enough to be read whole. */
const findRareWord = async (words: readonly string[], limit: number) => {
  const counts = await Promise.all(
    words.map((word) => UserModel.countDocuments(indexFilter(word), { limit })),
  );
  const least = Math.min(...counts);
  return least < limit ? (words[counts.indexOf(least)] ?? null) : null;
};

export const findAllUsers = async (search: Search): Promise<User[]> => {
  const documents = await UserModel.find(userFilter(search).filter).sort(NEWEST_FIRST).lean();
  return documents.map(toUser);
};

const isAfter = (document: UserDocument, cursor: Cursor) => {
  const time = document.createdAt.getTime();
  return time < cursor.time || (time === cursor.time && document._id.toString() < cursor.id);
};

const afterFilter = ({ time, id }: Cursor): Filter => ({
  $or: [{ createdAt: { $lt: new Date(time) } }, { createdAt: new Date(time), _id: { $lt: id } }],
});

const toPage = (documents: UserDocument[], first: number, totalCount: number): UserPage => {
  const nodes = documents.slice(0, first).map(toUser);
  const last = nodes.at(-1);
  return {
    nodes,
    pageInfo: {
      hasNextPage: documents.length > first,
      endCursor: last ? encodeCursor({ time: last.createdAt.getTime(), id: last.id }) : null,
    },
    totalCount,
  };
};

/** Newest users first, a page at a time; the work is bounded however many users there are. */
export const findUserPage = async (
  search: Search,
  { first, cursor }: { first: number; cursor: Cursor | null },
): Promise<UserPage> => {
  const { words, filter, isIndexExact } = userFilter(search);
  const limit = isIndexExact ? RARE_LIMIT.one : RARE_LIMIT.several;
  const rare = words.length > 0 ? await findRareWord(words, limit) : null;
  if (rare !== null) {
    const matches = await UserModel.find({ $and: [filter, indexFilter(rare)] }).lean();
    const ordered = matches.sort((a, b) =>
      isAfter(a, { time: b.createdAt.getTime(), id: b._id.toString() }) ? 1 : -1,
    );
    const rest = cursor ? ordered.filter((document) => isAfter(document, cursor)) : ordered;
    return toPage(rest, first, Math.min(matches.length, COUNT_LIMIT));
  }
  const [documents, totalCount] = await Promise.all([
    UserModel.find(cursor ? { $and: [filter, afterFilter(cursor)] } : filter)
      .sort(NEWEST_FIRST)
      .limit(first + 1)
      .lean(),
    countMatches(filter, isIndexExact),
  ]);
  return toPage(documents, first, totalCount);
};

/** A word that was not rare in an exact index has more hits than are ever counted. */
const countMatches = (filter: Filter, isFrequent: boolean): number | Promise<number> => {
  if (isFrequent) return COUNT_LIMIT;
  if (Object.keys(filter).length === 0) return UserModel.estimatedDocumentCount();
  return UserModel.countDocuments(filter, { limit: COUNT_LIMIT });
};
