import { academy } from '#domain/academy.ts';
import type { Course } from '#domain/courses/course.ts';
import { dayIn } from '#domain/dates/date-text.ts';
import { messages } from '#domain/messages.ts';
import { isInForce, licenceOn, type Licence, type LicenceState } from '#domain/users/licence.ts';
import { DomainError } from '../../errors/domain-error.ts';

/** Earlier than any day: a class without a date requires a licence of any duration. */
const NO_DAY = '0000-01-01';

export const NO_LICENCE: Licence = { clu: null, cluExpiration: null };

export const licenceAt = (startsAt: Date | null, licence: Licence): LicenceState =>
  licenceOn(startsAt ? dayIn(startsAt, academy.timeZone) : NO_DAY, licence);

export const requireLicence = (
  { cluPolicy }: Pick<Course, 'cluPolicy'>,
  licence: Licence,
  startsAt: Date | null,
) => {
  if (cluPolicy === 'require' && !isInForce(licenceAt(startsAt, licence))) {
    throw new DomainError('LICENCE_REQUIRED', messages.licenceRequired);
  }
};
