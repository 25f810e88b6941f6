import { Button } from '@chakra-ui/react';
import { EmptyNote } from './empty-note.tsx';

type RetryNoteProps = { children: string; onRetry: () => Promise<unknown> };

/** The error state, with a retry button. */
export const RetryNote = ({ children, onRetry }: RetryNoteProps) => (
  <EmptyNote
    action={
      <Button variant="outline" onClick={() => void onRetry().catch(() => undefined)}>
        Reintentar
      </Button>
    }
  >
    {children}
  </EmptyNote>
);

export const ListFailure = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <RetryNote onRetry={onRetry}>
    No pudimos mostrarte la lista. Revisa tu conexión y vuelve a intentar.
  </RetryNote>
);
