import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { verifyEntryCode } from '#domain/firearms/entry-code.ts';
import { noticeBox } from '../../../components/feedback/notice.style.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import type { EntryScan_DayFragment } from '../../../gql/graphql.ts';
import { NOT_SAVED, scanOf, UNSUPPORTED, type Scan } from './entry-scan.ts';
import type { Marked } from './use-day-actions.ts';
import { loadDetector, useCodeReader, type CameraState } from './use-code-reader.ts';

/** A code is read again once the camera has not seen it for as long. */
const AWAY_MS = 2_000;

type EntryScannerProps = {
  day: EntryScan_DayFragment;
  /** Whether it is kept. */
  arrive: (student: Marked) => Promise<boolean>;
  isOpen: boolean;
  onClose: () => void;
};

/** Marks students as arrived by the codes that they show. */
export const EntryScanner = ({ isOpen, onClose, ...scanner }: EntryScannerProps) => (
  <DetailDialog title="Escanear código" isOpen={isOpen} onClose={onClose}>
    {isOpen && <Scanner {...scanner} />}
  </DetailDialog>
);

/** With what reads codes, so that both are there when the network is not. */
export const loadEntryScanner = async () => {
  await loadDetector().catch(() => null);
  return EntryScanner;
};

const Scanner = ({ day, arrive }: Pick<EntryScannerProps, 'day' | 'arrive'>) => {
  const [scan, setScan] = useState<Scan | null>(null);
  const body = useRef<HTMLDivElement>(null);
  const seen = useRef({ text: '', at: 0 });
  const marked = useRef(new Map<string, string>());

  const judge = async (text: string) => {
    const now = new Date();
    const { entryIssuer: issuer, entryKeys: keys } = day;
    const code = await verifyEntryCode(text, { issuer, keys, now }).catch(() => null);
    return code ? scanOf({ code, day, now, marked: marked.current }) : UNSUPPORTED;
  };

  const { video, state, retry } = useCodeReader(async (text) => {
    if (text === null) return;
    const { current: last } = seen;
    const isSame = last.text === text && Date.now() - last.at < AWAY_MS;
    seen.current = { text, at: Date.now() };
    if (isSame) return;
    const judged = await judge(text);
    setScan(judged);
    const { arriving } = judged;
    if (arriving === null) return;
    const at = new Date().toISOString();
    const student = day.students.find(({ enrolmentId }) => enrolmentId === arriving);
    if (student && (await arrive(student))) marked.current.set(arriving, at);
    else setScan(NOT_SAVED);
  });

  const isReading = state === 'starting' || state === 'on';
  const retryHere = () => {
    // The button goes.
    body.current?.focus();
    retry();
  };
  return (
    <Stack ref={body} tabIndex={-1} outline="none" gap="4">
      <Box display={isReading ? undefined : 'none'} borderRadius="l2" overflow="hidden" bg="black">
        <chakra.video
          ref={video}
          muted
          playsInline
          aria-hidden
          display="block"
          w="full"
          h="min(45vh, 20rem)"
          objectFit="cover"
        />
      </Box>
      {isReading ? (
        <Text color="fg.muted" textStyle="sm">
          {state === 'on' ? 'Apunta al código que muestra el estudiante.' : 'Abriendo la cámara...'}
        </Text>
      ) : (
        <NoCamera state={state} onRetry={retryHere} />
      )}
      <Box role="status" minH={isReading ? '24' : undefined}>
        {scan && <ScanResult scan={scan} />}
      </Box>
    </Stack>
  );
};

const ScanResult = ({ scan: { tone, title, detail } }: { scan: Scan }) => (
  <Stack gap="1" {...noticeBox(tone)} overflowWrap="anywhere">
    <Text textStyle="xl" fontWeight="semibold" lineHeight="short">
      {title}
    </Text>
    <Text>{detail}</Text>
  </Stack>
);

const REASONS: Record<Exclude<CameraState, 'starting' | 'on'>, { title: string; detail: string }> = {
  refused: {
    title: 'El navegador no tiene permiso para usar la cámara',
    detail: 'Actívalo en los ajustes del sitio, junto a la dirección, y vuelve a intentar.',
  },
  missing: {
    title: 'Este dispositivo no tiene cámara',
    detail: 'Abre esta página en un teléfono.',
  },
  failed: {
    title: 'No pudimos usar la cámara',
    detail: 'Cierra otras aplicaciones que la usen, revisa tu conexión y vuelve a intentar.',
  },
};

type NoCameraProps = { state: keyof typeof REASONS; onRetry: () => void };

const NoCamera = ({ state, onRetry }: NoCameraProps) => (
  <Stack role="alert" align="start" gap="3">
    <Text fontWeight="semibold">{REASONS[state].title}</Text>
    <Text>{REASONS[state].detail}</Text>
    <Text>Mientras tanto, busca a cada uno por su nombre en la lista y toca «Llegó».</Text>
    <Button variant="outline" onClick={onRetry}>
      Volver a intentar
    </Button>
  </Stack>
);
