import { CertificateModel } from '../../src/features/certificates/certificate.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { isNaiveMatch } from '../random-users.ts';
import { listCase, stored, type Criteria } from './list-case.ts';
import { NEWEST, type Document } from './list-rows.ts';

export const certificates = listCase<Document & { searchText: string }>({
  rows: async () => {
    const students = new Map((await stored(UserModel, NEWEST)).map((user) => [user.id, user]));
    const rows = await stored(CertificateModel, { issuedAt: -1, _id: -1 });
    return rows.map((row) => ({
      ...row,
      searchText: String(students.get(String(row.userId))?.searchText ?? ''),
    }));
  },
  values: ({ certificate }) => ({
    number: [certificate.number.slice(0, 11), certificate.number],
    search: [certificate.documentNumber, certificate.number.slice(0, 11).toLowerCase()],
    userId: [certificate.userId],
    enrolmentId: [certificate.enrolmentId],
    isRevoked: [true, false],
  }),
  means: (row, { number, search, userId, enrolmentId, isRevoked }: Criteria) =>
    (number === undefined || String(row.number).startsWith(String(number))) &&
    (search === undefined ||
      String(row.number).startsWith(String(search).toUpperCase()) ||
      isNaiveMatch(row.searchText, String(search))) &&
    (userId === undefined || String(row.userId) === userId) &&
    (enrolmentId === undefined || String(row.enrolmentId) === enrolmentId) &&
    (isRevoked === undefined || (row.revocation !== null) === isRevoked),
});
