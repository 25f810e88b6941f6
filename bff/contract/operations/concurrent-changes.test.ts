import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { CalendarLinkModel } from '../../src/features/calendars/calendar-link.model.ts';
import { SecondFactorModel } from '../../src/features/auth/second-factor/second-factor.model.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { changeDocument, writerOf } from '../../src/operation/change-document.ts';
import type { Result } from '../academy-api.ts';
import { PASSWORD, aStudent, anAdmin, anEmail, good } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();
const write = writerOf(UserModel);

const aStoredStudent = async () => {
  const { id } = await aStudent(server);
  const read = () => UserModel.findById(id).lean().orFail();
  return { read, found: await read() };
};

describe('a change of a document', () => {
  it('is not written over a revision that it has not read', async () => {
    const { read, found } = await aStoredStudent();
    expect(await write(found, { firstName: 'Primera' })).toMatchObject({ firstName: 'Primera' });
    expect(await write(found, { firstName: 'Segunda' })).toBeNull();
    expect((await read()).firstName).toBe('Primera');
  });

  it('is decided again on the document that another write has left', async () => {
    const { read, found } = await aStoredStudent();
    await write(found, { firstName: 'Primera' });
    const decidedOn: (string | null)[] = [];
    await changeDocument(found, {
      decide: ({ firstName }) => {
        decidedOn.push(firstName);
        return { lastName: 'Segunda' };
      },
      write,
      reload: read,
    });
    expect(decidedOn).toEqual([found.firstName, 'Primera']);
    expect(await read()).toMatchObject({ firstName: 'Primera', lastName: 'Segunda' });
  });
});

describe('of requests that arrive together', () => {
  const together = <T>(send: () => Promise<Result<T>>) => Promise.all(Array.from({ length: 4 }, send));

  const requireOne = (results: Result<unknown>[], detail: string) => {
    const refused = results.filter(({ ok }) => !ok);
    expect(refused).toHaveLength(results.length - 1);
    for (const one of refused) expect(one).toMatchObject({ status: 409, detail });
  };

  it('one refers a person, and one gives a service account its name', async () => {
    const [student, admin] = [await aStudent(server), await anAdmin(server)];
    const referredEmail = anEmail();
    requireOne(
      await together(() => student.api.createReferral({ referredEmail })),
      messages.referralRepeated,
    );
    const input = { name: 'Planilla', scopes: ['read'], currentPassword: PASSWORD };
    const api = connectGraphql(server.url, admin.token);
    requireOne(await together(() => api.createServiceAccount(input)), messages.serviceAccountNameTaken);
  });

  it('each gives a calendar its first link or begins a second factor, and the last one remains', async () => {
    const { id, token } = await aStudent(server);
    const api = connectGraphql(server.url, token);
    (await together(() => api.createCalendarLink({ kind: 'student' }))).forEach(good);
    (await together(() => api.startSecondFactor({ currentPassword: PASSWORD }))).forEach(good);
    expect(await CalendarLinkModel.countDocuments({ userId: id })).toBe(1);
    expect(await SecondFactorModel.countDocuments({ _id: id })).toBe(1);
  });
});
