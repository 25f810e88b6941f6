import type * as v from 'valibot';
import type { AuditChange, AuditSubject } from '#domain/audit/audit.ts';
import { performWrite } from './audited.ts';
import type { Ctx } from './context.ts';
import { withinDeadline } from './deadline.ts';
import { asRecord, parseOrThrow } from './input.ts';
import { recordView, type View } from './recorded-view.ts';
import { keyedRequest, type KeyedRequest, type Repeat } from './keyed-request.ts';
import type { AnswerOf, RootField } from './root-field.ts';

type Given = Record<string, unknown>;

/** How an operation is recorded in the audit trail; see performWrite. */
export type Audit<Caller extends Ctx, Subject, Input, Answer> = {
  /** Noun and verb: `course.update`. */
  action: string;
  /** What it is about; what `run` creates has the id `createdId(request)`. */
  about: (
    ctx: Caller,
    known: { subject: Subject; input: Input; request: KeyedRequest },
  ) => AuditSubject | Promise<AuditSubject>;
  /** First without an answer, as far as the changes are known then; again with it. */
  changes?: (known: { subject: Subject; input: Input; answer: Answer | null }) => AuditChange[];
};

type Declaration<
  Caller extends Ctx,
  Subject,
  Schema extends v.GenericSchema,
  Answer,
  Field extends RootField | undefined,
> = {
  /** Its field of GraphQL; none where it is part of another operation, or for REST or the command line alone. */
  field?: Field;
  /** Who may call it: throws, or answers the context with what is now known of the caller. */
  access: (ctx: Ctx) => Caller;
  /** Reads what is public or the caller's own: the session may have been verified up to 5 s ago. */
  allowsKeptSession?: true;
  /** The thing it is about, found by what was given; throws NOT_FOUND where the caller may not see it. */
  subject?: (ctx: Caller, given: Given) => Subject | Promise<Subject>;
  /** Of the rows that one GraphQL request may read, so many; where its own rows say too little of the work. */
  rows?: number;
  /** The schema of what was given. Without one, `run` reads what was given as it is. */
  input?: Schema | ((ctx: Caller, subject: Subject) => Schema);
  /** For a write that takes an Idempotency-Key: `run` stores the request together with its effect, or may run again. */
  repeat?: Repeat<Answer>;
  /** For what the academy must be able to account for. */
  audit?: Audit<Caller, Subject, v.InferOutput<Schema>, Answer>;
  /** For a read of other people's data: what is recorded before it is answered; null where it is the caller's own. */
  view?: (
    ctx: Caller,
    known: { subject: Subject; input: v.InferOutput<Schema> },
  ) => View | null | Promise<View | null>;
  run: (known: {
    ctx: Caller;
    input: v.InferOutput<Schema>;
    subject: Subject;
    request: KeyedRequest | null;
  }) => Answer | Promise<Answer>;
};

/** What a description of the operation needs to know of its declaration. */
type Declared = {
  field: RootField | null;
  access: (ctx: Ctx) => Ctx;
  /** A function where the schema depends on who asks or what it is about. */
  input: v.GenericSchema | ((...known: never[]) => v.GenericSchema) | undefined;
  allowsKeptSession: boolean;
  rows: number | undefined;
  isRepeatable: boolean;
  /** In the audit trail. */
  action: string | null;
  /** What it does, or whose data it answers, is in the audit trail. */
  isRecorded: boolean;
};

export type Operation<Answer = unknown> = {
  (ctx: Ctx, given?: unknown): Promise<Answer>;
  declared: Declared;
  /** Throws where the caller may not call it. */
  authorise: (ctx: Ctx) => Promise<unknown>;
  /** Everything that comes before `run`: throws what the call would throw, changes nothing. */
  prepare: (ctx: Ctx, given?: unknown) => Promise<unknown>;
  /** The call as a part of another operation, under a request that follows from the one of the whole. */
  asPart: (ctx: Ctx, part: { given: Given; request: KeyedRequest | null }) => Promise<Answer>;
};

/** As a request names it: part of what an Idempotency-Key stands for. */
const fieldName = ({ field }: Declared) => field?.split('.')[1] ?? null;

type Prepared<Caller, Subject, Input> = { caller: Caller; subject: Subject; input: Input };

/**
 * A use case, declared once for REST and GraphQL. It takes one record: REST merges path, query and body, GraphQL its
 * arguments and `input`. Order: access, subject, input, run.
 * Not done in time, it answers UNAVAILABLE; repeated with its Idempotency-Key, what it answered before. What it does
 * is in the audit trail where it says so.
 */
export const operation = <
  Caller extends Ctx,
  Answer extends AnswerOf<Field>,
  Subject = undefined,
  Schema extends v.GenericSchema = v.UnknownSchema,
  Field extends RootField | undefined = undefined,
>(
  declaration: Declaration<Caller, Subject, Schema, Answer, Field>,
): Operation<Answer> => {
  const authorise = async (ctx: Ctx) => {
    if (!ctx.verifyActor || declaration.allowsKeptSession) return declaration.access(ctx);
    return declaration.access({ ...ctx, actor: await ctx.verifyActor() });
  };
  const prepare = async (ctx: Ctx, given: unknown = {}) => {
    const caller = await authorise(ctx);
    const subject = (await declaration.subject?.(caller, asRecord(given))) as Subject;
    const { input } = declaration;
    const schema = typeof input === 'function' ? input(caller, subject) : input;
    return { caller, subject, input: schema ? parseOrThrow(schema, given) : given };
  };
  const { repeat, audit, view, run } = declaration;
  const read = async ({ caller, subject, input }: Prepared<Caller, Subject, v.InferOutput<Schema>>) => {
    const answer = await run({ ctx: caller, input, subject, request: null });
    const viewed = await view?.(caller, { subject, input });
    if (viewed) await recordView(caller, viewed);
    return answer;
  };
  const perform = (
    { caller, subject, input }: Prepared<Caller, Subject, v.InferOutput<Schema>>,
    { sent, isClaimed }: { sent: KeyedRequest | null; isClaimed: boolean },
  ) => {
    if (!repeat && !audit) return read({ caller, subject, input });
    return performWrite(caller, {
      sent,
      isClaimed,
      repeat,
      audit: audit && {
        action: audit.action,
        about: (request) => audit.about(caller, { subject, input, request }),
        changes: (answer) => audit.changes?.({ subject, input, answer }) ?? [],
      },
      run: (request) => run({ ctx: caller, input, subject, request }),
    });
  };
  const declared: Declared = {
    field: declaration.field ?? null,
    access: declaration.access,
    input: declaration.input,
    allowsKeptSession: declaration.allowsKeptSession ?? false,
    rows: declaration.rows,
    isRepeatable: Boolean(repeat),
    action: audit?.action ?? null,
    isRecorded: Boolean(audit ?? view),
  };
  const performCall = async (ctx: Ctx, given: unknown) => {
    const prepared = await prepare(ctx, given);
    const sent = repeat ? keyedRequest(prepared.caller, { name: fieldName(declared), given }) : null;
    return perform(prepared, { sent, isClaimed: true });
  };
  const call = (ctx: Ctx, given?: unknown) => withinDeadline(ctx.now, performCall(ctx, given));
  const asPart: Operation<Answer>['asPart'] = async (ctx, { given, request }) =>
    perform(await prepare(ctx, given), { sent: request, isClaimed: false });
  return Object.assign(call, { authorise, prepare, declared, asPart });
};
