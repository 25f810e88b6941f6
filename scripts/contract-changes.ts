import { readFileSync } from 'node:fs';
import {
  DangerousChangeType,
  buildSchema,
  findBreakingChanges,
  findDangerousChanges,
  lexicographicSortSchema,
  parse,
  print,
  printSchema,
  visit,
  type GraphQLSchema,
} from 'graphql';

/** The contract that clients rely on: `schema.graphql` as it was last accepted, without descriptions. */
export const BASELINE = 'bff/contract/schema.baseline.graphql';
const CONTRACT = 'schema.graphql';

export const readContract = () => buildSchema(readFileSync(CONTRACT, 'utf8'));
export const readBaseline = () => buildSchema(readFileSync(BASELINE, 'utf8'));

/** What a client that relies on `before` may notice: removals, narrower types, new requirements, other defaults. */
export const breakingChanges = (before: GraphQLSchema, after: GraphQLSchema) => {
  const otherDefaults = findDangerousChanges(before, after).filter(
    ({ type }) => type === DangerousChangeType.ARG_DEFAULT_VALUE_CHANGE,
  );
  return [...findBreakingChanges(before, after), ...otherDefaults].map(({ description }) => description);
};

/** In an order and a form of its own, so that only changes of the contract change it. */
export const baselineOf = (schema: GraphQLSchema) => {
  const withoutDescriptions = visit(parse(printSchema(lexicographicSortSchema(schema))), {
    enter: (node) => ('description' in node ? { ...node, description: undefined } : undefined),
  });
  return `${print(withoutDescriptions)}\n`;
};

const DEPRECATED_ON = /^\d{4}-\d{2}-\d{2}: \S/;

/** Deprecations whose reason does not begin with the day from which on they may be noticed. */
export const undatedDeprecations = (schema: GraphQLSchema) => {
  const undated: string[] = [];
  visit(parse(printSchema(schema)), {
    Directive: (node) => {
      if (node.name.value !== 'deprecated') return;
      const reason = node.arguments?.find(({ name }) => name.value === 'reason')?.value;
      const text = reason?.kind === 'StringValue' ? reason.value : '';
      if (!DEPRECATED_ON.test(text)) undated.push(text);
    },
  });
  return undated;
};
