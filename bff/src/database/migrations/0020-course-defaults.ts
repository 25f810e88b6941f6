import type { Migration } from './migration.ts';

const DEFAULTS = { offerHours: null, issuesCertificate: false, seriesId: null, laneId: null };

export const storeCourseDefaults: Migration = {
  name: '0020-course-defaults',
  up: async (db) => {
    for (const [field, value] of Object.entries(DEFAULTS))
      await db
        .collection('courses')
        .updateMany({ [field]: { $exists: false } }, { $set: { [field]: value } });
  },
};
