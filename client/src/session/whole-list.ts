import type { FieldPolicy, Reference } from '@apollo/client';

type Pages = { nodes: readonly Reference[] };

/** The pages of a connection are one list in the cache, with the page info of the last; a first page begins anew. */
export const wholeList: FieldPolicy<Pages> = {
  keyArgs: false,
  merge: (known, page, { args }) => {
    if (!known || !args?.after) return page;
    const byRef = new Map([...known.nodes, ...page.nodes].map((node) => [node.__ref, node]));
    return { ...page, nodes: [...byRef.values()] };
  },
};
