import { isInstant } from '../dates/dates.ts';

export const AUDIT_OUTCOMES = ['done', 'refused'] as const;
export type AuditOutcome = (typeof AUDIT_OUTCOMES)[number];

/** Who acted: a user or a service account. `id` is null for the system and the command line. */
export type AuditActor = { id: string | null; label: string; isServiceAccount: boolean };

/** What was changed: the type (`course`, `user`, …), the id and a readable label. */
export type AuditSubject = { type: string; id: string | null; label: string };

/** One field, before and after, as short texts; null for no value. */
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

/** Cuts a text to 200 characters. */
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

/** Flattens nested fields to dotted names: `priceBreakdown.total`. */
const flatten = (record: object, prefix = ''): [string, string | null][] =>
  Object.entries(record).flatMap(([name, value]: [string, unknown]) =>
    isPlain(value)
      ? flatten(value, `${prefix}${name}.`)
      : [[prefix + name, auditText(wordsOf(value)) || null] as [string, string | null]],
  );

/** Fields that are never listed as changed. */
const NO_CHANGES = [
  'id',
  'revision',
  'updatedAt',
  'expectedRevision',
  'placesTaken',
  'waitingCount',
] as const;

type Leaf = string | number | boolean | Date | readonly unknown[];

type FieldOf<Entity> = Entity extends unknown
  ? {
      [Name in keyof Entity & string]-?: NonNullable<Entity[Name]> extends Leaf
        ? Name
        : `${Name}.${FieldOf<NonNullable<Entity[Name]>>}`;
    }[keyof Entity & string]
  : never;

/** The names by which `changesBetween` lists the fields of an entity. */
export type ChangedField<Entity> = Exclude<FieldOf<Entity>, (typeof NO_CHANGES)[number]>;

/** The fields of `after` that differ from `before`, at most 20. */
export const changesBetween = (before: object, after: object): AuditChange[] => {
  const old = new Map(flatten(before));
  return flatten(after)
    .map(([field, text]) => ({ field, before: old.get(field) ?? null, after: text }))
    .filter((change) => !NO_CHANGES.some((name) => name === change.field) && change.before !== change.after)
    .slice(0, MAX_CHANGES);
};
