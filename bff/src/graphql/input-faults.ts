import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  coerceInputValue,
  typeFromAST,
  isInputType,
  type GraphQLSchema,
  type OperationDefinitionNode,
} from 'graphql';
import type * as v from 'valibot';
import {
  credentialsSchema,
  profileSetupSchema,
  registerSchema,
  updateUserSchema,
} from '#domain/auth/auth.schema.ts';
import { createCourseSchema, updateCourseSchema } from '#domain/courses/course.schema.ts';
import { dayIn } from '#domain/dates.ts';
import { bookingSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { adjustSchema, redeemSchema, referralSchema } from '#domain/points/points.schema.ts';
import { parseInput, type FieldFault } from '#domain/schema.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { toExtensions } from '../rest/failure.ts';

/** The rules behind each mutation's `input`; the services apply the same ones. */
const INPUT_SCHEMAS: Record<string, (today: string) => v.GenericSchema> = {
  register: registerSchema,
  login: () => credentialsSchema,
  setupProfile: profileSetupSchema,
  enrol: () => bookingSchema,
  updateEnrolment: () => updateEnrolmentSchema,
  redeemPoints: () => redeemSchema,
  createReferral: () => referralSchema,
  createCourse: () => createCourseSchema,
  updateCourse: () => updateCourseSchema,
  updateUser: () => updateUserSchema,
  adjustPoints: () => adjustSchema,
};

type Variables = Record<string, unknown>;
type Misfit = { path: readonly (string | number)[]; value: unknown };

const withRaw = (target: Variables, { path, value }: Misfit) => {
  const [key] = path;
  if (key !== undefined) target[String(key)] = value;
};

/** What GraphQL's types refuse of one variable, and the variable with the refused values left in. */
const inspectVariable = (raw: unknown, type: Parameters<typeof coerceInputValue>[1]) => {
  const misfits: Misfit[] = [];
  const coerced: unknown = coerceInputValue(raw, type, (path, value) => misfits.push({ path, value }));
  const value = { ...(typeof coerced === 'object' ? coerced : {}) };
  for (const misfit of misfits) withRaw(value, misfit);
  return { misfits, value };
};

const faultsOf = (
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  { variables, today }: { variables: Variables; today: string },
): FieldFault[] => {
  const [root] = operation.selectionSet.selections;
  const rules = root?.kind === Kind.FIELD ? INPUT_SCHEMAS[root.name.value] : undefined;
  return (operation.variableDefinitions ?? []).flatMap(({ variable, type: typeNode }) => {
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) return [];
    const name = variable.name.value;
    const { misfits, value } = inspectVariable(variables[name], type);
    if (misfits.length === 0) return [];
    const parsed = rules ? parseInput(rules(today), value) : null;
    if (parsed && !parsed.ok) return parsed.faults;
    return misfits.map(({ path }) => ({ field: path.join('.') || name, message: messages.invalidInput }));
  });
};

/** Variables that do not fit the schema's types answer like any other invalid input: 422, in the rules' words. */
export const inputFaultsPlugin = (schema: GraphQLSchema): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response, request, operation, contextValue }) => {
      if (response.body.kind !== 'single' || !operation) return;
      const [error] = response.body.singleResult.errors ?? [];
      if (error?.extensions?.code !== 'BAD_USER_INPUT' || error.extensions.fields) return;
      const today = dayIn(contextValue.now, contextValue.timeZone);
      const fields = faultsOf(schema, operation, { variables: request.variables ?? {}, today });
      const message = fields[0]?.message ?? messages.invalidInput;
      const failure = new DomainError('BAD_USER_INPUT', message, { fields });
      response.body.singleResult.errors = [{ message, extensions: toExtensions(failure) }];
    },
  }),
});
