import { storeDefaults, type Migration } from './migration.ts';

const DEFAULTS = { offerHours: null, issuesCertificate: false, seriesId: null, laneId: null };

export const storeCourseDefaults: Migration = {
  name: '0020-course-defaults',
  up: (db) => storeDefaults(db.collection('courses'), DEFAULTS),
};
