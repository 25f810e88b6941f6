import { searchedPhoneKey, shorterPhoneKeys } from '#domain/users/phone.ts';
import { UserModel } from './user.model.ts';
import { listMatches } from './user.matches.ts';

export const MAX_OF_NUMBER = 100;
const MAX_MATCHES = 1_000;

const listIdsOf = async (key: string) => {
  const filters = [{ phoneKey: new RegExp(`^${key}`) }, { phoneKey: { $in: shorterPhoneKeys(key) } }];
  const found = await Promise.all(
    filters.map((filter) =>
      UserModel.find(filter, { _id: 1 })
        .limit(MAX_OF_NUMBER + 1)
        .lean(),
    ),
  );
  return found.flat().map(({ _id }) => _id.toString());
};

/**
 * The ids of all users that match a search by their phone number or by other data; null if nobody, or too many, have
 * this number.
 */
export const listPhoneMatches = async (search: string): Promise<string[] | null> => {
  const key = searchedPhoneKey(search);
  const byPhone = key === null ? [] : await listIdsOf(key);
  if (byPhone.length === 0 || byPhone.length > MAX_OF_NUMBER) return null;
  const byText = await listMatches(search, MAX_MATCHES);
  return byText && [...new Set([...byPhone, ...byText])];
};
