import type { AdminApi } from './academy-api.ts';
import type { Scene, Write } from './graphql-writes.ts';
import { newException, severalExceptions } from './schedule-builders.ts';

/** What staff writes about the hours of the academy. */
export const scheduleWrites = ({
  admin,
}: Pick<Scene, 'admin'>): Record<string, () => Promise<Write<AdminApi>>> => ({
  'Mutation.updateSchedule': () =>
    Promise.resolve({
      member: admin(),
      write: (api) => api.updateSchedule({ rules: { noticeHours: 3 } }),
      other: (api) => api.updateSchedule({ rules: { noticeHours: 4 } }),
    }),
  'Mutation.addHoursException': () =>
    Promise.resolve({
      member: admin(),
      write: (api) => api.addHoursException(newException()),
      other: (api) => api.addHoursException(newException({ reason: 'Obra' })),
    }),
  'Mutation.removeHoursException': async () => {
    const [one, other] = await severalExceptions();
    return {
      member: admin(),
      write: (api) => api.removeHoursException({ id: one }),
      other: (api) => api.removeHoursException({ id: other }),
    };
  },
});
