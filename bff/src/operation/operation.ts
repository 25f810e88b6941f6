import type * as v from 'valibot';
import type { AuditChange, AuditSubject } from '#domain/audit/audit.ts';
import type { TokenScope } from '#domain/access-tokens/access-token.ts';
import type { StaffOperation } from '#domain/staff/staff-access.ts';
import { requireRecentAuthentication } from './access.ts';
import { noteHeldAct, requireNotHeldFor } from './account-hold.ts';
import { isWritable } from '../database/disk-space.ts';
import { diskFull } from '../errors/domain-error.ts';
import type { Ctx } from './context.ts';
import { withinDeadline } from './deadline.ts';
import { asRecord, parseOrThrow, requireOrderedPeriod } from './input.ts';
import { underKey } from './key-claim.ts';
import { countWrite, writeOnce } from './write-once.ts';
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
  /** Consists of other writes, each a transaction with its own audit entry and, of a request with a key, its own key. */
  isByParts?: true;
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
  /** Work after the commit that takes more than a transaction, and the result after it. It is begun again with the key. */
  afterCommit?: (ctx: Caller, result: Result) => Promise<Result>;
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
  const { recentAuthentication, isByParts = false, repeat, audit, view, run, afterCommit } = declaration;
  const isRepeatable = isByParts || Boolean(repeat);
  const isTransaction = !isByParts && Boolean(repeat ?? audit);
  const keyed = (caller: Caller, given: unknown) =>
    isRepeatable ? keyedRequest(caller, { name: fieldName(declared), given }) : null;
  const read = async ({ caller, subject, input }: Prepared<Caller, Subject, v.InferOutput<Schema>>) => {
    const result = await run({ ctx: caller, input, subject, request: null });
    const viewed = await view?.(caller, { subject, input });
    if (viewed) await recordView(caller, viewed);
    return result;
  };
  const writeParts = async (
    { caller, subject, input }: Prepared<Caller, Subject, v.InferOutput<Schema>>,
    sent: KeyedRequest | null,
  ) => {
    await countWrite(caller);
    const work = async () => run({ ctx: caller, input, subject, request: sent });
    return sent ? underKey(sent, work) : work();
  };
  const write = async (
    caller: Caller,
    { given, sent, isWhole }: { given: unknown; sent: KeyedRequest | null; isWhole: boolean },
  ) => {
    const result = await writeOnce(caller, {
      sent,
      isWhole,
      repeat,
      turns: declaration.turns?.(asRecord(given)),
      prepare: (own) => prepareFor(own, given),
      audit: audit && {
        action: audit.action,
        about: ({ caller: own, subject, input }, request) => audit.about(own, { subject, input, request }),
        changes: ({ subject, input }, outcome) => audit.changes?.({ subject, input, result: outcome }) ?? [],
      },
      run: async ({ caller: own, subject, input }, request) => {
        const written = await run({ ctx: own, input, subject, request });
        if (isWhole) await noteHeldAct(declaration.field, own, written);
        return written;
      },
    });
    return afterCommit ? afterCommit(caller, result) : result;
  };
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
    isRepeatable,
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
      return write(caller, { given, sent: keyed(caller, given), isWhole: true });
    }
    const prepared = await prepare(ctx, given);
    const { caller } = prepared;
    requireSpace(ctx);
    const result = await (isByParts ? writeParts(prepared, keyed(caller, given)) : read(prepared));
    await noteHeldAct(declaration.field, caller, result);
    return result;
  };
  const call = (ctx: Ctx, given?: unknown) => withinDeadline(ctx, performCall(ctx, given));
  const asPart: Operation<Result>['asPart'] = async (ctx, { given, request }) =>
    write(await admit(ctx, given), { given, sent: request, isWhole: false });
  return Object.assign(call, { authorise, prepare, declared, asPart });
};
