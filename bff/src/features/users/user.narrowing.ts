import type * as v from 'valibot';
import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import type { userListSchema } from '#domain/users/user.list.schema.ts';
import { requirePlannable } from '../../operation/planned-date.ts';
import { listRequested } from '../privacy/deletion.store.ts';
import type { UserSearch } from './user.filter.ts';
import { listPhoneMatches } from './user.phone.ts';

type UserList = v.InferOutput<typeof userListSchema>;

export const searchOfList = async (list: UserList, now: Date): Promise<UserSearch> => {
  const { search, byPhone, role, isActive, isPending, asksDeletion, licence, licenceOn } = list;
  requirePlannable({ now }, { licenceOn });
  const ids = search && byPhone ? await listPhoneMatches(search) : null;
  return {
    search: ids ? null : search,
    ids,
    role,
    isActive,
    isPending,
    deletion:
      typeof asksDeletion === 'boolean' ? { isRequested: asksDeletion, ids: await listRequested() } : null,
    licence: licence ? { state: licence, day: licenceOn ?? dayIn(now, academy.timeZone) } : null,
  };
};
