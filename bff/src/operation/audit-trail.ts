import type { AuditActor, AuditChange, AuditSubject } from '#domain/audit/audit.ts';

export type RecordedView = {
  /** 24 hexadecimal digits. */
  id: string;
  at: Date;
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  changes: AuditChange[];
  requestId: string | null;
};

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
  view: (view: RecordedView) => Promise<void>;
};
