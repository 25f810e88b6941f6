import { dropIndex } from './drop-index.ts';
import type { Migration } from './migration.ts';

/** Deliveries expired after 30 days by this index; the sweep deletes them after as many as the setting says. */
export const dropDeliveryExpiry: Migration = {
  name: '0008-drop-delivery-expiry',
  up: (db) => dropIndex(db.collection('webhookDeliveries'), 'createdAt_1'),
};
