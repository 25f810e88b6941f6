import type { ApolloCache, Reference, StoreObject } from '@apollo/client';

type Known = { nodes: readonly Reference[] };

/** A new enrolment joins those that are already known, as the newest. */
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
