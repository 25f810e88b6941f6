import { storeDefaults, type Migration } from './migration.ts';

export const storeInvoices: Migration = {
  name: '0026-invoices-of-payments',
  up: (db) => storeDefaults(db.collection('money'), { invoice: null }),
};
