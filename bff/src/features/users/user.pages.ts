import { COUNT_LIMIT } from '#domain/search.ts';
import type { User } from '#domain/users/user.ts';
import { cappedCount, readConnection, toPage, type Connection, type Count } from '../../lists/connection.ts';
import { findPageRows } from '../../lists/page-of-rows.ts';
import { pageOf, type PageInput } from '../../lists/page.ts';
import { probeKeys, userFilter, worthReading, type UserFilter, type UserSearch } from './user.filter.ts';
import { UserModel, toUser } from './user.model.ts';
import { NEWEST_USERS, withCreatedAt, listSorted, readUsers, type SortedUser } from './user.order.ts';

/** Newest users first, a page at a time; see docs/decisions/0002-admin-search.md for what it costs. */
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

const countMatches = async (conditions: UserFilter[]): Promise<Count> =>
  conditions.length === 0
    ? { totalCount: await UserModel.estimatedDocumentCount(), totalCountIsExact: true }
    : cappedCount(await UserModel.countDocuments(withCreatedAt(conditions), { limit: COUNT_LIMIT }));
