import type { Ctx } from '../src/operation/context.ts';
import { DomainError, ERROR_TABLE } from '../src/errors/domain-error.ts';
import { isDatabaseAway } from '../src/database/database-errors.ts';
import { withDatabase } from './database.ts';
import { operatorContext } from './operator-context.ts';

export type Output = { json: boolean };

const describe = ({ message, fields = [] }: DomainError) => {
  const named = fields.filter(({ field }) => field !== '');
  return named.length > 0 ? named.map((error) => `${error.field}: ${error.message}`).join('\n') : message;
};

const toJson = (error: Pick<DomainError, 'message' | 'kind' | 'reason' | 'fields'>) => ({
  error: {
    message: error.message,
    code: ERROR_TABLE[error.kind].graphql,
    reason: error.reason,
    fields: error.fields ?? [],
  },
});

const kindOf = (error: unknown) =>
  isDatabaseAway(error) || (error instanceof Error && isDatabaseAway(error.cause))
    ? ({ kind: 'UNAVAILABLE', reason: 'TEMPORARILY_UNAVAILABLE' } as const)
    : ({ kind: 'INTERNAL', reason: 'INTERNAL_ERROR' } as const);

/** An error before the operation runs, for example without a database, is JSON too with `--json`. */
export const withJsonErrors = async ({ json }: Output, work: () => Promise<void>) => {
  try {
    await work();
  } catch (error) {
    if (!json) throw error;
    const message = error instanceof Error ? error.message : String(error);
    console.error(JSON.stringify(toJson({ ...kindOf(error), message, fields: [] })));
    process.exit(1);
  }
};

/**
 * Runs operations as the operator of the machine and prints their result as text or JSON; nothing for null. A
 * rejection is printed to the standard error, with exit code 1.
 */
export const runOperation = <Result>(
  { json }: Output,
  { run, show }: { run: (ctx: Ctx) => Promise<Result>; show: (result: Result) => string | null },
) =>
  withJsonErrors({ json }, () =>
    withDatabase(async (deps) => {
      try {
        const result = await run(operatorContext(deps));
        const text = json && result !== null ? JSON.stringify(result) : show(result);
        if (text !== null) console.log(text);
      } catch (error) {
        if (!(error instanceof DomainError)) throw error;
        console.error(json ? JSON.stringify(toJson(error)) : describe(error));
        process.exitCode = 1;
      }
    }),
  );
