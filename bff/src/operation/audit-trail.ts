import type { AuditActor, AuditChange, AuditSubject } from '#domain/audit/audit.ts';

/** The key and payload of the claim of a write. */
export type AuditedWrite = { key: string; payload: string };

export type Intention = {
  /** 24 hexadecimal digits, the same for every attempt of a keyed request. */
  id: string;
  at: Date;
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  changes: AuditChange[];
  requestId: string | null;
  /** Null if its claim does not say whether it is done. */
  write: AuditedWrite | null;
};

export type RecordedView = Omit<Intention, 'write'>;

export type Settlement = { outcome: 'done'; changes: AuditChange[] } | { outcome: 'refused'; reason: string };

type Settled = { id: string; settlement: Settlement };

type Recorded = RecordedView & { runsAgain: boolean } & (
    | { outcome: 'done'; reason: null }
    | { outcome: 'refused'; reason: string }
  );

export type AuditTrail = {
  /**
   * The entry of a write: within its transaction, or afterwards if it was refused. A write that runs again when it is
   * repeated with its key is recorded once.
   */
  record: (entry: Recorded) => Promise<void>;
  intend: (intentions: readonly Intention[]) => Promise<void>;
  view: (view: RecordedView) => Promise<void>;
  settle: (settled: readonly Settled[]) => Promise<void>;
};
