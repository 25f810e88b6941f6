import { expect, it } from 'vitest';
import { SessionModel } from '../src/features/auth/sessions/session.model.ts';
import { UserModel } from '../src/features/users/user.model.ts';
import { aRegistered, aStudent, good, type Member } from './builders.ts';
import { connectGraphql } from './drivers/graphql.ts';
import { useTestServer } from './harness.ts';

const server = useTestServer();

const OWN = ['_id', 'userId', 'email', 'documentNumber', 'documentKey', 'devices'];

/** What is stored of one and of the session, without what is each one's own. */
const storedOf = async ({ id, email }: Member) => {
  const documents = [
    await UserModel.findById(id).orFail().lean(),
    await SessionModel.findOne({ userId: id }).orFail().lean(),
  ];
  const shared = documents.map((document) =>
    Object.entries(document)
      .filter(([field]) => !OWN.includes(field))
      .map(([field, value]) => [field, value instanceof Date ? 'a date' : value]),
  );
  return JSON.stringify(shared).replaceAll(email, 'email');
};

it('a student of the tests is stored as one who registers, with the device of the requests', async () => {
  const student = await aStudent(server);
  expect(await storedOf(student)).toEqual(await storedOf(await aRegistered(server)));
  const { email, password } = student;
  good(await connectGraphql(server.url).login({ email, password }));
  expect((await UserModel.findById(student.id).orFail().lean()).devices).toHaveLength(1);
});
