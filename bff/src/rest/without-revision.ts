type Revised = { revision: number; updatedAt: Date };

/** Omits revision and time of change, which only GraphQL has. */
export const withoutRevision = <Entity extends Revised>({
  revision: _revision,
  updatedAt: _updatedAt,
  ...entity
}: Entity) => entity;
