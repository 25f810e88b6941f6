import type { AuditActor, AuditChange, AuditSubject } from '#domain/audit/audit.ts';

/** The keyed request that a document stores together with the effect: how to find out whether it was written. */
export type AuditedWrite = { storedIn: string; key: string; payload: string };

export type Intention = {
  /** 24 hexadecimal digits; every attempt of one keyed request has the same. */
  id: string;
  at: Date;
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  changes: AuditChange[];
  requestId: string | null;
  /** Null where nothing is stored that remembers the request. */
  write: AuditedWrite | null;
};

/** What somebody has looked at; `changes` say by which filter. */
export type RecordedView = Omit<Intention, 'write'>;

export type Settlement = { outcome: 'done'; changes: AuditChange[] } | { outcome: 'refused'; reason: string };

export type Settled = { id: string; settlement: Settlement };

/** Where operations record what they are about to change, and what became of it. */
export type AuditTrail = {
  intend: (intentions: readonly Intention[]) => Promise<void>;
  /** One entry for each id. */
  view: (view: RecordedView) => Promise<void>;
  settle: (settled: readonly Settled[]) => Promise<void>;
};
