import { ApolloLink } from '@apollo/client';
import { EMPTY, expand, reduce } from 'rxjs';

type Pages = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
type Result = ApolloLink.Result<{ myEnrolments?: Pages }>;

const nextCursor = ({ data }: Result) => {
  const { pageInfo } = data?.myEnrolments ?? {};
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
};

const joinPages = (whole: Result, page: Result): Result => {
  const [known, next] = [whole.data?.myEnrolments, page.data?.myEnrolments];
  if (!known || !next) return page;
  return {
    ...page,
    data: { ...page.data, myEnrolments: { ...next, nodes: [...known.nodes, ...next.nodes] } },
  };
};

/**
 * A student's enrolments reach the cache as one list, of however many pages it is; a query of them takes the variable
 * `after`. Whoever has more than a page of them waits for all.
 */
export const wholeLists = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      expand((page: Result) => {
        const after = nextCursor(page);
        if (after === null) return EMPTY;
        const variables = { ...operation.variables, after };
        return forward(Object.create(operation, { variables: { value: variables, enumerable: true } }));
      }),
      reduce(joinPages),
    ),
  );
