/** As mongoose reports an update that matched nothing. */
export const NOTHING_UPDATED = {
  acknowledged: true,
  matchedCount: 0,
  modifiedCount: 0,
  upsertedCount: 0,
  upsertedId: null,
};
