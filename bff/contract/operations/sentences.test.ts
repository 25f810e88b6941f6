import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import type { AcademyApi, Connect } from '../academy-api.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import {
  aBooking,
  aPending,
  aPersonalisedCourse,
  aStaffMember,
  aStudent,
  anAdmin,
  anInstructor,
  good,
} from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { transport } from '../fetch-whole.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { MAIL_AWAY } from '../mailbox.ts';
import { isWhole } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { rootCall } from '../root-call.ts';
import { inSnake, replaced, wrongInputs, type WrongInput } from './wrong-inputs.ts';

const GOOGLE = { GOOGLE_CLIENT_ID: 'client', GOOGLE_CLIENT_SECRET: 'secret' };
const server = useTestServer({ ...GOOGLE, WEBHOOKS_ALLOW_PRIVATE: 'true', ...MAIL_AWAY });
const student = useBuilt(() => aStudent(server));
const admin = useBuilt(() => anAdmin(server));
const instructor = useBuilt(() => aStaffMember(server, 'instructor'));
let personalisedId: string;

beforeAll(async () => {
  await anInstructor({ accountKey: admin.id });
  personalisedId = (await aPersonalisedCourse()).id;
});

type Sent = Parameters<typeof transport.send>;
const sent: Sent[] = [];
const { send } = transport;
const sending = vi.spyOn(transport, 'send').mockImplementation((...request) => {
  sent.push(request);
  return send(...request);
});
afterAll(() => sending.mockRestore());

const anEnrolment = async () => good(await student.api.enrol(aBooking(personalisedId))).id;

const askerOf = (name: string) => {
  const { statuses } = ACCESS_TABLE[name] ?? {};
  if (name === 'Mutation.setupProfile') return aPending(server);
  if (name === 'Mutation.logout') return aStudent(server);
  if (statuses?.admin === 403 && statuses.instructor === 200) return instructor;
  return statuses?.student === 200 ? student : admin;
};

type Call = { name: string; rest: string | undefined; by: string; connect: Connect };

/** The last request of a call that succeeds: each wrong one differs from it in one value. */
const requestOf = async ({ name, connect }: Call) => {
  const asker = await askerOf(name);
  const api = connect(server.url, asker.token) as AcademyApi;
  sent.length = 0;
  await ACCESS_TABLE[name]?.call(api, { asker, student, personalisedId, anEnrolment });
  const request = sent.at(-1);
  if (!request) throw new Error(`${name} sends nothing`);
  return request;
};

type Body = { variables?: Record<string, unknown> };

const wrongByGraphql = ([url, options]: Sent, { path, value }: WrongInput, name: string): Sent => {
  const field = rootFields.find((root) => root.name === name)?.field;
  if (!field) throw new Error(`schema.graphql has no ${name}`);
  const { variables = {} } = JSON.parse(options.body ?? '{}') as Body;
  const { declared, call } = rootCall(field);
  const query = `${name.startsWith('Query.') ? 'query' : 'mutation'} ${declared} { ${call} }`;
  const at = field.args.some((argument) => argument.name === 'input') ? ['input', ...path] : path;
  const body = JSON.stringify({ query, variables: replaced(variables, at, value) });
  return [url, { ...options, body }];
};

/** Null for what is part of the path, and for a value that a query cannot have. */
const wrongByRest = ([url, options]: Sent, { path, value }: WrongInput, rest: string): Sent | null => {
  const at = inSnake(path);
  if (rest.includes(`{${at[0]}}`)) return null;
  if (options.method === 'POST' || options.method === 'PUT') {
    const headers = { ...options.headers, 'content-type': 'application/json' };
    const body = JSON.stringify(replaced(JSON.parse(options.body ?? '{}'), at, value));
    return [url, { ...options, headers, body }];
  }
  if (at.length > 1 || typeof value === 'symbol' || typeof value === 'object') return null;
  const address = new URL(url);
  address.searchParams.set(String(at[0]), String(value));
  return [address.href, options];
};

type Answer = {
  detail?: string;
  errors?: { message: string; extensions?: { fields?: { message: string }[] } }[];
};

const textsIn = (text: string) => {
  if (!text.startsWith('{')) return [];
  const { detail, errors = [] } = JSON.parse(text) as Answer;
  const sentences = errors.flatMap(({ message, extensions }) => [
    message,
    ...(extensions?.fields ?? []).map((field) => field.message),
  ]);
  return detail === undefined ? sentences : [detail, ...sentences];
};

/** The calls of the specification, where it has no text for some fields of the payload. */
const SPECIFIED = [
  'Mutation.register',
  'Mutation.setupProfile',
  'Mutation.enrol',
  'Mutation.updateEnrolment',
  'Mutation.redeemPoints',
];

const GENERIC: string[] = [messages.specifiedRequired, messages.specifiedInvalid];

const isUnexplained = (name: string, text: string) =>
  [messages.invalidInput, messages.internal].includes(text) ||
  (GENERIC.includes(text) && !SPECIFIED.includes(name));

/** Each operation is asked with some of its wrong values, and each kind of value is sent to many operations. */
const STRIDE = isWhole ? 1 : 7;

const calls = operationList
  .flatMap(({ name, rest }): Call[] => [
    { name, rest, by: 'GraphQL', connect: connectGraphql },
    ...(rest ? [{ name, rest, by: 'REST', connect: connectRest as Connect }] : []),
  ])
  .filter(({ name }) => wrongInputs(name).length > 0)
  .map((call, offset) => ({ ...call, offset }));

it.each(calls)('what $name by $by says of a wrong value names what is right', async ({ offset, ...call }) => {
  const inputs = wrongInputs(call.name).filter((_, index) => (index + offset) % STRIDE === 0);
  const request = inputs.length > 0 ? await requestOf(call) : null;
  const unexplained: string[] = [];
  for (const input of request ? inputs : []) {
    const wrong =
      call.by === 'REST'
        ? wrongByRest(request as Sent, input, call.rest ?? '')
        : wrongByGraphql(request as Sent, input, call.name);
    const texts = wrong ? textsIn(await (await send(...wrong)).text()) : [];
    const text = texts.find((one) => isUnexplained(call.name, one));
    if (text !== undefined) unexplained.push(`${input.field}, ${input.form}: ${text}`);
  }
  expect(unexplained).toEqual([]);
});
