import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { downloadFile } from '../../../components/records/download-file.ts';
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
    | 'ammunition'
    | 'book'
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
    setBytes(0);
    const isSaved = await downloadFile(pathOf(props), {
      failureText: 'No pudimos descargar el archivo. Revisa tu conexión y vuelve a intentar.',
      onProgress: setBytes,
    });
    if (isSaved) notify.success('Archivo descargado');
    setBytes(null);
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
