import { COUNT_LIMIT } from '#domain/search.ts';
import type { User } from '#domain/users/user.ts';
import { encodeCursor, type Cursor } from '../../page.ts';
import { findRareFilter, userFilter, type UserSearch } from './user.filter.ts';
import { UserModel, toUser, type UserDocument } from './user.model.ts';
import { anyPlace, cursorOf, listPlaces, placesAfter, readInOrder, readPlaces } from './user.order.ts';

export type UserPage = {
  nodes: User[];
  pageInfo: { hasNextPage: boolean; endCursor: string | null };
  totalCount: number;
};

const toPage = (documents: UserDocument[], first: number, totalCount: number): UserPage => {
  const shown = documents.slice(0, first);
  const last = shown.at(-1);
  return {
    nodes: shown.map(toUser),
    pageInfo: {
      hasNextPage: documents.length > first,
      endCursor: last ? encodeCursor(cursorOf(last)) : null,
    },
    totalCount,
  };
};

/** Newest users first, a page at a time; see docs/decisions/admin-search.md for what it costs. */
export const findUserPage = async (
  search: UserSearch,
  { first, cursor }: { first: number; cursor: Cursor | null },
): Promise<UserPage> => {
  const filter = userFilter(search);
  const rare = await findRareFilter(filter, first);
  if (rare) {
    const places = await listPlaces(rare, filter.conditions);
    const page = placesAfter(places, cursor).slice(0, first + 1);
    return toPage(await readPlaces(page), first, Math.min(places.length, COUNT_LIMIT));
  }
  const documents = await readInOrder(filter.conditions, { cursor, limit: first + 1 });
  const isWhole = cursor === null && documents.length <= first;
  return toPage(documents, first, isWhole ? documents.length : await countMatches(filter));
};

/** From entries of an index alone. */
const countMatches = ({ conditions, onlyKeyFilter }: ReturnType<typeof userFilter>) =>
  conditions.length === 0
    ? UserModel.estimatedDocumentCount()
    : UserModel.countDocuments(onlyKeyFilter ?? anyPlace(conditions), { limit: COUNT_LIMIT });
