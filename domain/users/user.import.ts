import * as v from 'valibot';
import { DOCUMENT_TYPES, GENDERS } from '../academy.ts';
import { documentKey, emailSchema, profileFormSchema } from '../auth/auth.schema.ts';
import { cellDay, cellValue, importSchema, inSpanish, type Cells } from '../import-cells.ts';
import { messages } from '../messages.ts';
import { fields, parseInput } from '../schema.ts';
import { withoutAbsent } from '../pick.ts';
import { staffUserSchema } from './staff.schema.ts';
import { NO, YES, type ImportedColumn } from './user.columns.ts';

export const importUsersSchema = importSchema(messages.importHeader);

type ImportCells = Cells<ImportedColumn>;

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

const toBoolean = (cell: string | undefined) => {
  const value = cellValue(cell, [YES, NO]);
  return value === YES || (value === NO ? false : value);
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
  documentType: cellValue(documentType, DOCUMENT_TYPES),
  gender: cellValue(gender, GENDERS),
  birthDate: cellDay(birthDate),
  cluExpiration: cellDay(expiration),
  isActive: toBoolean(active),
});

/** Returns a function that reads the user of a line, or its errors. `today` is the academy's day. */
export const importLineReader = (today: string) => {
  const [complete, pending] = [completeUserSchema(today), pendingUserSchema(today)];
  return (cells: ImportCells) => {
    const parsed = parseInput(cells.documentNumber ? complete : pending, withoutAbsent(toInput(cells)));
    return parsed.ok
      ? { record: parsed.value as ImportedUser, errors: [] }
      : { record: null, errors: parsed.errors.map(inSpanish) };
  };
};

/** The keys by which two lines are the same person. */
export const importKeys = ({ email, documentNumber }: ImportedUser) => ({
  email,
  document: documentNumber ? documentKey(documentNumber) : null,
});
