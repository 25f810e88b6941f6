import type { mongo } from 'mongoose';
import { searchFields } from '#domain/users/user.search.ts';
import { updateEach, type Migration } from './migration.ts';

const SEARCHED = { firstName: 1, lastName: 1, email: 1, documentNumber: 1 } as const;

/** Derives text and keys again, unless the user changes at the same time. The key of the phone is of another migration. */
const repair = (user: mongo.Document) => {
  const { searchText, searchKeys } = searchFields(user);
  if (user.searchText === searchText && JSON.stringify(user.searchKeys) === JSON.stringify(searchKeys))
    return null;
  const { _id, firstName, lastName, email, documentNumber } = user;
  return {
    filter: { _id, firstName, lastName, email, documentNumber },
    fields: { searchText, searchKeys },
  };
};

export const repairSearchKeys: Migration = {
  name: '0002-repair-search-keys',
  up: async (db) => {
    const users = db.collection('users');
    const found = users.find({}, { projection: { ...SEARCHED, searchText: 1, searchKeys: 1 } });
    await updateEach(users, { found, changeOf: repair });
  },
};
