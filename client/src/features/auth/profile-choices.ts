import { DOCUMENT_TYPES, GENDERS, type DocumentType, type Gender } from '#domain/academy.ts';
import { documentTypeLabels, genderLabels } from '../../components/records/enum-labels.ts';
import type { DocumentType as WireDocumentType, Gender as WireGender } from '../../gql/graphql.ts';

export const documentTypeOnWire: Record<DocumentType, WireDocumentType> = {
  DNI: 'DNI',
  Pasaporte: 'PASAPORTE',
  Cedula: 'CEDULA',
};

export const genderOnWire: Record<Gender, WireGender> = { Hombre: 'HOMBRE', Mujer: 'MUJER' };

export const documentTypeOptions = DOCUMENT_TYPES.map((value) => ({
  value,
  label: documentTypeLabels[documentTypeOnWire[value]],
}));

export const genderOptions = GENDERS.map((value) => ({ value, label: genderLabels[genderOnWire[value]] }));
