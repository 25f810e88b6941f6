import type { ApolloServerPlugin } from '@apollo/server';
import {
  Kind,
  coerceInputValue,
  isEnumType,
  isInputObjectType,
  isInputType,
  isListType,
  isNonNullType,
  typeFromAST,
  type GraphQLInputType,
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
import {
  bookingSchema,
  enrolSchema,
  updateEnrolmentSchema,
  withoutNeedlessAmmo,
} from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { adjustSchema, redeemSchema, referralSchema } from '#domain/points/points.schema.ts';
import { parseInput, type FieldFault } from '#domain/schema.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requireAdmin, requireStudent, requireUser } from '../features/auth/guards.ts';
import { toExtensions } from '../rest/failure.ts';

/** Who may ask comes before what was asked, as in the services. */
const GUARDS: Record<string, (ctx: Ctx) => unknown> = {
  setupProfile: requireUser,
  enrol: requireStudent,
  enrolment: requireUser,
  updateEnrolment: requireUser,
  cancelEnrolment: requireUser,
  redeemPoints: requireStudent,
  createReferral: requireUser,
  allUsers: requireAdmin,
  users: requireAdmin,
  user: requireAdmin,
  coursePage: requireAdmin,
  createCourse: requireAdmin,
  updateCourse: requireAdmin,
  updateUser: requireAdmin,
  adjustPoints: requireAdmin,
};

/** The rules behind each mutation's `input`, in the order in which the services apply them. */
const INPUT_SCHEMAS: Record<string, (today: string) => v.GenericSchema[]> = {
  register: (today) => [registerSchema(today)],
  login: () => [credentialsSchema],
  setupProfile: (today) => [profileSetupSchema(today)],
  enrol: () => [enrolSchema, bookingSchema],
  updateEnrolment: () => [updateEnrolmentSchema],
  redeemPoints: () => [redeemSchema],
  createReferral: () => [referralSchema],
  createCourse: () => [createCourseSchema],
  updateCourse: () => [updateCourseSchema],
  updateUser: () => [updateUserSchema],
  adjustPoints: () => [adjustSchema],
};

type Variables = Record<string, unknown>;

const isRecord = (value: unknown): value is Variables =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A variable as it was sent, enum names in the domain's words, so that the rules can judge it. */
const inDomainWords = (value: unknown, type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return inDomainWords(value, type.ofType);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((row) => inDomainWords(row, type.ofType)) : value;
  }
  if (isEnumType(type) && typeof value === 'string') return type.getValue(value)?.value ?? { unknown: value };
  if (!isInputObjectType(type) || !isRecord(value)) return value;
  const fields = Object.values(type.getFields()).filter(({ name }) => Object.hasOwn(value, name));
  return Object.fromEntries(
    fields.map((field) => [field.name, inDomainWords(value[field.name], field.type)]),
  );
};

const faultsOf = (
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  { variables, rules }: { variables: Variables; rules: v.GenericSchema[] },
): FieldFault[] =>
  variableDefinitions.flatMap(({ variable, type: typeNode }) => {
    const type = typeFromAST(schema, typeNode);
    if (!isInputType(type)) return [];
    const name = variable.name.value;
    const misfits: string[] = [];
    coerceInputValue(variables[name], type, (path) => misfits.push(path.join('.') || name));
    if (misfits.length === 0) return [];
    const value = withoutNeedlessAmmo(inDomainWords(variables[name], type));
    const broken = rules.map((rule) => parseInput(rule, value)).find((parsed) => !parsed.ok);
    if (broken && !broken.ok) return broken.faults;
    return misfits.map((field) => ({ field, message: messages.invalidInput }));
  });

const rootFieldOf = ({ selectionSet }: OperationDefinitionNode) => {
  const [root] = selectionSet.selections;
  return root?.kind === Kind.FIELD ? root.name.value : '';
};

type Asked = { operation: OperationDefinitionNode; variables: Variables; ctx: Ctx };

const failureOf = (schema: GraphQLSchema, { operation, variables, ctx }: Asked) => {
  const root = rootFieldOf(operation);
  try {
    GUARDS[root]?.(ctx);
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
  const rules = INPUT_SCHEMAS[root]?.(dayIn(ctx.now, ctx.timeZone)) ?? [];
  const fields = faultsOf(schema, operation, { variables, rules });
  return new DomainError('BAD_USER_INPUT', fields[0]?.message ?? messages.invalidInput, { fields });
};

/** Variables that do not fit the schema's types answer like any other invalid input: 422, in the rules' words. */
export const inputFaultsPlugin = (schema: GraphQLSchema): ApolloServerPlugin<Ctx> => ({
  requestDidStart: async () => ({
    willSendResponse: async ({ response, request, operation, contextValue: ctx }) => {
      if (response.body.kind !== 'single' || !operation) return;
      const [error] = response.body.singleResult.errors ?? [];
      if (error?.extensions?.code !== 'BAD_USER_INPUT' || error.extensions.fields) return;
      const failure = failureOf(schema, { operation, variables: request.variables ?? {}, ctx });
      response.body.singleResult.errors = [{ message: failure.message, extensions: toExtensions(failure) }];
    },
  }),
});
