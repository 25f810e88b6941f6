import { useMutation } from '@apollo/client/react';
import { countText } from '#domain/texts/numbers.ts';
import { graphql } from '../../../gql/index.ts';
import { CsvImport, type ImportDialogProps } from '../imports/csv-import.tsx';

const IMPORT_USERS = graphql(`
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

export const ImportDialog = (props: ImportDialogProps) => {
  const [importUsers] = useMutation(IMPORT_USERS);
  return (
    <CsvImport
      title="Importar personas"
      imported={{
        countedText: (count) => `${countText(count)} ${count === 1 ? 'persona' : 'personas'}`,
        noneText: 'No hay personas nuevas en este archivo.',
        send: async (csv, { dryRun }) => {
          const variables = { input: { csv, dryRun } };
          const { data } = await importUsers({ variables, fetchPolicy: 'no-cache' });
          return data?.importUsers ?? null;
        },
      }}
      {...props}
    />
  );
};
