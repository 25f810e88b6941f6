import { addMinutes, addYears } from 'date-fns';
import { getNamedType, isInputObjectType, type GraphQLArgument, type GraphQLInputField } from 'graphql';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { messages } from '#domain/messages.ts';
import { fieldNames } from '#domain/schema.ts';
import { restRoutes } from '../../src/operations.ts';
import { ACCESS_TABLE } from '../access.table.ts';
import type { Connect, Payload } from '../academy-api.ts';
import { aBooking, aPending, aPersonalisedCourse, anAdmin, good } from '../builders.ts';
import { connectGraphql, postGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { transport } from '../fetch-whole.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { isWhole } from '../matrices.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { wholeSelection } from '../whole-selection.ts';

/** Of a course, a class, a report or opening hours: at most ten years ahead. The value is what else is sent with it. */
const PLANNED: Record<string, (date: unknown) => Payload> = {
  'Mutation.createCourse(input.scheduledDate)': () => ({}),
  'Mutation.updateCourse(input.scheduledDate)': () => ({}),
  'Mutation.duplicateCourse(input.scheduledDate)': () => ({}),
  'Mutation.repeatCourse(input.scheduledDates)': () => ({}),
  'Mutation.enrol(input.scheduledDate)': () => ({}),
  'Mutation.bookClass(input.scheduledDate)': () => ({}),
  'Mutation.enrolStudent(input.scheduledDate)': () => ({}),
  'Mutation.updateEnrolment(input.scheduledDate)': () => ({}),
  'Mutation.updateEnrolment(input.completionDate)': () => ({}),
  'Mutation.rescheduleEnrolment(input.scheduledDate)': () => ({}),
  'Mutation.addHoursException(input.day)': () => ({}),
  'Query.availability(from)': (to) => ({ to }),
  'Query.availability(to)': (from) => ({ from }),
  'Query.agenda(from)': (to) => ({ to }),
  'Query.agenda(to)': (from) => ({ from }),
  'Query.courseMove(scheduledDate)': () => ({}),
  'Query.armoury(day)': () => ({}),
  'Query.classReport(fromMonth)': (toMonth) => ({ toMonth }),
  'Query.classReport(toMonth)': (fromMonth) => ({ fromMonth }),
  'Query.reports(fromMonth)': (toMonth) => ({ toMonth }),
  'Query.reports(toMonth)': (fromMonth) => ({ fromMonth }),
  'Query.moneyReport(fromMonth)': (toMonth) => ({ toMonth }),
  'Query.moneyReport(toMonth)': (fromMonth) => ({ fromMonth }),
  'Query.users(licenceOn)': () => ({ licence: 'EXPIRES_30' }),
};

/** Any that the calendar has: of birth, of a licence, and ends of a period to search, which may be open. */
const FREE = [
  'Mutation.reportRangeAction(input.happenedAt)',
  'Mutation.reportRangeAction(input.sentAt)',
  'Mutation.register(input.birthDate)',
  'Mutation.setupProfile(input.birthDate)',
  'Mutation.updateUser(input.birthDate)',
  'Mutation.updateUser(input.cluExpiration)',
  'Query.auditTrail(filter.from)',
  'Query.auditTrail(filter.to)',
  'Query.adminCourses(from)',
  'Query.adminCourses(to)',
  'Query.myClasses(from)',
  'Query.myClasses(to)',
  'Query.enrolments(filter.from)',
  'Query.enrolments(filter.to)',
  'Query.moneyEntries(from)',
  'Query.moneyEntries(to)',
  'Query.firearmBook(from)',
  'Query.firearmBook(to)',
  'Query.ammunition(from)',
  'Query.ammunition(to)',
  'Query.ammunitionEntries(from)',
  'Query.ammunitionEntries(to)',
  'Query.tillSessions(from)',
  'Query.tillSessions(to)',
  'Mutation.updateMoneyRules(input.chargeFrom)',
  'Mutation.createFirearm(input.serviceDay)',
  'Mutation.updateFirearm(input.serviceDay)',
  'Mutation.recordOwnWeapon(input.permitUntil)',
  'Mutation.redeliverMatching(input.from)',
  'Mutation.redeliverMatching(input.to)',
  'Query.adminCourses(updatedSince)',
  'Query.enrolments(updatedSince)',
  'Query.moneyEntries(updatedSince)',
  'Query.users(updatedSince)',
];

const DATE_NAME = /(?:month|date|day|since|until)$/i;

const isDate = ({ name, type }: GraphQLArgument | GraphQLInputField) => {
  const scalar = getNamedType(type).name;
  return ['DateTime', 'LocalDate'].includes(scalar) || (scalar === 'String' && DATE_NAME.test(name));
};

const pathsOf = (argument: GraphQLArgument): string[][] => {
  const type = getNamedType(argument.type);
  if (!isInputObjectType(type)) return isDate(argument) ? [[argument.name]] : [];
  return Object.values(type.getFields())
    .filter(isDate)
    .map(({ name }) => [argument.name, name]);
};

const dates = rootFields.flatMap(({ name, field }) =>
  field.args.flatMap(pathsOf).map((path) => ({ date: `${name}(${path.join('.')})`, name, field, path })),
);

const tooFar = addYears(new Date(), 11).toISOString();
let soon = addYears(new Date(), 1);
/** Another minute each time: nobody has two classes at once. */
const nextYear = () => (soon = addMinutes(soon, 1)).toISOString();

/** In the form of an instant; a day and a month are its beginning. */
const FAR = [tooFar, '9999-12-31T23:59:59.999Z'];
const ANCIENT = ['0000-01-01T00:00:00Z', '0001-01-01T00:00:00.000Z', '1582-10-10T00:00:00Z'];
const OUTSIDE = ['9999-12-31T23:59:00-12:00', '0000-01-01T00:00:00+12:00'];
const MALFORMED = [
  '',
  'x',
  '2031-02-30T10:00:00Z',
  '+010000-01-01T00:00:00Z',
  '99999-01-01',
  '2027-13-01',
  5,
  {},
];

/** Not in the whole matrix: of these values each date gets some, each value many dates. */
const STRIDE = 4;

const FORMS: Record<string, number> = { DateTime: 30, LocalDate: 10, String: 7 };

const server = useTestServer({ MAX_ACTIVE_ENROLMENTS: '1000' });
const CAPTURED = 'http://captured.invalid';
const admin = useBuilt(() => anAdmin(server));
const pending = useBuilt(() => aPending(server));
let personalisedId: string;
let captured: { path: string; method: string; body: Payload }[] = [];

beforeAll(async () => {
  personalisedId = (await aPersonalisedCourse()).id;
  const { send } = transport;
  vi.spyOn(transport, 'send').mockImplementation(async (url, request) => {
    if (!url.startsWith(CAPTURED)) return send(url, request);
    captured.push({
      path: url.slice(CAPTURED.length),
      method: request.method,
      body: JSON.parse(request.body ?? '{}') as Payload,
    });
    throw new Error('captured');
  });
});
afterAll(() => vi.restoreAllMocks());

const callerOf = (name: string) => (name === 'Mutation.setupProfile' ? pending : admin);

/** What the row of access sends for an operation, which is not sent. */
const requestOf = async (name: string, connect: Connect) => {
  captured = [];
  const row = ACCESS_TABLE[name];
  const caller = callerOf(name);
  const anEnrolment = async () => good(await admin.api.enrol(aBooking(personalisedId))).id;
  const scene = { asker: caller, student: admin, personalisedId, anEnrolment };
  await row?.call(connect(CAPTURED, caller.token), scene).catch(() => null);
  const [request] = captured;
  if (!request) throw new Error(`the row of access of ${name} sends nothing`);
  return request;
};

type Sent = { status: number; text: string; message: string };
type Dated = (typeof dates)[number];

const isRecord = (value: unknown): value is Payload => typeof value === 'object' && value !== null;

const sendGraphql = async ({ date, name, field, path }: Dated, value: unknown): Promise<Sent> => {
  const { body } = await requestOf(name, connectGraphql);
  const variables = { ...(isRecord(body.variables) ? body.variables : {}) };
  const [argument = '', inner] = path;
  const before = variables[argument];
  variables[argument] = inner ? { ...(isRecord(before) ? before : {}), [inner]: value } : value;
  Object.assign(variables, PLANNED[date]?.(value));
  const args = field.args.filter((one) => one.name in variables);
  const declared = args.map((one) => `$${one.name}: ${String(one.type)}`).join(', ');
  const passed = args.map((one) => `${one.name}: $${one.name}`).join(', ');
  const kind = name.startsWith('Query') ? 'query' : 'mutation';
  const query = `${kind} (${declared}) { ${field.name}(${passed}) ${wholeSelection(field.type, 2)} }`;
  const result = await postGraphql(server.url, { query, variables }, callerOf(name).token);
  const text = JSON.stringify(result.body);
  return { status: result.response.status, text, message: result.body.errors?.[0]?.message ?? '' };
};

const sendRest = async ({ date, name, path }: Dated, value: unknown): Promise<Sent> => {
  const request = await requestOf(name, connectRest);
  const key = (path.at(-1) ?? '').replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  const given = { [key]: value, ...PLANNED[date]?.(value) };
  const url = new URL(request.path, server.url);
  const isRead = request.method === 'GET';
  if (isRead) for (const [one, text] of Object.entries(given)) url.searchParams.set(one, String(text));
  const response = await fetch(url, {
    method: request.method,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${callerOf(name).token}` },
    ...(isRead ? {} : { body: JSON.stringify({ ...request.body, ...given }) }),
  });
  const text = await response.text();
  const { detail = '' } = JSON.parse(text) as { detail?: string };
  return { status: response.status, text, message: detail };
};

const expectNoFailure = ({ status, text }: Sent, value: unknown) => {
  expect(status, `${JSON.stringify(value)}: ${text.slice(0, 300)}`).toBeLessThan(500);
  expect(text).not.toContain('INTERNAL_SERVER_ERROR');
  expect(text, 'a year has four digits').not.toMatch(/"[+-]\d{6}-/);
};

const testDate = (dated: Dated, send: (dated: Dated, value: unknown) => Promise<Sent>) => {
  const last = dated.path.at(-1);
  const argument = dated.field.args.find(({ name }) => name === dated.path[0]);
  const type = argument && getNamedType(argument.type);
  const scalar = isInputObjectType(type) ? getNamedType(type.getFields()[last ?? '']?.type) : type;
  const inForm = (instant: string) => instant.slice(0, FORMS[scalar?.name ?? '']);

  it('of long ago, outside the calendar or malformed causes no server error', async () => {
    const values = [...[...ANCIENT, ...OUTSIDE].map(inForm), ...MALFORMED];
    const first = dates.indexOf(dated);
    for (const value of values.filter((_, index) => isWhole || (first + index) % STRIDE === 0)) {
      expectNoFailure(await send(dated, value), value);
    }
  });

  it('in more than ten years is rejected with a message where the academy plans, and causes no server error elsewhere', async () => {
    for (const value of FAR.map(inForm)) {
      const result = await send(dated, value);
      expectNoFailure(result, value);
      if (PLANNED[dated.date]) expect(result).toMatchObject({ status: 422, message: messages.dateTooFar });
    }
  });

  it('of next year is accepted where the academy plans', async () => {
    if (!PLANNED[dated.date]) return;
    const result = await send(dated, inForm(nextYear()));
    expect(result).toMatchObject({ message: '' });
    expect(result.status).toBeLessThan(300);
  });
};

it('each date of an operation is in PLANNED, or in FREE if any is valid', () => {
  expect(dates.map(({ date }) => date).sort()).toEqual([...Object.keys(PLANNED), ...FREE].sort());
});

describe.each(dates)('$date to GraphQL', (dated) => testDate(dated, sendGraphql));

const ofRest = dates.filter(({ name }) => operationList.find((one) => one.name === name)?.rest);

describe.each(ofRest)('$date to REST', (dated) => testDate(dated, sendRest));

const files = restRoutes.filter(({ path }) => path.startsWith('/api/exports/'));
const days = files.flatMap(({ path, operation }) => {
  const { input } = operation.declared;
  const names = typeof input === 'object' ? fieldNames(input) : [];
  return names
    .filter((name) => /^(?:from|to)$/.test(name) || DATE_NAME.test(name))
    .map((name) => ({ path, name }));
});

it.each(days)('$path?$name= with any day causes no server error', async ({ path, name }) => {
  for (const day of ['9999-12-31', '0000-01-01', '0001-01-01', '', 'x', '2031-02-30', tooFar.slice(0, 10)]) {
    const response = await fetch(`${server.url}${path}?${name}=${day}`, {
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expectNoFailure({ status: response.status, text: await response.text(), message: '' }, day);
  }
});
