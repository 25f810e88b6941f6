import { useCallback, useId, useMemo, useRef, useState, type ReactNode } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { openedLater } from './on-demand.tsx';
import { ScopeContext, useIsFirstDirty } from './unsaved-changes.ts';

/** Loaded with the first change. */
const LeaveDialog = openedLater(async () => (await import('../dialogs/leave-dialog.tsx')).LeaveDialog);

/** Asks for confirmation before navigation from a form with changes. */
const PageGuard = () => {
  // The app's own navigation, after saving or sign-out, replaces the address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(useCallback((event) => event.preventDefault(), []));
  return (
    <LeaveDialog
      isOpen={blocker.state === 'blocked'}
      onStay={() => blocker.reset?.()}
      onLeave={() => blocker.proceed?.()}
    />
  );
};

/** Wraps a form: leaving it with changes asks for confirmation, by navigation or by `useLeave`. */
export const LeaveScope = ({ children }: { children: ReactNode }) => {
  const id = useId();
  const [isDirty, setIsDirty] = useState(false);
  // A key may be pressed before the change renders.
  const hasChanges = useRef(false);
  const [wanted, setWanted] = useState<(() => void) | null>(null);
  const isFirst = useIsFirstDirty(id, isDirty);
  const scope = useMemo(
    () => ({
      report: (next: boolean) => {
        hasChanges.current = next;
        setIsDirty(next);
      },
      leave: (action: () => void) => (hasChanges.current ? setWanted(() => action) : action()),
    }),
    [],
  );
  const stay = () => setWanted(null);

  return (
    <ScopeContext value={scope}>
      {children}
      {isDirty && (
        <>
          {isFirst && <PageGuard />}
          <LeaveDialog
            isOpen={wanted !== null}
            onStay={stay}
            onLeave={() => {
              stay();
              wanted?.();
            }}
          />
        </>
      )}
    </ScopeContext>
  );
};
