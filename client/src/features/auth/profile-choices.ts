import type { DocumentType, Gender } from '#domain/academy.ts';
import type { DocumentType as WireDocumentType, Gender as WireGender } from '../../gql/graphql.ts';

export const documentTypeOptions: { value: DocumentType; label: string }[] = [
  { value: 'DNI', label: 'DNI' },
  { value: 'Pasaporte', label: 'Pasaporte' },
  { value: 'Cedula', label: 'Cédula' },
];

export const genderOptions: { value: Gender; label: string }[] = [
  { value: 'Hombre', label: 'Hombre' },
  { value: 'Mujer', label: 'Mujer' },
];

export const documentTypeOnWire: Record<DocumentType, WireDocumentType> = {
  DNI: 'DNI',
  Pasaporte: 'PASAPORTE',
  Cedula: 'CEDULA',
};

export const genderOnWire: Record<Gender, WireGender> = { Hombre: 'HOMBRE', Mujer: 'MUJER' };
