import type * as v from 'valibot';
import type { Ctx } from './context.ts';
import { withinDeadline } from './deadline.ts';
import { asRecord, parseOrThrow } from './input.ts';
import { keyedRequest, type KeyedRequest, type Repeat } from './keyed-request.ts';

type Given = Record<string, unknown>;

type Declaration<Caller extends Ctx, Subject, Schema extends v.GenericSchema, Answer> = {
  /** Who may call it: throws, or answers the context with what is now known of the caller. */
  access: (ctx: Ctx) => Caller;
  /** Reads what is public or the caller's own: the session may have been verified up to 5 s ago. */
  allowsKeptSession?: true;
  /** The thing it is about, found by what was given; throws NOT_FOUND where the caller may not see it. */
  subject?: (ctx: Caller, given: Given) => Subject | Promise<Subject>;
  /** The schema of what was given. Without one, `run` reads what was given as it is. */
  input?: Schema | ((ctx: Caller, subject: Subject) => Schema);
  /** For a write that takes an Idempotency-Key: `run` stores the request together with its effect. */
  repeat?: Repeat<Answer>;
  run: (
    ctx: Caller,
    input: v.InferOutput<Schema>,
    subject: Subject,
    request: KeyedRequest | null,
  ) => Answer | Promise<Answer>;
};

export type Operation<Answer = unknown> = {
  (ctx: Ctx, given?: unknown): Promise<Answer>;
  /** Everything that comes before `run`: throws what the call would throw, changes nothing. */
  prepare: (ctx: Ctx, given?: unknown) => Promise<unknown>;
};

/**
 * A use case, declared once for REST and GraphQL. It takes one record: REST merges path, query and body, GraphQL its
 * arguments and `input`. Order: access, subject, input, run.
 * Not done in time, it answers UNAVAILABLE; repeated with its Idempotency-Key, what it answered before.
 */
export const operation = <
  Caller extends Ctx,
  Answer,
  Subject = undefined,
  Schema extends v.GenericSchema = v.UnknownSchema,
>(
  declaration: Declaration<Caller, Subject, Schema, Answer>,
): Operation<Answer> => {
  const prepare = async (ctx: Ctx, given: unknown = {}) => {
    if (ctx.verifyActor && !declaration.allowsKeptSession) ctx.actor = await ctx.verifyActor();
    const caller = declaration.access(ctx);
    const subject = (await declaration.subject?.(caller, asRecord(given))) as Subject;
    const { input } = declaration;
    const schema = typeof input === 'function' ? input(caller, subject) : input;
    return { caller, subject, input: schema ? parseOrThrow(schema, given) : given };
  };
  const { repeat, run } = declaration;
  const perform = async (ctx: Ctx, given: unknown) => {
    const { caller, subject, input } = await prepare(ctx, given);
    const request = repeat ? keyedRequest(caller, given) : null;
    if (!repeat || !request) return run(caller, input, subject, null);
    const before = await repeat(request);
    if (before) return before.answer;
    try {
      return await run(caller, input, subject, request);
    } catch (error) {
      const meanwhile = await repeat(request);
      if (meanwhile) return meanwhile.answer;
      throw error;
    }
  };
  const call = (ctx: Ctx, given?: unknown) => withinDeadline(ctx.now, perform(ctx, given));
  return Object.assign(call, { prepare });
};
