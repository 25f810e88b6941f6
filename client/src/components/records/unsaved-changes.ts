import { createContext, useContext, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';

type Scope = {
  report: (isDirty: boolean) => void;
  /** Leaves the form. Asks for confirmation if it has changes. */
  leave: (action: () => void) => void;
};

export const ScopeContext = createContext<Scope | null>(null);

/** Reports whether this form has changes. */
export const useUnsavedChanges = (isDirty: boolean) => {
  const report = useContext(ScopeContext)?.report;
  useLayoutEffect(() => {
    report?.(isDirty);
    return () => report?.(false);
  }, [report, isDirty]);
};

export const useLeave = () => useContext(ScopeContext)?.leave ?? ((action: () => void) => action());

let dirtyForms: readonly string[] = [];
const listeners = new Set<() => void>();

const setDirtyForms = (ids: readonly string[]) => {
  dirtyForms = ids;
  listeners.forEach((listener) => listener());
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Whether this form registers the blocker. The router supports only one. */
export const useIsFirstDirty = (id: string, isDirty: boolean) => {
  useEffect(() => {
    if (!isDirty) return;
    setDirtyForms([...dirtyForms, id]);
    return () => setDirtyForms(dirtyForms.filter((one) => one !== id));
  }, [id, isDirty]);
  return useSyncExternalStore(subscribe, () => dirtyForms[0]) === id;
};
