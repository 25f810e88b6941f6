import * as v from 'valibot';
import { messages } from '../messages.ts';

/** `1,23E+10`: of a long number. */
const EXPONENT = /^[+-]?\d([.,]\d+)?E[+-]\d{2,}$/i;
/** `#####`: of a column that is too narrow. */
const HASHES = /^#{3,}$/;
/** In English and in Spanish. */
const ERROR =
  /^#[¡¿]?(N\/[AD]|REF|VALU?E|VALOR|DIV\/0|NAME|NOMBRE|NUM|NULL|NULO|SPILL|DESBORDAMIENTO|CALC|ERROR)[!?]?$/i;

/** Whether a text is what a spreadsheet shows instead of one that it could not keep or compute. */
export const isSpreadsheetDamage = (text: string) =>
  [EXPONENT, HASHES, ERROR].some((damage) => damage.test(text.trim()));

/** For numbers that people copy from a spreadsheet: documents, telephones, serial numbers. */
export const undamaged = <Text extends string | null>() =>
  v.check<Text, string>((text) => text === null || !isSpreadsheetDamage(text), messages.spreadsheetDamage);
