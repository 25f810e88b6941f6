import * as v from 'valibot';
import { DOCUMENT_TYPES, GENDERS } from '../academy.ts';
import { documentKey, emailSchema, profileFormSchema } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { fields, parseInput, type FieldError } from '../schema.ts';
import { foldText } from '../texts/text.ts';
import { withoutAbsent } from '../pick.ts';
import { staffUserSchema } from './staff.schema.ts';
import { NO, YES, type ImportedColumn } from './user.columns.ts';

export const IMPORT_LIMITS = { bytes: 1_000_000, lines: 2_000 } as const;

/** The replacement character: the file is not UTF-8. */
const UNREADABLE = '\uFFFD';

export const importUsersSchema = fields({
  csv: v.pipe(
    v.string(messages.importHeader),
    v.maxBytes(IMPORT_LIMITS.bytes, messages.importTooLarge),
    v.check((text) => !text.includes(UNREADABLE), messages.importEncoding),
  ),
  dryRun: v.nullish(v.boolean(messages.invalidInput), true),
});

/** The cells of one line that are not empty. */
export type ImportCells = Partial<Record<ImportedColumn, string>>;

/** A line of the file and its cells. The header is line 1. */
export type ImportLine = { line: number; cells: ImportCells };

const { postalCode, clu, cluExpiration, isActive } = staffUserSchema.entries;

const completeUserSchema = (today: string) =>
  fields({
    email: emailSchema,
    ...profileFormSchema(today).entries,
    postalCode,
    clu,
    cluExpiration,
    isActive,
  });

/** Without a document number the profile may be incomplete: the user completes it. */
const pendingUserSchema = (today: string) =>
  v.partial(completeUserSchema(today), [
    'firstName',
    'lastName',
    'documentType',
    'documentNumber',
    'birthDate',
    'gender',
    'address',
  ]);

export type ImportedUser = v.InferOutput<ReturnType<typeof pendingUserSchema>>;

/**
 * Finds the enum value of a cell, ignoring case and accents. Returns other cells unchanged for the schema to
 * reject.
 */
const valueOf = (cell: string | undefined, values: readonly string[]) =>
  cell && (values.find((value) => foldText(value) === foldText(cell)) ?? cell);

const toBoolean = (cell: string | undefined) => {
  const value = valueOf(cell, [YES, NO]);
  return value === YES || (value === NO ? false : value);
};

const SPREADSHEET_DAY = /^(\d{1,2})\/(\d{1,2})\/(\d{4})$/;

/** Reads `YYYY-MM-DD`, and `dd/mm/aaaa` of a spreadsheet in Spanish. */
const toDay = (cell: string | undefined) => {
  const [, day = '', month = '', year = ''] = SPREADSHEET_DAY.exec(cell ?? '') ?? [];
  return year ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : cell;
};

const toInput = ({
  documentType,
  gender,
  birthDate,
  cluExpiration: expiration,
  isActive: active,
  ...cells
}: ImportCells) => ({
  ...cells,
  documentType: valueOf(documentType, DOCUMENT_TYPES),
  gender: valueOf(gender, GENDERS),
  birthDate: toDay(birthDate),
  cluExpiration: toDay(expiration),
  isActive: toBoolean(active),
});

/** Translates the general messages of the APIs, which are in English. */
const inSpanish = ({ message, ...error }: FieldError): FieldError => ({
  ...error,
  message: message === messages.invalidInput || message === messages.required ? messages.checkField : message,
});

/** Returns a function that reads the user of a line, or its errors. `today` is the academy's day. */
export const importLineReader = (today: string) => {
  const [complete, pending] = [completeUserSchema(today), pendingUserSchema(today)];
  return (cells: ImportCells) => {
    const parsed = parseInput(cells.documentNumber ? complete : pending, withoutAbsent(toInput(cells)));
    return parsed.ok
      ? { user: parsed.value as ImportedUser, errors: [] }
      : { user: null, errors: parsed.errors.map(inSpanish) };
  };
};

/** The keys by which two lines are the same person. */
export const importKeys = ({ email, documentNumber }: ImportedUser) => ({
  email,
  document: documentNumber ? documentKey(documentNumber) : null,
});
