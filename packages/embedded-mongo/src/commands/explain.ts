import {
  assertCommand,
  type Command,
  type CommandDefinition,
  namespaceOf,
  requireDocument,
} from './command.ts';
import { badValue, CommandError } from '../errors.ts';
import { type Run, withoutPauses } from '../language/query.ts';
import { readCommands, runAggregate, runCount, runFind } from './read-commands.ts';
import type { Document } from '../values/values.ts';

const VERBOSITIES = ['queryPlanner', 'executionStats', 'allPlansExecution'];

const describePlan = ({ plan, query }: Run): Document => {
  if (plan === undefined) return { stage: 'EOF' };
  const { index, isReverse, isSorted, isPoint } = plan;
  const direction = isReverse ? 'backward' : 'forward';
  const scan: Document =
    index === undefined
      ? { stage: 'COLLSCAN', direction }
      : {
          stage: 'FETCH',
          inputStage: {
            stage: 'IXSCAN',
            keyPattern: index.specification.key,
            indexName: index.name,
            isMultiKey: index.isMultikey,
            isUnique: index.isUnique,
            direction,
            isPoint,
          },
        };
  return query.sort.length > 0 && !isSorted ? { stage: 'SORT', inputStage: scan } : scan;
};

const explainRun = (command: Command, run: Run, verbosity: string): Document => {
  const winningPlan = describePlan(run);
  const reply: Document = {
    explainVersion: '1',
    queryPlanner: { namespace: namespaceOf(command), winningPlan, rejectedPlans: [] },
  };
  if (verbosity === 'queryPlanner') return reply;
  const startedAt = Date.now();
  let nReturned = 0;
  for (const _found of withoutPauses(run.results)) nReturned++;
  reply.executionStats = {
    executionSuccess: true,
    nReturned,
    executionTimeMillis: Date.now() - startedAt,
    totalKeysExamined: run.statistics.keys,
    totalDocsExamined: run.statistics.documents,
    executionStages: winningPlan,
  };
  return reply;
};

const RUNS: Readonly<Record<string, (command: Command) => Run>> = {
  find: runFind,
  count: runCount,
  aggregate: runAggregate,
};

export const explain: CommandDefinition = {
  fields: ['verbosity'],
  run: (command) => {
    const body = requireDocument(command.body.explain, 'explain');
    const { verbosity = 'allPlansExecution' } = command.body;
    if (typeof verbosity !== 'string' || !VERBOSITIES.includes(verbosity))
      throw badValue(
        "verbosity string must be one of {'queryPlanner', 'executionStats', 'allPlansExecution'}",
      );
    const name = Object.keys(body)[0] ?? '';
    const [run, definition] = Object.hasOwn(RUNS, name) ? [RUNS[name], readCommands[name]] : [];
    if (run === undefined || definition === undefined)
      throw new CommandError(59, `Explain failed due to unknown command: ${name}`);
    const explained = { ...command, name, body };
    assertCommand(explained, definition);
    return explainRun(explained, run(explained), verbosity);
  },
};
