import { describe, expect, it } from 'vitest';
import { UserModel } from '../../src/features/users/user.model.ts';
import { changeDocument, writerOf } from '../../src/operation/change-document.ts';
import { aStudent } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { useTestServer } from '../harness.ts';

const server = useTestServer();
const write = writerOf(UserModel);

const aStoredStudent = async () => {
  const { id } = await aStudent({ url: server.url, connect: connectGraphql });
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
