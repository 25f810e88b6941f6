import { addPhoneKeys } from './0017-phone-keys.ts';
import type { Migration } from './migration.ts';

/** An earlier form of 0019 emptied the keys that 0017 had written. */
export const repairPhoneKeys: Migration = { name: '0025-repair-phone-keys', up: addPhoneKeys.up };
