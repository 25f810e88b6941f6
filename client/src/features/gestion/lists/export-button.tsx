import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { countText } from '#domain/numbers.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { errorText, sessionEndReason } from '../../../session/api-error.ts';
import { expireSession, readSession } from '../../../session/session.ts';
import { downloadCsv } from './download-csv.ts';

const BYTES_PER_KB = 1_000;

type ExportButtonProps = {
  /** Of the file, with its filters. */
  path: string;
  children?: string;
};

/** Stores a CSV file of the academy's data. */
export const ExportButton = ({ path, children = 'Exportar CSV' }: ExportButtonProps) => {
  const [bytes, setBytes] = useState<number | null>(null);
  const isBusy = bytes !== null;

  const download = async () => {
    if (isBusy) return;
    notify.startAttempt();
    setBytes(0);
    try {
      await downloadCsv(path, setBytes);
      notify.success('Archivo descargado');
    } catch (error) {
      const reason = sessionEndReason(error);
      if (reason) expireSession(readSession().token ?? '', reason);
      else
        notify.error(
          errorText(error, 'No pudimos descargar el archivo. Revisa tu conexión y vuelve a intentar.'),
        );
    } finally {
      setBytes(null);
    }
  };

  return (
    <Button variant="outline" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void download()}>
      {isBusy ? `Descargando… ${countText(Math.ceil(bytes / BYTES_PER_KB))} kB` : children}
    </Button>
  );
};
