import type * as v from 'valibot';
import type { AuditChange, AuditSubject } from '#domain/audit/audit.ts';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { requireRecentAuthentication } from './access.ts';
import { noteHeldAct, requireNotHeldFor } from './account-hold.ts';
import { performWrite } from './audited.ts';
import { isWritable } from '../database/disk-space.ts';
import { diskFull } from '../errors/domain-error.ts';
import type { Ctx } from './context.ts';
import { withinDeadline } from './deadline.ts';
import { asRecord, parseOrThrow, requireOrderedPeriod } from './input.ts';
import { writeOnce } from './write-once.ts';
import { recordView, type View } from './recorded-view.ts';
import { keyedRequest, type KeyedRequest, type Repeat } from './keyed-request.ts';
import type { ResultOf, RootField } from './root-field.ts';

type Given = Record<string, unknown>;

type RecentAuthentication = 'always' | ((given: Given) => boolean);

/** Rows, or how many a range takes; it is called before the input is validated. */
export type Weight = number | ((given: Given) => number);

export type Audit<Caller extends Ctx, Subject, Input, Result> = {
  /** Noun and verb, as in `course.update`. */
  action: string;
  /** The subject of the entry. A created document has the id `createdId(request)`. */
  about: (
    ctx: Caller,
    known: { subject: Subject; input: Input; request: KeyedRequest },
  ) => AuditSubject | Promise<AuditSubject>;
  /** Called before the write without a result, and afterwards with it. */
  changes?: (known: { subject: Subject; input: Input; result: Result | null }) => AuditChange[];
};

type Declaration<
  Caller extends Ctx,
  Subject,
  Schema extends v.GenericSchema,
  Result,
  Field extends RootField | undefined,
> = {
  field?: Field;
  access: (ctx: Ctx, operation: string | undefined) => Caller;
  /** The row in domain/staff/staff-access.ts; without one that of the field. */
  staffRow?: StaffOperation;
  /** What a token needs instead of `write` and `admin`. */
  scope?: TokenScope;
  /** For ways into an account and out of it: stores what it has to in the space that is kept back. */
  runsOnFullDisk?: true;
  /** For reads of public or own data: the session may have been verified up to 5 s ago. */
  allowsCachedSession?: true;
  /**
   * For what gives power over others or over money: requires a session and a password or code of the last minutes. A
   * function decides by the input as it was sent. See docs/decisions/0087.
   */
  recentAuthentication?: RecentAuthentication;
  /** For files that are read, for imports, and for writes that consist of others, each a transaction of its own. */
  transaction?: 'none';
  /** Finds the subject by the input. Throws NOT_FOUND if the caller may not see it. */
  subject?: (ctx: Caller, given: Given) => Subject | Promise<Subject>;
  /** Keys that its transaction will lock: who waits for one has not begun yet, and so does not begin again. */
  turns?: (given: Given) => readonly string[];
  /** The cost in rows of a GraphQL request, if it is more than the returned rows. */
  rows?: Weight;
  input?: Schema | ((ctx: Caller, subject: Subject) => Schema);
  /** For writes with an Idempotency-Key. */
  repeat?: Repeat<Result, { subject: Subject }>;
  audit?: Audit<Caller, Subject, v.InferOutput<Schema>, Result>;
  /** For reads of other people's data: the recorded view; null for the caller's own data. */
  view?: (
    ctx: Caller,
    known: { subject: Subject; input: v.InferOutput<Schema> },
  ) => View | null | Promise<View | null>;
  run: (known: {
    ctx: Caller;
    input: v.InferOutput<Schema>;
    subject: Subject;
    request: KeyedRequest | null;
  }) => Result | Promise<Result>;
};

type Declared = {
  field: RootField | null;
  access: (ctx: Ctx, operation: string | undefined) => Ctx;
  staffRow: StaffOperation | null;
  scope: TokenScope | null;
  input: v.GenericSchema | ((...known: never[]) => v.GenericSchema) | undefined;
  recentAuthentication: 'always' | 'byInput' | null;
  allowsCachedSession: boolean;
  rows: Weight | undefined;
  isRepeatable: boolean;
  isTransaction: boolean;
  /** The collection from which a repeated request reads its result. */
  storedIn: string | null;
  action: string | null;
  isRecorded: boolean;
};

export type Operation<Result = unknown> = {
  (ctx: Ctx, given?: unknown): Promise<Result>;
  declared: Declared;
  authorise: (ctx: Ctx) => Promise<unknown>;
  /** Everything before `run`: throws what the call would throw, and changes nothing. */
  prepare: (ctx: Ctx, given?: unknown) => Promise<unknown>;
  asPart: (ctx: Ctx, part: { given: Given; request: KeyedRequest | null }) => Promise<Result>;
};

const fieldName = ({ field }: Declared) => field?.split('.')[1] ?? null;

type Prepared<Caller, Subject, Input> = { caller: Caller; subject: Subject; input: Input };

const isAsked = (recentAuthentication: RecentAuthentication | undefined, given: unknown) =>
  typeof recentAuthentication === 'function'
    ? recentAuthentication(asRecord(given))
    : recentAuthentication === 'always';

/**
 * A use case, declared once for REST and GraphQL. Its input is one object: REST merges path, query and body,
 * GraphQL merges arguments and `input`. Order: access, recent authentication, subject, input, run. After the deadline it fails with
 * UNAVAILABLE. Repeated with its Idempotency-Key it returns the stored result.
 */
export const operation = <
  Caller extends Ctx,
  Result extends ResultOf<Field>,
  Subject = undefined,
  Schema extends v.GenericSchema = v.UnknownSchema,
  Field extends RootField | undefined = undefined,
>(
  declaration: Declaration<Caller, Subject, Schema, Result, Field>,
): Operation<Result> => {
  const authorise = async (ctx: Ctx) => {
    const { access, allowsCachedSession, staffRow = declaration.field } = declaration;
    if (!ctx.verifyActor || allowsCachedSession) return access(ctx, staffRow);
    return access({ ...ctx, actor: await ctx.verifyActor() }, staffRow);
  };
  const admit = async (ctx: Ctx, given: unknown) => {
    const caller = await authorise(ctx);
    if (isAsked(declaration.recentAuthentication, given)) requireRecentAuthentication(caller);
    requireNotHeldFor(declaration.field, caller);
    return caller;
  };
  const prepareFor = async (caller: Caller, given: unknown) => {
    const subject = (await declaration.subject?.(caller, asRecord(given))) as Subject;
    const { input } = declaration;
    const schema = typeof input === 'function' ? input(caller, subject) : input;
    const parsed = schema ? parseOrThrow(schema, given) : given;
    requireOrderedPeriod(parsed);
    return { caller, subject, input: parsed };
  };
  const prepare = async (ctx: Ctx, given: unknown = {}) => prepareFor(await admit(ctx, given), given);
  const { recentAuthentication, transaction, repeat, audit, view, run } = declaration;
  const isTransaction = Boolean(repeat ?? audit) && transaction !== 'none';
  const read = async ({ caller, subject, input }: Prepared<Caller, Subject, v.InferOutput<Schema>>) => {
    const result = await run({ ctx: caller, input, subject, request: null });
    const viewed = await view?.(caller, { subject, input });
    if (viewed) await recordView(caller, viewed);
    return result;
  };
  const perform = (
    { caller, subject, input }: Prepared<Caller, Subject, v.InferOutput<Schema>>,
    { sent, isWhole }: { sent: KeyedRequest | null; isWhole: boolean },
  ) => {
    if (!repeat && !audit) return read({ caller, subject, input });
    return performWrite(caller, {
      sent,
      isWhole,
      repeat,
      audit: audit && {
        action: audit.action,
        about: (request) => audit.about(caller, { subject, input, request }),
        changes: (result) => audit.changes?.({ subject, input, result }) ?? [],
      },
      run: (request) => run({ ctx: caller, input, subject, request }),
    });
  };
  const performOnce = (
    caller: Caller,
    { given, sent, isWhole }: { given: unknown; sent: KeyedRequest | null; isWhole: boolean },
  ) =>
    writeOnce(caller, {
      ...{ sent, isWhole, repeat },
      turns: declaration.turns?.(asRecord(given)),
      prepare: (own) => prepareFor(own, given),
      audit: audit && {
        action: audit.action,
        about: ({ caller: own, subject, input }, request) => audit.about(own, { subject, input, request }),
        changes: ({ subject, input }, result) => audit.changes?.({ subject, input, result }) ?? [],
      },
      run: async ({ caller: own, subject, input }, request) => {
        const result = await run({ ctx: own, input, subject, request });
        if (isWhole) await noteHeldAct(declaration.field, own, result);
        return result;
      },
    });
  const declared: Declared = {
    field: declaration.field ?? null,
    access: declaration.access,
    staffRow: declaration.staffRow ?? null,
    scope: declaration.scope ?? null,
    input: declaration.input,
    recentAuthentication:
      typeof recentAuthentication === 'function' ? 'byInput' : (recentAuthentication ?? null),
    allowsCachedSession: declaration.allowsCachedSession ?? false,
    rows: declaration.rows,
    isRepeatable: Boolean(repeat),
    isTransaction,
    storedIn: repeat?.storedIn ?? null,
    action: audit?.action ?? null,
    isRecorded: Boolean(audit ?? view),
  };
  const requireSpace = ({ operator }: Ctx) => {
    const isWrite = declaration.field?.startsWith('Mutation.') && !declaration.runsOnFullDisk;
    if (isWrite && operator === null && !isWritable()) throw diskFull();
  };
  const performCall = async (ctx: Ctx, given: unknown = {}) => {
    if (isTransaction) {
      const caller = await admit(ctx, given);
      requireSpace(ctx);
      const sent = repeat ? keyedRequest(caller, { name: fieldName(declared), given }) : null;
      return performOnce(caller, { given, sent, isWhole: true });
    }
    const prepared = await prepare(ctx, given);
    requireSpace(ctx);
    const sent = repeat ? keyedRequest(prepared.caller, { name: fieldName(declared), given }) : null;
    const result = await perform(prepared, { sent, isWhole: true });
    await noteHeldAct(declaration.field, prepared.caller, result);
    return result;
  };
  const call = (ctx: Ctx, given?: unknown) => withinDeadline(ctx, performCall(ctx, given));
  const asPart: Operation<Result>['asPart'] = async (ctx, { given, request }) =>
    isTransaction
      ? performOnce(await admit(ctx, given), { given, sent: request, isWhole: false })
      : perform(await prepare(ctx, given), { sent: request, isWhole: false });
  return Object.assign(call, { authorise, prepare, declared, asPart });
};
