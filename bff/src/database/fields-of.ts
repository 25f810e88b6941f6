import { pick } from '#domain/pick.ts';

type Stored = { _id: { toString: () => string } };

/** The id of a document, and the named fields as they are stored. */
export const fieldsOf = <Document extends Stored, Field extends keyof Document & string>(
  document: Document,
  ...fields: Field[]
): { id: string } & Pick<Document, Field> => ({ id: document._id.toString(), ...pick(document, fields) });
