import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

type Known = { nodes: readonly Reference[] };

/** Adds a new enrolment to the cached list. */
export const addEnrolment = (cache: ApolloCache, enrolment: StoreObject | null | undefined) => {
  const ref = enrolment && cache.identify(enrolment);
  if (!ref) return;
  cache.modify({
    fields: {
      myEnrolments: (known: Known | Reference) =>
        'nodes' in known ? { ...known, nodes: [{ __ref: ref }, ...known.nodes] } : known,
    },
  });
};
