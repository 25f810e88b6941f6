import type { AuditActor, AuditChange, AuditSubject } from '#domain/audit/audit.ts';

/** Where the keyed request is stored with its effect, to find out whether it was written. */
export type AuditedWrite = { storedIn: string; key: string; payload: string };

export type Intention = {
  /** 24 hexadecimal digits, the same for every attempt of a keyed request. */
  id: string;
  at: Date;
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  changes: AuditChange[];
  requestId: string | null;
  /** Null if no document stores the request. */
  write: AuditedWrite | null;
};

/** A recorded view. `changes` is the filter. */
export type RecordedView = Omit<Intention, 'write'>;

export type Settlement = { outcome: 'done'; changes: AuditChange[] } | { outcome: 'refused'; reason: string };

export type Settled = { id: string; settlement: Settlement };

/** Records intended changes and their outcomes. */
export type AuditTrail = {
  intend: (intentions: readonly Intention[]) => Promise<void>;
  /** One entry per id. */
  view: (view: RecordedView) => Promise<void>;
  settle: (settled: readonly Settled[]) => Promise<void>;
};
