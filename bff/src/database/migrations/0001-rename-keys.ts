import type { mongo } from 'mongoose';
import { dropIndex, type Migration } from './migration.ts';

const rename = (collection: mongo.Collection, from: string, to: string) =>
  collection.updateMany({ [from]: { $exists: true } }, { $rename: { [from]: to } });

export const renameKeys: Migration = {
  name: '0001-rename-keys',
  up: async (db) => {
    const enrolments = db.collection('enrolments');
    // The unique index would reject the second document without the old field.
    await dropIndex(enrolments, 'activeKey_1');
    await rename(enrolments, 'activeKey', 'slotKey');
    await rename(db.collection('points'), 'enrollmentId', 'enrolmentId');
  },
};
