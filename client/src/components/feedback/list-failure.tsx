import { RetryNote } from './retry-note.tsx';

export const ListFailure = ({ onRetry }: { onRetry: () => Promise<unknown> }) => (
  <RetryNote onRetry={onRetry}>
    No pudimos mostrarte la lista. Revisa tu conexión y vuelve a intentar.
  </RetryNote>
);
