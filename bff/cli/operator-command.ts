import { Command } from 'commander';
import type { Ctx } from '../src/operation/context.ts';
import { runOperation, type Output } from './run-operation.ts';

/** Both get the arguments of the command, then its options. */
type Operation<Result> = {
  /** What `--json` prints. */
  json: string;
  run: (ctx: Ctx, ...given: never[]) => Promise<Result>;
  show: (result: Result, ...given: never[]) => string | null;
};

/** A command whose subcommands run operations. */
export class OperatorCommand extends Command {
  override createCommand(name?: string) {
    return new OperatorCommand(name);
  }

  operation<Result>({ json: what, run, show }: Operation<Result>) {
    return this.option('--json', `print ${what} as JSON`, false).action((...values: unknown[]) => {
      const { json, ...options } = this.opts<Output>();
      const given = [...values.slice(0, -2), options] as never[];
      return runOperation(
        { json },
        { run: (ctx) => run(ctx, ...given), show: (result) => show(result, ...given) },
      );
    });
  }
}
