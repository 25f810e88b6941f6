import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { initialsOf, type SharedPassport } from '#domain/passport/passport-link.ts';
import { isInForce, licenceOn } from '#domain/users/licence.ts';
import { listTraining } from '../enrolments/lists/enrolment.lists.ts';
import { countView, findSharedPassport } from './passport-link.store.ts';

export const readSharedPassport = async (code: string, now: Date): Promise<SharedPassport | null> => {
  const shared = await findSharedPassport(code, now);
  if (!shared) return null;
  const { id, user, url, parts, expiresAt } = shared;
  const has = new Set(parts);
  const training = has.has('courses') || has.has('hours') ? await listTraining(user.id) : [];
  await countView(id, now);
  return {
    url,
    initials: has.has('initials') ? initialsOf(user) : null,
    courses: has.has('courses') ? training.map(({ course, day }) => ({ course, day })) : null,
    minutes: has.has('hours') ? training.reduce((sum, { minutes }) => sum + minutes, 0) : null,
    isLicensed: has.has('licence') ? isInForce(licenceOn(dayIn(now, academy.timeZone), user)) : null,
    expiresAt,
  };
};
