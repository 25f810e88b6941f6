import { rowOrder, sortRows } from '../../lists/row-order.ts';
import type { UserFilter } from './user.filter.ts';
import { UserModel, type UserDocument } from './user.model.ts';

export const NEWEST_USERS = rowOrder<UserDocument>(UserModel, { createdAt: -1, _id: -1 });

/**
 * Earlier than any date. With a condition on the first field, servers filter the other fields by index entries
 * too.
 */
const EARLIEST = new Date(-8_640_000_000_000_000);

export const anyPlace = (conditions: readonly UserFilter[]): UserFilter => ({
  $and: [{ createdAt: { $gte: EARLIEST } }, ...conditions],
});

export type Place = Pick<UserDocument, '_id' | 'createdAt'>;

export const listPlaces = async (filter: UserFilter, conditions: readonly UserFilter[]): Promise<Place[]> => {
  const places = await UserModel.find({ $and: [filter, ...conditions] }, { createdAt: 1 }).lean<Place[]>();
  return sortRows<Place>(NEWEST_USERS, places);
};

export const readPlaces = async (places: readonly Place[]): Promise<UserDocument[]> => {
  const documents = await UserModel.find({ _id: { $in: places.map(({ _id }) => _id) } }).lean<
    UserDocument[]
  >();
  const byId = new Map(documents.map((document) => [document._id.toString(), document]));
  return places.flatMap(({ _id }) => byId.get(_id.toString()) ?? []);
};
