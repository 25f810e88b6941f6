import { Box, Button, chakra, HStack, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { messages } from '#domain/messages.ts';
import { countText } from '#domain/texts/numbers.ts';
import { IMPORT_LIMITS } from '#domain/import-cells.ts';
import { Notice } from '../../../components/feedback/notice.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { BackButton } from '../../../components/fields/schema-form.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { ruled } from '../../../components/records/ruled.ts';
import { useUnsavedChanges } from '../../../components/records/unsaved-changes.ts';
import { errorText, isSessionEnd } from '../../../session/api-error.ts';

type ImportResult = {
  created: number;
  existing: number;
  faults: readonly { line: number; field: string; message: string }[];
  warnings: readonly string[];
};

/** What a file has: feminine nouns. */
type Noun = { one: string; many: string };

export type ImportDialogProps = { isOpen: boolean; onClose: () => void; onImported: () => void };

type CsvImportProps = ImportDialogProps & {
  title: string;
  noun: Noun;
  send: (csv: string, options: { dryRun: boolean }) => Promise<ImportResult | null>;
};

/** `3 personas`. */
const countedText = (count: number, { one, many }: Noun) => `${countText(count)} ${count === 1 ? one : many}`;

/** Checks a file first, and stores it whole or not at all. */
export const CsvImport = (props: CsvImportProps) => (
  <DetailDialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
    {props.isOpen && <ImportForm {...props} />}
  </DetailDialog>
);

const FAILED = 'No pudimos leer el archivo. Revisa tu conexión y vuelve a intentar.';

const ImportForm = ({ noun, send, onClose, onImported }: CsvImportProps) => {
  const input = useRef<HTMLInputElement>(null);
  const [name, setName] = useState('');
  const [csv, setCsv] = useState('');
  const [result, setResult] = useState<ImportResult | null>(null);
  const [error, setError] = useState<string | null>(null);
  const [progress, setProgress] = useState<string | null>(null);

  useUnsavedChanges(name !== '');

  const work = async (doing: string, run: () => Promise<void>) => {
    setProgress(doing);
    setError(null);
    try {
      await run();
    } catch (thrown) {
      if (!isSessionEnd(thrown)) setError(errorText(thrown, FAILED));
    } finally {
      setProgress(null);
    }
  };

  const check = (file: File) =>
    work('Revisando el archivo…', async () => {
      setResult(null);
      setName(file.name);
      if (file.size > IMPORT_LIMITS.bytes) return setError(messages.importTooLarge);
      const text = await file.text();
      setCsv(text);
      setResult(await send(text, { dryRun: true }));
    });

  const store = (count: number) =>
    work(`Importando ${countedText(count, noun)}…`, async () => {
      const done = await send(csv, { dryRun: false });
      setResult(done);
      if (!done || done.faults.length > 0) return;
      notify.success(`Importaste ${countedText(done.created, noun)}`);
      onImported();
      onClose();
    });

  const count = result && result.faults.length === 0 ? result.created : 0;
  return (
    <Stack gap="5">
      <Text color="fg.muted">
        Un archivo CSV como el que exportas aquí. Primero lo revisamos: nada se guarda hasta que lo confirmes.
      </Text>
      <HStack gap="3" wrap="wrap">
        <Button
          variant="outline"
          aria-disabled={progress !== null}
          onClick={() => progress === null && input.current?.click()}
        >
          Elegir archivo…
        </Button>
        <Text overflowWrap="anywhere">{name}</Text>
        <input
          ref={input}
          hidden
          type="file"
          accept=".csv,text/csv"
          aria-label="Archivo CSV"
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) void check(file);
            // The same file can be chosen again after a correction.
            target.value = '';
          }}
        />
      </HStack>
      <Text role="status" fontWeight="semibold" minH="6">
        {progress}
      </Text>
      <Notice tone="error" role="status">
        {error}
      </Notice>
      {result && <ImportReport result={result} noun={noun} />}
      <HStack gap="3" justify="end" wrap="wrap">
        <BackButton onBack={onClose} />
        {count > 0 && (
          <Button
            aria-busy={progress !== null}
            aria-disabled={progress !== null}
            onClick={() => progress === null && void store(count)}
          >
            Importar {countedText(count, noun)}
          </Button>
        )}
      </HStack>
    </Stack>
  );
};

/** The result of a dry run, with the errors of each line. */
const ImportReport = ({
  result: { created, existing, faults, warnings },
  noun,
}: {
  result: ImportResult;
  noun: Noun;
}) => (
  <Stack gap="4">
    {faults.length === 0 ? (
      <Text>
        {created === 0
          ? `No hay ${noun.many} nuevas en este archivo.`
          : `Se ${created === 1 ? 'agrega' : 'agregan'} ${countedText(created, noun)}.`}
        {existing > 0 &&
          ` ${countedText(existing, noun)} ya ${existing === 1 ? 'está y queda' : 'están y quedan'} igual.`}
      </Text>
    ) : (
      <>
        <Notice tone="error">
          {faults.length === 1
            ? 'Hay un dato por corregir: nada se guarda hasta que el archivo esté bien.'
            : `Hay ${countText(faults.length)} datos por corregir: nada se guarda hasta que el archivo esté bien.`}
        </Notice>
        <Box
          maxH="16rem"
          overflowY="auto"
          tabIndex={0}
          role="region"
          aria-label="Datos por corregir"
          layerStyle="document"
          px="4"
          focusVisibleRing="outside"
        >
          <chakra.ul listStyleType="none">
            {faults.map(({ line, field, message }, index) => (
              <Box as="li" key={index} {...ruled} py="2.5">
                <Text fontWeight="semibold">
                  Línea {line}
                  {field ? ` · ${field}` : ''}
                </Text>
                <Text textStyle="sm">{message}</Text>
              </Box>
            ))}
          </chakra.ul>
        </Box>
      </>
    )}
    {warnings.length > 0 && (
      <Box
        maxH="16rem"
        overflowY="auto"
        tabIndex={0}
        role="region"
        aria-label="Avisos"
        focusVisibleRing="outside"
      >
        <Stack gap="2">
          {warnings.map((warning) => (
            <Notice key={warning} tone="warning">
              {warning}
            </Notice>
          ))}
        </Stack>
      </Box>
    )}
  </Stack>
);
