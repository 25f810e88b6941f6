import type { Types } from 'mongoose';
import type { Cursor } from '../../page.ts';
import type { UserFilter } from './user.filter.ts';
import { UserModel, type UserDocument } from './user.model.ts';

const NEWEST_FIRST = { createdAt: -1, _id: -1 } as const;
/** No date is earlier. A condition on the first field of an index lets a server test the others on its entries, too. */
const EARLIEST = new Date(-8_640_000_000_000_000);

export const anyPlace = (conditions: readonly UserFilter[]): UserFilter => ({
  $and: [{ createdAt: { $gte: EARLIEST } }, ...conditions],
});

type Window = { cursor: Cursor | null; limit: number };

/** The next users of the order who meet the conditions. */
export const readInOrder = async (
  conditions: readonly UserFilter[],
  { cursor, limit }: Window,
): Promise<UserDocument[]> => {
  const read = (filter: UserFilter, rows: number) =>
    UserModel.find(filter).sort(NEWEST_FIRST).limit(rows).lean<UserDocument[]>();
  if (!cursor) return read(anyPlace(conditions), limit);
  const createdAt = new Date(cursor.time);
  // Two ranges, each with exact bounds in the index.
  const sameTime = await read({ $and: [{ createdAt, _id: { $lt: cursor.id } }, ...conditions] }, limit);
  if (sameTime.length === limit) return sameTime;
  const earlier = { $and: [{ createdAt: { $lt: createdAt } }, ...conditions] };
  return [...sameTime, ...(await read(earlier, limit - sameTime.length))];
};

/** A user's place in the order, which is the cursor after it. */
export type Place = { _id: Types.ObjectId; createdAt: Date };

export const cursorOf = ({ _id, createdAt }: Place): Cursor => ({
  time: createdAt.getTime(),
  id: _id.toString(),
});

const isAfter = (place: Place, cursor: Cursor) => {
  const { time, id } = cursorOf(place);
  return time < cursor.time || (time === cursor.time && id < cursor.id);
};

/** Everybody who meets the filter and the conditions, in order: for filters that few users meet. */
export const listPlaces = async (filter: UserFilter, conditions: readonly UserFilter[]): Promise<Place[]> => {
  const places = await UserModel.find({ $and: [filter, ...conditions] }, { createdAt: 1 }).lean<Place[]>();
  return places.sort((a, b) => (isAfter(a, cursorOf(b)) ? 1 : -1));
};

export const placesAfter = (places: readonly Place[], cursor: Cursor | null) =>
  cursor ? places.filter((place) => isAfter(place, cursor)) : [...places];

/** The users of these places, in their order. */
export const readPlaces = async (places: readonly Place[]): Promise<UserDocument[]> => {
  const documents = await UserModel.find({ _id: { $in: places.map(({ _id }) => _id) } }).lean<
    UserDocument[]
  >();
  const byId = new Map(documents.map((document) => [document._id.toString(), document]));
  return places.flatMap(({ _id }) => byId.get(_id.toString()) ?? []);
};
