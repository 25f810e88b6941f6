import { Box, Link } from '@chakra-ui/react';
import { Notice } from '../feedback/notice.tsx';

type RefreshNoteProps = {
  query: { data?: unknown; hasFailed: boolean; refetch: () => Promise<unknown> };
};

/** Shown above stale data after a failed refetch. */
export const RefreshNote = ({ query }: RefreshNoteProps) => {
  if (!query.hasFailed || !query.data) return null;
  const retry = () => void query.refetch().catch(() => undefined);
  return (
    <Box mb="6">
      <Notice tone="warning" role="status">
        No pudimos actualizar estos datos.{' '}
        <Link asChild color="inherit" textDecoration="underline">
          <button type="button" onClick={retry}>
            Reintentar
          </button>
        </Link>
      </Notice>
    </Box>
  );
};
