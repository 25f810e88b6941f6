import { asArray, asDocument, type Command, type Document, isPlainObject, type Outcome } from './command.ts';
import type { Disagreement } from './disagreement.ts';

/** What a condition says about one path: the operator (`$eq` for a plain value) and its operand. */
export type Clause = { path: string; operator: string; operand: unknown; isNegated: boolean };

const isOperators = (value: unknown): value is Document =>
  isPlainObject(value) && (Object.keys(value)[0]?.startsWith('$') ?? false);

const clausesOfCondition = (path: string, condition: unknown, isNegated: boolean): Clause[] => {
  if (!isOperators(condition)) return [{ path, operator: '$eq', operand: condition, isNegated }];
  return Object.entries(condition).flatMap(([operator, operand]) => {
    if (operator === '$not') return clausesOfCondition(path, operand, true);
    const own = {
      path,
      operator,
      operand,
      isNegated: isNegated || operator === '$ne' || operator === '$nin',
    };
    return operator === '$elemMatch' && isOperators(operand)
      ? [own, ...clausesOfCondition(path, operand, isNegated)]
      : [own];
  });
};

const clausesOfFilter = (filter: unknown): Clause[] =>
  Object.entries(asDocument(filter)).flatMap(([key, condition]) =>
    key.startsWith('$')
      ? asArray(condition).flatMap(clausesOfFilter)
      : clausesOfCondition(key, condition, false),
  );

export const stagesOf = (command: Command, name: string): unknown[] =>
  asArray(command.pipeline).flatMap((stage) => (name in asDocument(stage) ? [asDocument(stage)[name]] : []));

const statementsOf = (command: Command): Document[] =>
  [...asArray(command.updates), ...asArray(command.deletes)].map(asDocument);

/** Every clause of every filter that the command has. */
export const clausesOf = (command: Command): Clause[] =>
  [
    command.filter,
    command.query,
    ...statementsOf(command).map(({ q }) => q),
    ...stagesOf(command, '$match'),
  ].flatMap(clausesOfFilter);

export const sortPathsOf = (command: Command): string[] =>
  [command.sort, ...stagesOf(command, '$sort')].flatMap((sort) => Object.keys(asDocument(sort)));

/** Every update of the command, as its operators. */
export const updatesOf = (command: Command): Document[] => [
  ...asArray(command.updates).map((statement) => asDocument(asDocument(statement).u)),
  asDocument(command.update),
];

/** The paths and operands that an update operator is given anywhere in the command. */
export const operandsOf = (command: Command, operator: string): Array<[string, unknown]> =>
  updatesOf(command).flatMap((update) => Object.entries(asDocument(update[operator])));

/** The error of a command or the first of its write errors, whichever there is. */
export const errorOf = (outcome: Outcome): { code: number; text: string } | undefined => {
  if (outcome.kind === 'error') return outcome;
  if (outcome.kind !== 'reply') return undefined;
  const [first] = asArray(outcome.reply.writeErrors).map(asDocument);
  return first && { code: Number(first.code), text: outcome.texts[0] ?? '' };
};

export const embeddedCode = ({ embedded }: Disagreement): number | undefined => errorOf(embedded)?.code;
export const otherCode = ({ other }: Disagreement): number | undefined => errorOf(other)?.code;
