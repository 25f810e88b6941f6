import { dropIndex, type Migration } from './migration.ts';

export const dropWaitingOrder: Migration = {
  name: '0018-drop-waiting-order',
  up: (db) => dropIndex(db.collection('waitingList'), 'state_1_courseId_1_joinedAt_1__id_1'),
};
