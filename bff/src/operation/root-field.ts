import type { MutationResolvers, QueryResolvers } from '../graphql/generated.ts';

type Returned<Field> = Field extends (...args: never[]) => infer Result ? Awaited<Result> : never;

type Results = {
  [Name in keyof QueryResolvers as `Query.${Name}`]-?: Returned<NonNullable<QueryResolvers[Name]>>;
} & {
  [Name in keyof MutationResolvers as `Mutation.${Name}`]-?: Returned<NonNullable<MutationResolvers[Name]>>;
};

export type RootField = keyof Results;

export type ResultOf<Field extends RootField | undefined> = Field extends RootField
  ? Results[Field]
  : unknown;
