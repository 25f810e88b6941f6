import { ApolloLink } from '@apollo/client';
import { EMPTY, expand, reduce } from 'rxjs';

type Pages = { nodes: unknown[]; pageInfo: { hasNextPage: boolean; endCursor: string | null } };
type Data = { myEnrolments?: Pages };
type Result = ApolloLink.Result<Data>;

const nextCursor = (data: Data | null | undefined) => {
  const { pageInfo } = data?.myEnrolments ?? {};
  return pageInfo?.hasNextPage ? pageInfo.endCursor : null;
};

export const isWhole = (data: Data) => nextCursor(data) === null;

const joinPages = (whole: Result, page: Result): Result => {
  const [known, next] = [whole.data?.myEnrolments, page.data?.myEnrolments];
  if (!known || !next) return page;
  return {
    ...page,
    data: { ...page.data, myEnrolments: { ...next, nodes: [...known.nodes, ...next.nodes] } },
  };
};

/**
 * Loads all pages of a student's enrolments before the result reaches the cache. Their queries take the variable
 * `after`.
 */
export const wholeLists = () =>
  new ApolloLink((operation, forward) =>
    forward(operation).pipe(
      expand((page: Result) => {
        const after = nextCursor(page.data);
        if (after === null) return EMPTY;
        const variables = { ...operation.variables, after };
        return forward(Object.create(operation, { variables: { value: variables, enumerable: true } }));
      }),
      reduce(joinPages),
    ),
  );
