import { getNamedType, isInputObjectType, isNonNullType } from 'graphql';
import { beforeAll, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { FIELD_ERROR_CODES, MAX_FIELD_ERRORS, type FieldErrorCode } from '#domain/schema.ts';
import { aCourse, anAdmin } from '../builders.ts';
import { fetchWhole } from '../fetch-whole.ts';
import { useTestServer } from '../harness.ts';
import { FORMS, graphqlRequests, rootsWithInput } from '../large-inputs/graphql-requests.ts';
import { isWhole } from '../matrices.ts';
import { rootFields } from '../operation-list.ts';
import { rootCall } from '../root-call.ts';

const server = useTestServer();
let token: string;
let courseId: string;

beforeAll(async () => {
  token = (await anAdmin(server)).token;
  courseId = (await aCourse()).id;
});

type GraphqlError = { message: string; extensions: { code: string; fields?: unknown } };

const send = async (body: string) => {
  const response = await fetchWhole(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body,
  });
  const text = await response.text();
  const { errors = [] } = JSON.parse(text) as { errors?: GraphqlError[] };
  return { text, errors };
};

const errorsOf = async (query: string, variables: object = {}) => {
  const { errors } = await send(JSON.stringify({ query, variables }));
  return errors.map(({ message, extensions: { code, fields } }) => ({ message, code, fields }));
};

const badValue = (field: string, message: string, code: FieldErrorCode = 'INVALID') => ({
  message,
  code: 'BAD_USER_INPUT',
  fields: [{ field, message, code }],
});

describe('an error of graphql-js about a value has the field', () => {
  const ENROL = 'mutation ($i: EnrolInput!) { enrol(input: $i) { id } }';
  const OWN = 'mutation ($w: [String!], $id: ID!) { enrol(input: { courseId: $id, weapons: $w }) { id } }';

  it('of an unknown key', async () => {
    expect(await errorsOf(ENROL, { i: { courseId, nothing: 1 } })).toEqual([
      badValue(
        'nothing',
        'Variable "$i" got an invalid value; Field "nothing" is not defined by type "EnrolInput".',
      ),
    ]);
  });

  it('of a row in a list', async () => {
    const message =
      'Variable "$i" got an invalid value at "i.ammoBoxes[1].quantity"; Int cannot represent non-integer value.';
    const ammoBoxes = [
      { caliber: '9mm', quantity: 1 },
      { caliber: '9mm', quantity: 'x' },
    ];
    expect(await errorsOf(ENROL, { i: { courseId, ammoBoxes } })).toEqual([
      badValue('ammoBoxes.1.quantity', message),
    ]);
  });

  it('of a variable of its own', async () => {
    const message =
      'Variable "$w" got an invalid value at "w[1]"; String cannot represent a non string value.';
    expect(await errorsOf(OWN, { id: courseId, w: ['x', 5] })).toEqual([badValue('weapons.1', message)]);
  });

  const INCLUDE = 'query ($on: Boolean!) { health @include(if: $on) { status } }';

  it.each([
    [
      'that is missing',
      INCLUDE,
      {},
      'REQUIRED',
      'Variable "$on" of required type "Boolean!" was not provided.',
    ],
    [
      'that is null',
      INCLUDE,
      { on: null },
      'REQUIRED',
      'Variable "$on" of non-null type "Boolean!" must not be null.',
    ],
    [
      'that is no Boolean',
      INCLUDE,
      { on: 'yes' },
      'INVALID',
      'Variable "$on" got an invalid value; Boolean cannot represent a non boolean value.',
    ],
    [
      'whose default is overridden by null',
      'query ($on: Boolean = true) { health @include(if: $on) { status } }',
      { on: null },
      'REQUIRED',
      'Argument "if" of non-null type "Boolean!" must not be null.',
    ],
  ] as const)('of an @include %s', async (_, query, variables, code, message) => {
    expect(await errorsOf(query, variables)).toEqual([badValue('on', message, code)]);
  });

  it('of the first of many values, and that there are more', async () => {
    const weapons = Array.from({ length: 90 }, () => 1);
    const errors = await errorsOf(ENROL, { i: { courseId, weapons } });
    expect(errors).toHaveLength(MAX_FIELD_ERRORS + 1);
    expect(errors.at(-1)).toEqual(
      badValue('', 'Too many errors processing variables, error limit reached. Execution aborted.'),
    );
  });
});

describe('an input without its id', () => {
  const withId = rootFields.filter(({ field }) =>
    field.args.some(({ name, type }) => {
      const input = getNamedType(type);
      if (name !== 'input' || !isNonNullType(type) || !isInputObjectType(input)) return false;
      return String(input.getFields().id?.type) === 'ID!';
    }),
  );

  it.each(withId)('is an error of that field in $name', async ({ name, field }) => {
    const { declared, call, variables } = rootCall(field);
    const { id: _, ...others } = variables.input as { id: string };
    const kind = name.startsWith('Query.') ? 'query' : 'mutation';
    const codes = (await errorsOf(`${kind} ${declared} { ${call} }`, { input: others })).map(
      ({ code }) => code,
    );
    expect(codes).toHaveLength(1);
    expect(codes).not.toContain('NOT_FOUND');
  });

  it('says what an id is', async () => {
    const OFF = 'mutation ($i: CallOffCourseInput!) { callOffCourse(input: $i) { course { id } } }';
    expect(await errorsOf(OFF, { i: { reason: 'WEATHER' } })).toEqual([badValue('id', messages.inputId)]);
    expect(await errorsOf(OFF, { i: { id: {}, reason: 'WEATHER' } })).toEqual([
      badValue('id', messages.inputId),
    ]);
  });
});

describe('no error repeats a value that was sent', () => {
  const SECRET = 'canario-73';
  const NUMBER = '730573057305';
  const shapes = {
    variables: {
      text: `"${SECRET}"`,
      number: NUMBER,
      object: `{"secret":"${SECRET}","number":${NUMBER}}`,
      list: `[["${SECRET}",${NUMBER}]]`,
    },
    literals: {
      'text in the document': `"${SECRET}"`,
      'block in the document': `"""${SECRET}"""`,
      'number in the document': NUMBER,
      'fraction in the document': `${NUMBER}.5`,
      'name in the document': SECRET.replaceAll('-', '_'),
      'object in the document': `{ secret: "${SECRET}" }`,
      'list in the document': `[["${SECRET}"]]`,
    },
  };
  /** Each field of an input gets some of these values, each value many fields. */
  const STRIDE = isWhole ? 8 : 40;
  const REPEATED = new RegExp(`${SECRET.replace('-', '[-_]')}|${NUMBER}`);

  it.each(rootsWithInput.map((root, offset) => ({ name: `${root.type}.${root.field.name}`, root, offset })))(
    'for $name, and each about a value has fields',
    async ({ root, offset }) => {
      const requests = graphqlRequests(root, { shapes });
      for (const [index, write] of requests.entries()) {
        const form = FORMS[index % FORMS.length];
        if (!form || (index + offset) % STRIDE > 0) continue;
        const { name, body = '' } = write(form);
        const { text, errors } = await send(body);
        expect({ name, repeated: REPEATED.exec(text)?.[0] }).toEqual({ name, repeated: undefined });
        for (const { message, extensions } of errors) {
          if (extensions.code !== 'BAD_USER_INPUT') continue;
          expect(extensions.fields, `${name}: ${message}`).toEqual(
            expect.arrayContaining([
              { field: expect.any(String), message, code: expect.toBeOneOf([...FIELD_ERROR_CODES]) },
            ]),
          );
        }
      }
    },
  );

  it.each([
    `mutation { login(input: { email: "a" password: "x" "${SECRET}" }) { accessToken } }`,
    `mutation { login(input: { email: "a" password: "x" """${SECRET}""" }) { accessToken } }`,
    `mutation { login(input: { email: "a" password: "x" ${NUMBER} }) { accessToken } }`,
    `mutation { login(input: { email: "a" password: "x" ${NUMBER}.5 }) { accessToken } }`,
    `"${SECRET}" mutation { login }`,
    `mutation { login(input: "${SECRET}") { accessToken } }`,
    `mutation ($p: String = ${NUMBER}) { login(input: { email: "a" password: $p }) { accessToken } }`,
    `mutation { login(input: { email: "a" password: ${NUMBER} }) { nothing } }`,
    `query { health @include(if: "${SECRET}") { status } }`,
    `query { courses(courseType: "${SECRET}") { nothing } }`,
    `query { courses(limit: "${SECRET}") { nothing } }`,
    `query { course(id: ${NUMBER}.5) { nothing } }`,
  ])('for the document %s', async (query) => {
    const { text, errors } = await send(JSON.stringify({ query }));
    expect(errors.length).toBeGreaterThan(0);
    expect(REPEATED.exec(text)).toBe(null);
  });
});
