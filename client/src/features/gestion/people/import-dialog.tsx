import { useMutation } from '@apollo/client/react';
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
      noun={{ one: 'persona', many: 'personas' }}
      send={async (csv, { dryRun }) => {
        const variables = { input: { csv, dryRun } };
        const { data } = await importUsers({ variables, fetchPolicy: 'no-cache' });
        return data?.importUsers ?? null;
      }}
      {...props}
    />
  );
};
