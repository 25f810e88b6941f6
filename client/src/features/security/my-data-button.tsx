import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../components/feedback/notify.ts';
import { academyToday } from '../../components/records/date-text.ts';
import { saveFile } from '../../components/records/save-file.ts';
import { errorText, isSessionEnd } from '../../session/api-error.ts';
import { readMyData } from './read-my-data.ts';

const FAILED = 'No pudimos descargar tus datos. Revisa tu conexión y vuelve a intentar.';

/** Downloads all data of the signed-in user as JSON. */
export const MyDataButton = () => {
  const client = useApolloClient();
  const [isBusy, setIsBusy] = useState(false);

  const download = async () => {
    if (isBusy) return;
    notify.startAttempt();
    setIsBusy(true);
    try {
      const text = await readMyData(client);
      saveFile(new Blob([text], { type: 'application/json' }), `mis-datos-${academyToday()}.json`);
      notify.success('Archivo descargado');
    } catch (error) {
      if (!isSessionEnd(error)) notify.error(errorText(error, FAILED));
    } finally {
      setIsBusy(false);
    }
  };

  return (
    <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void download()}>
      {isBusy ? 'Descargando...' : 'Descargar mis datos'}
    </Button>
  );
};
