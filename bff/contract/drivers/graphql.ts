import { getNamedType, isInputObjectType, isRequiredArgument, isRequiredInputField } from 'graphql';
import type { GraphqlApi, Result, Connect, Connection, OwnPages, Payload } from '../academy-api.ts';
import { graphqlCaller, postGraphql, rootField, rootFields, type RootField } from './graphql-caller.ts';
import { selectionOf } from './graphql-selections.ts';

export { postGraphql };

/** Methods that are named otherwise than their field: another selection, or the name that both surfaces share. */
const FIELD_OF_METHOD: Record<string, string> = {
  redeem: 'redeemPoints',
  staffCourse: 'course',
  staffEnrolment: 'enrolment',
  myEnrolmentPage: 'myEnrolments',
  myTransactionPage: 'myPointsTransactions',
  myReferralPage: 'myReferrals',
  myRedemptions: 'myPointsTransactions',
};

/** The argument or the field of the input that a lone identifier is meant for. */
const idKeyOf = ({ args }: RootField) => {
  const input = args.find(({ name }) => name === 'input');
  const type = input && getNamedType(input.type);
  const required = isInputObjectType(type)
    ? Object.values(type.getFields()).filter(isRequiredInputField)
    : args.filter(isRequiredArgument);
  return required[0]?.name ?? 'id';
};

/** `(input)`, `(args)`, `(id)` and `(id, changes)` as the arguments of a field. */
const argumentsOf = (field: RootField, [first, changes]: [unknown?, Payload?]): Payload => {
  if (first === undefined) return {};
  const payload =
    typeof first === 'object' && first !== null && !Array.isArray(first)
      ? (first as Payload)
      : { ...changes, [idKeyOf(field)]: first };
  return field.args.some(({ name }) => name === 'input') ? { input: payload } : payload;
};

/** What REST returns as a list. */
const nodesOf = async <Node>(page: Promise<Result<Connection<Node>>>): Promise<Result<Node[]>> => {
  const result = await page;
  return result.ok ? { ...result, data: result.data.nodes } : result;
};

/** A method for each field of Query and of Mutation. */
const METHODS = [
  ...rootFields,
  ...Object.entries(FIELD_OF_METHOD).map(([method, name]) => [method, rootField(name)] as const),
].map(([method, field]) => ({ method, field, selection: selectionOf(field.type, method) }));

/** The GraphQL surface as an AcademyApi. */
export const connectGraphql: Connect<GraphqlApi> = (url, token, headers) => {
  const call = graphqlCaller(url, token, headers);
  const methods = Object.fromEntries(
    METHODS.map(({ method, field, selection }) => [
      method,
      (...given: [unknown?, Payload?]) => call(field.name, selection, argumentsOf(field, given)),
    ]),
  ) as unknown as GraphqlApi;
  const pages: OwnPages = methods;
  return {
    ...methods,
    myEnrolments: () => nodesOf(pages.myEnrolmentPage({ first: 100 })),
    myTransactions: () => nodesOf(pages.myTransactionPage({ first: 100 })),
    myReferrals: () => nodesOf(pages.myReferralPage({ first: 100 })),
  };
};
