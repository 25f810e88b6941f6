import type { GraphQLRequestContextWillSendResponse } from '@apollo/server';
import {
  Kind,
  coerceInputValue,
  isEnumType,
  isInputObjectType,
  isListType,
  isNonNullType,
  valueFromASTUntyped,
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
import { bookingSchema, enrolSchema, updateEnrolmentSchema } from '#domain/enrolments/enrolment.schema.ts';
import { messages } from '#domain/messages.ts';
import { adjustSchema, redeemSchema, referralSchema } from '#domain/points/points.schema.ts';
import { parseInput, type FieldError } from '#domain/schema.ts';
import type { Ctx } from '../context.ts';
import { DomainError } from '../domain-error.ts';
import { requirePending } from '../features/auth/auth.service.ts';
import { requireAdmin, requireStudent, requireUser } from '../features/auth/guards.ts';
import { requireCourse } from '../features/courses/course.service.ts';
import { requireChangeable } from '../features/enrolments/enrolment.change.ts';
import { toExtensions } from '../rest/failure.ts';

type Args = Record<string, unknown>;

/** What comes before the input in the services: who asks, and what is asked about. */
const PRECONDITIONS: Record<string, (ctx: Ctx, args: Args) => unknown> = {
  setupProfile: requirePending,
  enrol: requireStudent,
  enrolment: requireUser,
  updateEnrolment: (ctx, { input }) => requireChangeable(ctx, input),
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

/** A group course asks for nothing but its id. */
const enrolmentRules = async (ctx: Ctx, input: unknown) => {
  const parsed = parseInput(enrolSchema, input);
  if (!parsed.ok) return [enrolSchema];
  const { courseType } = await requireCourse(ctx, parsed.value.courseId);
  return courseType === 'Personalizado' ? [bookingSchema] : [];
};

type Rules = readonly v.GenericSchema[];

/** The rules behind each mutation's `input`, in the order in which the services apply them. */
const INPUT_RULES: Record<string, (ctx: Ctx, input: unknown) => Rules | Promise<Rules>> = {
  register: (ctx) => [registerSchema(dayIn(ctx.now, ctx.timeZone))],
  login: () => [credentialsSchema],
  setupProfile: (ctx) => [profileSetupSchema(dayIn(ctx.now, ctx.timeZone))],
  enrol: enrolmentRules,
  updateEnrolment: () => [updateEnrolmentSchema],
  redeemPoints: () => [redeemSchema],
  createReferral: () => [referralSchema],
  createCourse: () => [createCourseSchema],
  updateCourse: () => [updateCourseSchema],
  updateUser: () => [updateUserSchema],
  adjustPoints: () => [adjustSchema],
};

const isRecord = (value: unknown): value is Args =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A value as it was sent, enum names in the domain's words, so that the rules can judge it. */
const inDomainWords = (value: unknown, type: GraphQLInputType): unknown => {
  if (isNonNullType(type)) return inDomainWords(value, type.ofType);
  if (isListType(type)) {
    return Array.isArray(value) ? value.map((row) => inDomainWords(row, type.ofType)) : value;
  }
  if (isEnumType(type) && typeof value === 'string') return type.getValue(value)?.value ?? { unknown: value };
  if (!isInputObjectType(type) || !isRecord(value)) return value;
  const fields = type.getFields();
  return Object.fromEntries(
    Object.entries(value).map(([key, child]) => {
      const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
      return [key, field ? inDomainWords(child, field.type) : child];
    }),
  );
};

type Argument = { name: string; type: GraphQLInputType; value: unknown };

/** The first field asked for, with its arguments as they were sent, whether in variables or in the document. */
const askedField = (
  schema: GraphQLSchema,
  { operation, selectionSet }: OperationDefinitionNode,
  variables: Args,
) => {
  const [node] = selectionSet.selections;
  const field =
    node?.kind === Kind.FIELD ? schema.getRootType(operation)?.getFields()[node.name.value] : undefined;
  if (node?.kind !== Kind.FIELD || !field) return { root: '', given: [] };
  const given = field.args.map(({ name, type }): Argument => {
    const sent = node.arguments?.find((argument) => argument.name.value === name);
    return { name, type, value: sent && valueFromASTUntyped(sent.value, variables) };
  });
  return { root: node.name.value, given };
};

const misfitsOf = ({ name, type, value }: Argument): FieldError[] => {
  const paths: string[] = [];
  coerceInputValue(value, type, (path) => paths.push(path.join('.') || name));
  return paths.map((field) => ({ field, message: messages.invalidInput }));
};

const brokenRules = async (
  ctx: Ctx,
  root: string,
  { input = {} }: Args,
): Promise<FieldError[] | undefined> => {
  const value = input;
  for (const rule of (await INPUT_RULES[root]?.(ctx, value)) ?? []) {
    const parsed = parseInput(rule, value);
    if (!parsed.ok) return parsed.errors;
  }
};

type Asked = { operation: OperationDefinitionNode; variables: Args; ctx: Ctx };

const failureOf = async (schema: GraphQLSchema, { operation, variables, ctx }: Asked) => {
  const { root, given } = askedField(schema, operation, variables);
  try {
    const args = Object.fromEntries(given.map(({ name, type, value }) => [name, inDomainWords(value, type)]));
    await PRECONDITIONS[root]?.(ctx, args);
    const fields = (await brokenRules(ctx, root, args)) ?? given.flatMap(misfitsOf);
    return new DomainError('BAD_USER_INPUT', fields[0]?.message ?? messages.invalidInput, { fields });
  } catch (error) {
    if (error instanceof DomainError) return error;
    throw error;
  }
};

/** Variables that do not fit the schema's types answer like any other invalid input: 422, in the rules' words. */
export const retellInputFaults =
  (schema: GraphQLSchema) =>
  async ({ response, request, operation, contextValue }: GraphQLRequestContextWillSendResponse<Ctx>) => {
    if (response.body.kind !== 'single' || !operation) return;
    const [error] = response.body.singleResult.errors ?? [];
    if (error?.extensions?.code !== 'BAD_USER_INPUT' || error.extensions.fields) return;
    const variables = request.variables ?? {};
    const failure = await failureOf(schema, { operation, variables, ctx: contextValue });
    response.body.singleResult.errors = [{ message: failure.message, extensions: toExtensions(failure) }];
  };
