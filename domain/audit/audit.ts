import { isInstant } from '../dates.ts';

export const AUDIT_OUTCOMES = ['intended', 'done', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Who acted; without an id the system or the command line. */
export type AuditActor = { id: string | null; label: string };

/** What was acted on: `course`, `user`, … by its id and a name that a person recognises. */
export type AuditSubject = { type: string; id: string | null; label: string };

/** One field as short texts; null where it has no value. */
export type AuditChange = { field: string; before: string | null; after: string | null };

export type AuditEntry = {
  id: string;
  at: Date;
  actor: AuditActor;
  action: string;
  subject: AuditSubject;
  changes: AuditChange[];
  requestId: string | null;
  outcome: AuditOutcome;
  reason: string | null;
};

const AUDIT_TEXT_MAX = 200;
const MAX_CHANGES = 20;

/** At most 200 characters of a text. */
export const auditText = (text: string) => {
  const characters = [...text];
  return characters.length <= AUDIT_TEXT_MAX ? text : `${characters.slice(0, AUDIT_TEXT_MAX - 1).join('')}…`;
};

const isPlain = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

const wordsOf = (value: unknown): string => {
  if (value instanceof Date) return value.toISOString();
  if (Array.isArray(value)) return value.map(wordsOf).join(', ');
  if (isPlain(value)) return Object.values(value).map(wordsOf).join(' ');
  const text = String(value ?? '');
  return isInstant(text) ? new Date(text).toISOString() : text;
};

/** Inner fields under dotted names: `priceBreakdown.total`. */
const flatten = (record: object, prefix = ''): [string, string | null][] =>
  Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    isPlain(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, auditText(wordsOf(value)) || null] as [string, string | null]],
  );

/** What a write has of a record beside the fields that it changes. */
const NO_CHANGES = ['id', 'revision', 'updatedAt', 'expectedRevision'];

/** The fields of `after` that differ from `before`, at most 20. */
export const changesBetween = (before: object, after: object): AuditChange[] => {
  const old = new Map(flatten(before));
  return flatten(after)
    .map(([field, text]) => ({ field, before: old.get(field) ?? null, after: text }))
    .filter((change) => !NO_CHANGES.includes(change.field) && change.before !== change.after)
    .slice(0, MAX_CHANGES);
};
