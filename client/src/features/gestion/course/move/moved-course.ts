import type { CluPolicy } from '../../../../gql/graphql.ts';

export type MovedCourse = {
  id: string;
  name: string;
  scheduledDate: string | null;
  cluPolicy: CluPolicy;
  revision: number;
};
