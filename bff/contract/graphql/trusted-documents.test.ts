import { createHash } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { readTrustedDocuments } from '../../src/graphql/trusted-documents.ts';
import { aCourse, aPersonalisedCourse, aStudent, anAdmin, givePoints, good } from '../builders.ts';
import { useTestServer, useBuilt } from '../harness.ts';
import { isWhole } from '../matrices.ts';

const server = useTestServer();
const documents = [...readTrustedDocuments()].map(([hash, text]) => [hash, text()] as const);

const student = useBuilt(() => aStudent(server));
const admin = useBuilt(() => anAdmin(server));

beforeAll(async () => {
  await givePoints(student.id, 50);
  good(await student.api.enrol({ courseId: (await aCourse()).id }));
  await aCourse({ isActive: false });
  await aPersonalisedCourse();
});

const nameOf = (text: string) => /(?:query|mutation) (\w+)/.exec(text)?.[1] ?? '';
const isQuery = (text: string) => text.includes('query ');

type Sent = { query?: string; hash?: string; variables?: unknown; token?: string | undefined };

/** The response as it is sent: status and bytes. */
const responseTo = async ({ query, hash, variables, token }: Sent) => {
  const extensions = hash ? { persistedQuery: { version: 1, sha256Hash: hash } } : undefined;
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables, extensions }),
  });
  return { status: response.status, text: await response.text() };
};

let sequence = 0;

/** A document that was never seen before is not compiled: graphql-js runs it. */
const ordinarily = (query: string) => `${query}\n# ${(sequence += 1)}`;

const VARIABLES: Record<string, unknown[]> = {
  AdminCourses: [{}, { search: 'tiro', after: null }, { search: 5 }, { after: 'x' }, { after: '1' }],
  AdminUsers: [{}, { search: 'gomez' }, { search: ['a'] }, { after: 'x' }, { search: 'no such person' }],
  Courses: [{ isSignedIn: true }, { isSignedIn: false }, {}, { isSignedIn: null }, { isSignedIn: 'yes' }],
};

const queries = documents
  .filter(([, text]) => isQuery(text))
  .map(([hash, text]) => ({ hash, text, name: nameOf(text) }));

/** Without data it is chance which of several refused fields is named: the first ends the others. */
const comparable = ({ status, text }: Awaited<ReturnType<typeof responseTo>>) => {
  const body = JSON.parse(text) as { data?: unknown; errors?: { extensions: { reason: string } }[] };
  // It has the instant of the request.
  if (body.data !== null || !body.errors) return { status, text: text.replace(/"permit":"[^"]*"/, '') };
  return { status, reasons: [...new Set(body.errors.map(({ extensions }) => extensions.reason))] };
};

describe('queries of our client, compiled', () => {
  it.each(queries)(
    '$name returns what graphql-js returns, errors too, byte for byte',
    async ({ hash, text, name }) => {
      for (const token of isWhole
        ? [undefined, 'no-such-token', student.token, admin.token]
        : [admin.token]) {
        for (const variables of VARIABLES[name] ?? (isWhole ? [{}, undefined, { unknown: 1 }] : [{}])) {
          const byHash = await responseTo({ hash, variables, token });
          const ordinary = await responseTo({ query: ordinarily(text), variables, token });
          expect(comparable(byHash)).toEqual(comparable(ordinary));
        }
      }
    },
  );
});

describe('queries of others, compiled once they are seen often', () => {
  const LIST =
    'query ($courseType: CourseType, $skip: Int = 0, $limit: Int) { courses(courseType: $courseType, skip: $skip, limit: $limit) { id name scheduledDate price pointsValue courseType isActive } }';
  const ONE = 'query ($id: ID!) { course(id: $id) { id name } myPoints }';
  const MANY =
    '{ me { id } a: myPoints myEnrolments { nodes { id course { id } status } } b: courses(limit: 1) { id } }';
  const values = [undefined, null, 0, 1, -1, 1.5, 2 ** 31, '1', '', 'GRUPAL', 'Grupal', true, [], [1], {}];

  it.each([
    [LIST, values.flatMap((value) => [{ courseType: value }, { skip: value }, { limit: value }])],
    [ONE, values.map((id) => ({ id }))],
    [MANY, [{}]],
  ])('%s', async (query, variables) => {
    for (let use = 0; use < 5; use += 1) await responseTo({ query });
    for (const given of variables) {
      for (const token of [undefined, student.token]) {
        const compiled = await responseTo({ query, variables: given, token });
        expect(compiled).toEqual(await responseTo({ query: ordinarily(query), variables: given, token }));
      }
    }
  });

  it.each(['__proto__', '__a', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
    'the alias %s names its field, as in graphql-js',
    async (alias) => {
      const query = `{ ${alias}: courses(limit: 1) { ${alias}: id } }`;
      const first = await responseTo({ query });
      expect(first.text).toMatch(new RegExp(`^{"data":{"${alias}":\\[{"${alias}":"[\\da-f]{24}"}\\]}}\\s*$`));
      for (let use = 0; use < 5; use += 1) expect(await responseTo({ query })).toEqual(first);
    },
  );

  it.each(['__proto__', '__a', 'constructor', 'hasOwnProperty', 'toString', 'valueOf'])(
    'the variable $%s has the value that is sent, as in graphql-js',
    async (name) => {
      const query = `query ($${name}: Int) { courses(limit: $${name}) { id } }`;
      const one = { status: 200, text: expect.stringMatching(/^{"data":{"courses":\[{"id":"\w+"}\]}}\s*$/) };
      for (let use = 0; use < 5; use += 1) {
        expect(await responseTo({ query, variables: { [name]: 1 } })).toEqual(one);
      }
    },
  );

  it('more documents than the cache of compiled ones holds all run', async () => {
    for (let use = 0; use < 4; use += 1) {
      for (let index = 0; index < 120; index += 1) {
        const { text } = await responseTo({ query: `{ a${index}: courses(limit: 1, skip: 400) { id } }` });
        expect(JSON.parse(text)).toEqual({ data: { [`a${index}`]: [] } });
      }
    }
  });
});

describe('a hash', () => {
  const [{ hash, text } = { hash: '', text: '' }] = queries;

  it('is that of the text: both identify one document', () => {
    for (const [known, document] of documents) {
      expect(createHash('sha256').update(document).digest('hex')).toBe(known);
    }
  });

  it('that is unknown gets the error after which the client sends the text', async () => {
    const { status, text: body } = await responseTo({ hash: 'f'.repeat(64) });
    expect(status).toBe(200);
    expect(JSON.parse(body).errors[0].extensions.code).toBe('PERSISTED_QUERY_NOT_FOUND');
  });

  it('with another text is rejected', async () => {
    const { status, text: body } = await responseTo({ hash, query: '{ health { status } }' });
    expect(status).toBe(400);
    expect(JSON.parse(body).errors[0].extensions.code).toBe('BAD_REQUEST');
  });

  it('with its text runs', async () => {
    expect(await responseTo({ hash, query: text, token: admin.token })).toEqual(
      await responseTo({ hash, token: admin.token }),
    );
  });

  it('is not added by a request with a text', async () => {
    const query = '{ health { status } }';
    const own = createHash('sha256').update(query).digest('hex');
    expect((await responseTo({ hash: own, query })).status).toBe(200);
    expect(JSON.parse((await responseTo({ hash: own })).text).errors[0].extensions.code).toBe(
      'PERSISTED_QUERY_NOT_FOUND',
    );
  });
});
