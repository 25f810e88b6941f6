/** The columns of users in CSV files, in order, with their headers. */
export const USER_COLUMNS = {
  id: 'Id',
  email: 'Email',
  firstName: 'Nombre',
  lastName: 'Apellido',
  role: 'Rol',
  documentType: 'Tipo de documento',
  documentNumber: 'Número de documento',
  birthDate: 'Fecha de nacimiento',
  gender: 'Género',
  phone: 'Teléfono',
  address: 'Dirección',
  city: 'Ciudad',
  province: 'Provincia',
  postalCode: 'Código postal',
  clu: 'CLU',
  cluExpiration: 'Vencimiento de la CLU',
  isActive: 'Activo',
  points: 'Puntos',
  createdAt: 'Alta',
} as const;

export type UserColumn = keyof typeof USER_COLUMNS;

/** The columns that an import reads. */
export const IMPORTED_COLUMNS = [
  'email',
  'firstName',
  'lastName',
  'documentType',
  'documentNumber',
  'birthDate',
  'gender',
  'phone',
  'address',
  'city',
  'province',
  'postalCode',
  'clu',
  'cluExpiration',
  'isActive',
] as const satisfies readonly UserColumn[];

export type ImportedColumn = (typeof IMPORTED_COLUMNS)[number];

export const YES = 'Sí';
export const NO = 'No';
