import { brotliCompressSync, deflateSync, gzipSync } from 'node:zlib';
import { JSON_TYPE, nested, times, type Caller, type Bomb } from './bomb.ts';

const post = (name: string, status: number, path: string, body: string, as: Caller = 'visitor'): Bomb => ({
  name,
  as,
  status,
  method: 'POST',
  path,
  body,
  headers: JSON_TYPE,
});

const get = (
  name: string,
  status: number,
  path: string,
  { as = 'visitor', headers }: { as?: Caller; headers?: Bomb['headers'] } = {},
): Bomb => ({ name, as, status, method: 'GET', path, ...(headers ? { headers } : {}) });

const LOGIN = '/api/auth/login';
const REGISTER = '/api/auth/register';
const REDEEM = '/api/points/redeem';

const bodies = [
  post('an array of arrays', 422, LOGIN, nested(15_000, '[', ']')),
  post('arrays that nobody closes', 400, LOGIN, '['.repeat(30_000)),
  post('an object of objects', 422, LOGIN, nested(5_000, '{"a":', '}', '1')),
  post('an email of arrays', 422, LOGIN, `{"email":${nested(15_000, '[', ']')},"password":"x"}`),
  post('many fields', 422, LOGIN, `{${times(3_000, (index) => `"a${index}":1`, ',')}}`),
  post('many fields of one name', 422, LOGIN, `{${times(2_000, (index) => `"email":"${index}"`, ',')}}`),
  post('many fields with underscores', 422, LOGIN, `{"${'_a'.repeat(15_000)}":1}`),
  post(
    'fields named like methods',
    422,
    LOGIN,
    `{${times(800, (index) => `"__proto__":{"a${index}":1}`, ',')}}`,
  ),
  post('a long email', 422, LOGIN, `{"email":"${'a'.repeat(30_000)}@","password":"x"}`),
  post('an email of many dots', 422, LOGIN, `{"email":"a@${'a.'.repeat(15_000)}","password":"x"}`),
  post('an email of many at signs', 422, REGISTER, `{"email":"${'@a.'.repeat(10_000)}"}`),
  post('a long password', 422, LOGIN, `{"email":"a@b.co","password":"${'x'.repeat(30_000)}"}`),
  post(
    'a number of many digits',
    422,
    REDEEM,
    `{"points":${'9'.repeat(30_000)},"description":"x"}`,
    'student',
  ),
  post(
    'a number of many zeros',
    422,
    REDEEM,
    `{"points":0.${'0'.repeat(30_000)}1,"description":"x"}`,
    'student',
  ),
  post('infinity', 422, REDEEM, '{"points":1e999999999,"description":"x"}', 'student'),
  post(
    'numbers in a list',
    422,
    REDEEM,
    `{"points":[${times(10_000, () => '1', ',')}],"description":"x"}`,
    'student',
  ),
  post('letters with thousands of accents', 422, REGISTER, `{"first_name":"a${'\u0301'.repeat(14_000)}"}`),
  post('letters that normalise to many', 422, REGISTER, `{"first_name":"${'\uFDFA'.repeat(10_000)}"}`),
  post('faces of families', 422, REGISTER, `{"first_name":"${'👨‍👩‍👧‍👦'.repeat(1_200)}"}`),
  post('halves of characters', 422, REGISTER, `{"first_name":"${'\\ud800'.repeat(5_000)}"}`),
  post('escapes', 422, REGISTER, `{"first_name":"${'\\u0000'.repeat(5_000)}"}`),
  post('spaces to trim', 422, REGISTER, `{"first_name":"${' '.repeat(15_000)}a${' '.repeat(15_000)}"}`),
  post('spaces between nothing', 422, LOGIN, `{${' '.repeat(31_000)}}`),
  post('a document number of separators', 422, REGISTER, `{"document_number":"${'.-'.repeat(15_000)}"}`),
];

const packed = (name: string, status: number, encoding: string, body: Buffer, path = LOGIN): Bomb => ({
  name,
  as: 'visitor',
  status,
  method: 'POST',
  path,
  body,
  headers: { ...JSON_TYPE, 'content-encoding': encoding },
});

const MEGABYTES = 50 * 1_024 * 1_024;

/** Made when the tests begin: packing takes longer than the tests do. */
const compressed = () => {
  const spaces = Buffer.alloc(MEGABYTES, ' ');
  const brackets = Buffer.alloc(MEGABYTES, '[');
  const gzipped = gzipSync(spaces);
  return [
    packed('50 MB of spaces as gzip', 413, 'gzip', gzipped),
    packed('50 MB of spaces as gzip to GraphQL', 413, 'gzip', gzipped, '/graphql'),
    packed('50 MB of brackets as gzip', 413, 'gzip', gzipSync(brackets)),
    packed('50 MB as deflate', 413, 'deflate', deflateSync(spaces)),
    packed('50 MB as brotli', 413, 'br', brotliCompressSync(spaces)),
    packed('gzip in gzip', 413, 'gzip', gzipSync(gzipped)),
    packed('gzip in gzip, said so', 415, 'gzip, gzip', gzipSync(gzipped)),
    packed('gzip that breaks off', 400, 'gzip', gzipSync('{"email":"a@b.co"}').subarray(0, 20)),
    packed('many empty parts of gzip', 422, 'gzip', Buffer.concat(Array<Buffer>(1_500).fill(gzipSync('')))),
    packed('deep arrays as gzip', 422, 'gzip', gzipSync(nested(16_000, '[', ']'))),
  ];
};

const parameters = [
  get('a parameter again and again', 422, `/api/courses?${times(1_400, () => 'limit=1', '&')}`),
  get('many parameters', 200, `/api/courses?${times(1_400, (index) => `a${index}=1`, '&')}`),
  get('parameters in parameters', 200, `/api/courses?a${'[b]'.repeat(4_000)}=1`),
  get('percent signs', 200, `/api/courses?a=${'%41'.repeat(4_000)}`),
  get('a long path', 404, `/api/${'a/'.repeat(6_000)}`),
  get('a path of dots', 404, `/api/${'../'.repeat(4_000)}x`),
  get('a path of percent signs', 404, `/api/courses/${'%2e'.repeat(4_000)}`),
  get('a long address', 431, `/api/courses?a=${'a'.repeat(20_000)}`),
  get(
    'GraphQL in an address',
    400,
    `/graphql?query=${encodeURIComponent(`{ ${times(1_000, () => 'a')} }`)}`,
    {
      headers: { 'apollo-require-preflight': 'true' },
    },
  ),
  get('a search of much text', 422, `/users/admin/all?search=${'a%20'.repeat(3_000)}`, { as: 'admin' }),
];

const headers = [
  get('a header again and again', 200, '/api/courses?limit=1', {
    headers: { 'x-a': Array<string>(1_000).fill('1') },
  }),
  get('many headers', 200, '/api/courses?limit=1', {
    headers: Object.fromEntries(Array.from({ length: 1_000 }, (_, index) => [`x-${index}`, '1'])),
  }),
  get('more headers than fit', 431, '/api/courses', { headers: { 'x-a': 'a'.repeat(20_000) } }),
  get('encodings to choose from', 200, '/api/courses', {
    headers: { 'accept-encoding': times(1_000, (index) => `a${index};q=0.1`, ',') },
  }),
  get('types to choose from', 200, '/api/courses?limit=1', {
    headers: { accept: times(900, (index) => `a/${index};q=0.1`, ',') },
  }),
  get('cookies', 200, '/api/courses?limit=1', {
    headers: { cookie: times(1_500, (index) => `a${index}=1`, '; ') },
  }),
  get('a long token', 401, '/api/auth/me', { headers: { authorization: `Bearer ${'a'.repeat(15_000)}` } }),
  get('addresses of proxies', 200, '/api/courses?limit=1', {
    headers: { 'x-forwarded-for': times(1_500, () => '10.0.0.1', ',') },
  }),
  get('languages', 200, '/api/courses?limit=1', {
    headers: { 'accept-language': times(3_000, () => 'es', ',') },
  }),
];

export const httpBombs = (): Bomb[] => [...bodies, ...compressed(), ...parameters, ...headers];
