import { nameWordsOf } from '#domain/certificates/certificate.ts';
import { foldSearched } from '#domain/texts/text.ts';
import { repairSearchKeys } from './0002-repair-search-keys.ts';
import { updateEach, type Migration } from './migration.ts';

/** Searches compare texts without dots, quotes and dashes, and find certificates by the printed name. */
export const foldSearches: Migration = {
  name: '0019-fold-searches',
  up: async (db) => {
    await repairSearchKeys.up(db);
    const courses = db.collection('courses');
    await updateEach(courses, {
      found: courses.find({}, { projection: { name: 1, description: 1, location: 1, searchText: 1 } }),
      changeOf: ({ _id, name, description, location, searchText: stored }) => {
        const searchText = foldSearched([name, description, location].join('\n'));
        return stored === searchText
          ? null
          : { filter: { _id, name, description, location }, fields: { searchText } };
      },
    });
    const certificates = db.collection('certificates');
    await updateEach(certificates, {
      found: certificates.find(
        { nameWords: { $exists: false }, 'content.name': { $type: 'string' } },
        { projection: { 'content.name': 1 } },
      ),
      changeOf: ({ _id, content }) => ({
        filter: { _id, 'content.name': content.name },
        fields: { nameWords: nameWordsOf(content) },
      }),
    });
  },
};
