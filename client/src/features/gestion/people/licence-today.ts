import { academy } from '#domain/academy.ts';
import { dayIn } from '#domain/date-text.ts';
import { licenceOn, type Licence } from '#domain/users/licence.ts';
import { enumName, licenceStates } from '../../../components/records/enums.ts';

export const academyToday = () => dayIn(new Date(), academy.timeZone);

/** Where a licence stands today; for a class, its own day counts. */
export const licenceToday = (licence: Licence) => enumName(licenceStates, licenceOn(academyToday(), licence));
