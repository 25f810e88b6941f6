type Revised = { revision: number; updatedAt: Date };

/** REST keeps to the fields of the specification: who follows changes does so by GraphQL. */
export const withoutRevision = <Entity extends Revised>({
  revision: _revision,
  updatedAt: _updatedAt,
  ...entity
}: Entity) => entity;
