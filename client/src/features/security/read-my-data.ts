import type { ApolloClient } from '@apollo/client';
import { graphql } from '../../gql/index.ts';

const MY_DATA = graphql(`
  query MyData($after: String) {
    myData(after: $after) {
      records {
        section
        json
      }
      next
    }
  }
`);

/** All data of the signed-in user as JSON: a list of records per section. */
export const readMyData = async (client: ApolloClient) => {
  const sections: Record<string, unknown[]> = {};
  let after: string | null = null;
  do {
    const variables: { after: string | null } = { after };
    const { data } = await client.query({ query: MY_DATA, variables, fetchPolicy: 'no-cache' });
    for (const { section, json } of data?.myData.records ?? []) {
      (sections[section] ??= []).push(JSON.parse(json));
    }
    after = data?.myData.next ?? null;
  } while (after !== null);
  return JSON.stringify(sections, null, 2);
};
