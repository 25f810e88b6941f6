/** The columns of weapons in CSV files, in order, with their headers. */
export const FIREARM_COLUMNS = {
  id: 'Id',
  make: 'Marca',
  serial: 'Número de serie',
  cuim: 'CUIM',
  model: 'Modelo',
  caliber: 'Calibre',
  sector: 'Sector',
  state: 'Estado',
  roundsFired: 'Disparos',
  serviceRounds: 'Service a los disparos',
  serviceDay: 'Service el día',
} as const;

export type FirearmColumn = keyof typeof FIREARM_COLUMNS;

/** The columns that an import reads. */
export const IMPORTED_FIREARM_COLUMNS = [
  'make',
  'serial',
  'cuim',
  'model',
  'sector',
  'state',
  'roundsFired',
  'serviceRounds',
  'serviceDay',
] as const satisfies readonly FirearmColumn[];

export type ImportedFirearmColumn = (typeof IMPORTED_FIREARM_COLUMNS)[number];
