import { useMutation } from '@apollo/client/react';
import { graphql } from '../../../gql/index.ts';
import { CsvImport, type ImportDialogProps } from '../imports/csv-import.tsx';

const IMPORT_FIREARMS = graphql(`
  mutation ImportFirearms($input: ImportFirearmsInput!) {
    importFirearms(input: $input) {
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
  const [importFirearms] = useMutation(IMPORT_FIREARMS);
  return (
    <CsvImport
      title="Importar armas"
      noun={{ one: 'arma', many: 'armas' }}
      send={async (csv, { dryRun }) => {
        // The dry run has shown what looks alike.
        const variables = { input: { csv, dryRun, confirmSimilar: !dryRun } };
        const { data } = await importFirearms({ variables, fetchPolicy: 'no-cache' });
        return data?.importFirearms ?? null;
      }}
      {...props}
    />
  );
};
