/** The columns of users in a CSV file, in their order: the header of each field. */
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

/** What an import reads; the other columns are the academy's own and come about again. */
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
