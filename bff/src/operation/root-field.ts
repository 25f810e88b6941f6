import type { MutationResolvers, QueryResolvers } from '../graphql/generated.ts';

type Answer<Field> = Field extends (...args: never[]) => infer Result ? Awaited<Result> : never;

type Answers = {
  [Name in keyof QueryResolvers as `Query.${Name}`]-?: Answer<NonNullable<QueryResolvers[Name]>>;
} & {
  [Name in keyof MutationResolvers as `Mutation.${Name}`]-?: Answer<NonNullable<MutationResolvers[Name]>>;
};

/** A field of Query or Mutation in schema.graphql: `Query.users`. */
export type RootField = keyof Answers;

/** The result type of a field; any type without a field. */
export type AnswerOf<Field extends RootField | undefined> = Field extends RootField
  ? Answers[Field]
  : unknown;
