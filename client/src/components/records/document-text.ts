import { isPendingDocument } from '#domain/users/pending-document.ts';
import type { DocumentType } from '../../gql/graphql.ts';
import { documentTypes } from './enums.ts';

/** The document number; none for a pending profile. */
export const documentNumberText = (documentNumber: string) =>
  isPendingDocument(documentNumber) ? 'Pendiente' : documentNumber;

type IdentityDocument = { documentType: DocumentType | null; documentNumber: string };

/** `DNI 29.131.517` */
export const documentText = ({ documentType, documentNumber }: IdentityDocument) =>
  isPendingDocument(documentNumber) || !documentType
    ? documentNumberText(documentNumber)
    : `${documentTypes[documentType].label} ${documentNumber}`;
