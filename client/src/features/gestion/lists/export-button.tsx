import { ServerError } from '@apollo/client/errors';
import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { saveFile } from '../../../components/records/save-file.ts';
import { errorText, sessionEndReason } from '../../../session/api-error.ts';
import { expireSession, readSession } from '../../../session/session.ts';
import { useStaffAccess } from '../frame/staff-access.tsx';

const BYTES_PER_KB = 1_000;

type ExportButtonProps = {
  /** Name of the export. */
  file:
    | 'users'
    | 'courses'
    | 'enrolments'
    | 'ledger'
    | 'money'
    | 'tills'
    | 'firearms'
    | 'armoury'
    | 'certificates';
  /** Its REST parameters have the same names in snake case. */
  filters?: Record<string, string | boolean | null>;
  children?: string;
};

const pathOf = ({ file, filters = {} }: ExportButtonProps) => {
  const set = Object.entries(filters)
    .filter(([, value]) => value !== null && value !== '')
    .map(([name, value]) => [name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`), String(value)]);
  return `/api/exports/${file}.csv${set.length > 0 ? `?${new URLSearchParams(set).toString()}` : ''}`;
};

/** Downloads a CSV export. */
export const ExportButton = (props: ExportButtonProps) => {
  const { children = 'Exportar CSV' } = props;
  const [bytes, setBytes] = useState<number | null>(null);
  const isBusy = bytes !== null;
  const may = useStaffAccess();

  const download = async () => {
    if (isBusy) return;
    notify.startAttempt();
    setBytes(0);
    try {
      await downloadFile(pathOf(props), setBytes);
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

  if (!may(`GET /api/exports/${props.file}.csv`)) return null;
  return (
    <Button
      size="sm"
      variant="outline"
      aria-busy={isBusy}
      aria-disabled={isBusy}
      _print={{ display: 'none' }}
      onClick={() => void download()}
    >
      {isBusy ? `Descargando… ${countText(Math.ceil(bytes / BYTES_PER_KB))} kB` : children}
    </Button>
  );
};

/** Timeout between two parts of the file. */
const SILENCE_LIMIT_MS = 15_000;

const fileNameOf = (response: Response) =>
  /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'datos.csv';

/** Downloads a file with the session's token, and reports the received bytes. */
export const downloadFile = async (path: string, onProgress: (bytes: number) => void) => {
  const silence = new AbortController();
  let timer = window.setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
  try {
    const response = await fetch(path, {
      headers: { authorization: `Bearer ${readSession().token ?? ''}` },
      signal: silence.signal,
    });
    if (!response.ok) {
      throw new ServerError('No file', { response, bodyText: await response.text() });
    }
    const reader = response.body?.getReader();
    const parts: Uint8Array<ArrayBuffer>[] = [];
    let bytes = 0;
    for (let part = await reader?.read(); part?.value; part = await reader?.read()) {
      window.clearTimeout(timer);
      timer = window.setTimeout(() => silence.abort(), SILENCE_LIMIT_MS);
      parts.push(part.value);
      bytes += part.value.length;
      onProgress(bytes);
    }
    saveFile(
      new Blob(parts, { type: response.headers.get('Content-Type') ?? 'text/csv' }),
      fileNameOf(response),
    );
  } finally {
    window.clearTimeout(timer);
  }
};
