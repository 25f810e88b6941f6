import type { Operation } from '../src/operation/operation.ts';
import { documentedPath } from '../src/rest/route.ts';
import { operations, restRoutes } from '../src/operations.ts';
import { schema } from '../src/schema.ts';

type ListedOperation = {
  /** `Query.me`. */
  name: string;
  operation: Operation;
  /** `GET /api/courses/{id}`, where REST offers it. */
  rest: string | undefined;
};

const restName = (operation: Operation) => {
  const route = restRoutes.find((candidate) => (candidate.field ?? candidate.operation) === operation);
  return route && `${route.method.toUpperCase()} ${documentedPath(route.path)}`;
};

/** Every operation under its GraphQL name, with the REST call that runs it. */
export const operationList: ListedOperation[] = Object.entries(operations).flatMap(([type, fields]) =>
  Object.entries(fields).map(([field, operation]) => ({
    name: `${type}.${field}`,
    operation,
    rest: restName(operation),
  })),
);

const fieldsOf = (type: 'Query' | 'Mutation') => {
  const root = type === 'Query' ? schema.getQueryType() : schema.getMutationType();
  return Object.values(root?.getFields() ?? {}).map((field) => ({ field, name: `${type}.${field.name}` }));
};

/** Every field of Query and Mutation in schema.graphql. */
export const rootFields = [...fieldsOf('Query'), ...fieldsOf('Mutation')];
