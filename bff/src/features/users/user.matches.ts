import { probeKeys, userFilter } from './user.filter.ts';
import { UserModel } from './user.model.ts';
import { withCreatedAt, listSorted } from './user.order.ts';

const filterOf = (search: string) => userFilter({ search, role: null });

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

export const listMatchesAmong = async (search: string, ids: readonly string[]): Promise<string[]> => {
  const { conditions } = filterOf(search);
  return idsOf(await UserModel.find({ $and: [{ _id: { $in: ids } }, ...conditions] }, { _id: 1 }).lean());
};

const idsOf = (users: readonly { _id: unknown }[]) => users.map(({ _id }) => String(_id));
