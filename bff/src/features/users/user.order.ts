import { rowOrder, sortRows } from '../../lists/row-order.ts';
import type { UserFilter } from './user.filter.ts';
import { UserModel, type UserDocument } from './user.model.ts';

export const NEWEST_USERS = rowOrder<UserDocument>(UserModel, { createdAt: -1, _id: -1 });

/**
 * Earlier than any date. With a condition on the first field, servers filter the other fields by index entries
 * too.
 */
const EARLIEST = new Date(-8_640_000_000_000_000);

export const withCreatedAt = (conditions: readonly UserFilter[]): UserFilter => ({
  $and: [{ createdAt: { $gte: EARLIEST } }, ...conditions],
});

export type SortedUser = Pick<UserDocument, '_id' | 'createdAt'>;

export const listSorted = async (
  filter: UserFilter,
  conditions: readonly UserFilter[],
): Promise<SortedUser[]> => {
  const sorted = await UserModel.find({ $and: [filter, ...conditions] }, { createdAt: 1 }).lean<
    SortedUser[]
  >();
  return sortRows<SortedUser>(NEWEST_USERS, sorted);
};

export const readUsers = async (sorted: readonly SortedUser[]): Promise<UserDocument[]> => {
  const documents = await UserModel.find({ _id: { $in: sorted.map(({ _id }) => _id) } }).lean<
    UserDocument[]
  >();
  const byId = new Map(documents.map((document) => [document._id.toString(), document]));
  return sorted.flatMap(({ _id }) => byId.get(_id.toString()) ?? []);
};
