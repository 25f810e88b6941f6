import { Button, EmptyState, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { TargetRings } from '../ornaments/target-rings.tsx';

type EmptyNoteProps = { children: string; action?: ReactNode };

/** The empty state of a list, with an action. */
export const EmptyNote = ({ children, action }: EmptyNoteProps) => (
  <EmptyState.Root borderWidth="1px" borderStyle="dashed" borderColor="border.emphasized" borderRadius="l3">
    <EmptyState.Content>
      <TargetRings boxSize="20" color="border.emphasized" />
      <Stack gap="4" align="center" textAlign="center">
        <EmptyState.Description textStyle="md" color="fg.muted">
          {children}
        </EmptyState.Description>
        {action}
      </Stack>
    </EmptyState.Content>
  </EmptyState.Root>
);

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
