import { Button } from '@chakra-ui/react';
import { EmptyNote } from '../feedback/empty-note.tsx';

export const ListFailure = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <EmptyNote
    action={
      <Button variant="outline" onClick={() => void onRetry().catch(() => undefined)}>
        Reintentar
      </Button>
    }
  >
    No pudimos mostrarte la lista. Revisa tu conexión y vuelve a intentar.
  </EmptyNote>
);
