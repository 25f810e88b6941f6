import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { graphql } from '../../gql/index.ts';
import { useWrite } from '../queries/use-write.ts';
import { saveFile } from '../records/save-file.ts';

const FILE = graphql(`
  query EnrolmentCalendar($id: ID!) {
    enrolmentCalendar(id: $id) {
      fileName
      text
    }
  }
`);

/** Downloads a class as a file for calendar programs. */
export const AddToCalendar = ({ enrolmentId: id }: { enrolmentId: string }) => {
  const client = useApolloClient();
  const { attempt, isBusy } = useWrite('No pudimos descargar la clase. Vuelve a intentar.');

  const download = async () => {
    const result = await attempt(() =>
      client.query({ query: FILE, variables: { id }, fetchPolicy: 'no-cache' }),
    );
    const file = result?.data?.enrolmentCalendar;
    if (file) saveFile(new Blob([file.text], { type: 'text/calendar' }), file.fileName);
  };

  return (
    <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void download()}>
      Agregar al calendario
    </Button>
  );
};
