import { countText } from '#domain/texts/numbers.ts';
import { graphql } from '../../../gql/index.ts';
import type { ImportUsersMutation } from '../../../gql/graphql.ts';

export const IMPORT_USERS = graphql(`
  mutation ImportUsers($input: ImportUsersInput!) {
    importUsers(input: $input) {
      dryRun
      created
      existing
      faults {
        line
        field
        message
      }
      warnings
    }
  }
`);

export type ImportResult = NonNullable<ImportUsersMutation['importUsers']>;

export const peopleText = (count: number) => `${countText(count)} ${count === 1 ? 'persona' : 'personas'}`;
