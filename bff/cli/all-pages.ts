type Page<Node> = { nodes: Node[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };

const PAGE_ROWS = 100;

/** All nodes of a connection, page after page, up to a maximum. */
export const allPages = async <Node>(
  limit: number,
  read: (page: { first: number; after: string | null }) => Promise<Page<Node>>,
): Promise<Node[]> => {
  const nodes: Node[] = [];
  let after: string | null = null;
  do {
    const page: Page<Node> = await read({ first: Math.min(PAGE_ROWS, limit - nodes.length), after });
    nodes.push(...page.nodes);
    after = page.pageInfo.hasNextPage ? page.pageInfo.endCursor : null;
  } while (after !== null && nodes.length < limit);
  return nodes;
};
