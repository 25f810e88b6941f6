import { licenceOn, type Licence } from '#domain/users/licence.ts';
import { academyToday } from '../../../components/records/academy-today.ts';
import { enumName, licenceStates } from '../../../components/records/enums.ts';

/** The state of a licence today. For a class its day counts. */
export const licenceToday = (licence: Licence) => enumName(licenceStates, licenceOn(academyToday(), licence));
