import type { AdminApi } from '../academy-api.ts';
import { aNote } from '../account-builders.ts';
import { aCourse, aStudent } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import type { Scene, Write } from '../graphql-writes.ts';

/** Notes of staff about people and classes. */
export const noteWrites = ({
  server,
  admin,
}: Pick<Scene, 'server' | 'admin'>): Record<string, () => Promise<Write<AdminApi>>> => {
  const surface = () => ({ url: server.url, connect: connectGraphql });
  return {
    'Mutation.addPersonNote': async () => {
      const { id: userId } = await aStudent(surface());
      return {
        member: admin(),
        write: (api) => api.addPersonNote({ userId, text: 'Una' }),
        other: (api) => api.addPersonNote({ userId, text: 'Otra' }),
      };
    },
    'Mutation.removePersonNote': async () => {
      const { id } = await aStudent(surface());
      const [one, another] = [await aNote(id), await aNote(id)];
      return {
        member: admin(),
        write: (api) => api.removePersonNote(one),
        other: (api) => api.removePersonNote(another),
      };
    },
    'Mutation.addClassNote': async () => {
      const { id: classId } = await aCourse();
      return {
        member: admin(),
        write: (api) => api.addClassNote({ classId, text: 'Una' }),
        other: (api) => api.addClassNote({ classId, text: 'Otra' }),
      };
    },
    'Mutation.removeClassNote': async () => {
      const { id } = await aCourse();
      const [one, another] = [await aNote(null, id), await aNote(null, id)];
      return {
        member: admin(),
        write: (api) => api.removeClassNote(one),
        other: (api) => api.removeClassNote(another),
      };
    },
  };
};
