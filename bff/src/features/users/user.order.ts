import type { Page } from '../../lists/page.ts';
import { positionOf, rowOrder, type Position } from '../../lists/row-order.ts';
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

/** Below 0 where the first comes first. */
const comparePositions = ([time, id]: Position, [otherTime, otherId]: Position) => {
  if (Number(time) !== Number(otherTime)) return Number(otherTime) - Number(time);
  if (String(id) === String(otherId)) return 0;
  return String(id) > String(otherId) ? -1 : 1;
};

const placeOf = (place: Place) => positionOf<Place>(NEWEST_USERS, place);

/** Everybody who meets the filter and the conditions, in order: for filters that few users meet. */
export const listPlaces = async (filter: UserFilter, conditions: readonly UserFilter[]): Promise<Place[]> => {
  const places = await UserModel.find({ $and: [filter, ...conditions] }, { createdAt: 1 }).lean<Place[]>();
  return places.sort((a, b) => comparePositions(placeOf(a), placeOf(b)));
};

/** The places of a page and one more, the nearest to the cursor first, and whether there are any behind it. */
export const placesOfPage = (places: readonly Place[], { size, isBackward, position }: Page) => {
  const side = isBackward ? -1 : 1;
  const beyond = position
    ? places.filter((place) => Math.sign(comparePositions(placeOf(place), position)) === side)
    : places;
  const nearestFirst = isBackward ? beyond.toReversed() : beyond;
  return { found: nearestFirst.slice(0, size + 1), hasBehind: beyond.length < places.length };
};

/** The users of these places, in their order. */
export const readPlaces = async (places: readonly Place[]): Promise<UserDocument[]> => {
  const documents = await UserModel.find({ _id: { $in: places.map(({ _id }) => _id) } }).lean<
    UserDocument[]
  >();
  const byId = new Map(documents.map((document) => [document._id.toString(), document]));
  return places.flatMap(({ _id }) => byId.get(_id.toString()) ?? []);
};
