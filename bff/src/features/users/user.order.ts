import { rowOrder, sortRows } from '../../lists/row-order.ts';
import type { UserFilter } from './user.filter.ts';
import { UserModel, type UserDocument } from './user.model.ts';

export const NEWEST_USERS = rowOrder<UserDocument>(UserModel, { createdAt: -1, _id: -1 });

/** No date is earlier. A condition on the first field of an index lets a server test the others on its entries, too. */
const EARLIEST = new Date(-8_640_000_000_000_000);

export const anyPlace = (conditions: readonly UserFilter[]): UserFilter => ({
  $and: [{ createdAt: { $gte: EARLIEST } }, ...conditions],
});

/** A user's place in the order. */
export type Place = Pick<UserDocument, '_id' | 'createdAt'>;

/** Everybody who meets the filter and the conditions, in order: for filters that few users meet. */
export const listPlaces = async (filter: UserFilter, conditions: readonly UserFilter[]): Promise<Place[]> => {
  const places = await UserModel.find({ $and: [filter, ...conditions] }, { createdAt: 1 }).lean<Place[]>();
  return sortRows<Place>(NEWEST_USERS, places);
};

/** The users of these places, in their order. */
export const readPlaces = async (places: readonly Place[]): Promise<UserDocument[]> => {
  const documents = await UserModel.find({ _id: { $in: places.map(({ _id }) => _id) } }).lean<
    UserDocument[]
  >();
  const byId = new Map(documents.map((document) => [document._id.toString(), document]));
  return places.flatMap(({ _id }) => byId.get(_id.toString()) ?? []);
};
