import { dropIndex, type Migration } from './migration.ts';

/** Drops the TTL index of deliveries. The sweep deletes them by WEBHOOK_LOG_RETENTION_DAYS. */
export const dropDeliveryExpiry: Migration = {
  name: '0008-drop-delivery-expiry',
  up: (db) => dropIndex(db.collection('webhookDeliveries'), 'createdAt_1'),
};
