import { JSON_TYPE, nested, times, type Caller, type Bomb } from './bomb.ts';

type Given = { as?: Caller; variables?: unknown; operationName?: string; extensions?: unknown };

const post = (name: string, status: number, body: string, as: Caller = 'visitor'): Bomb => ({
  name,
  as,
  status,
  method: 'POST',
  path: '/graphql',
  body,
  headers: JSON_TYPE,
});

const bomb = (name: string, status: number, query: string, { as, ...given }: Given = {}) =>
  post(name, status, JSON.stringify({ query, ...given }), as);

const ID = '0123456789abcdef01234567';
const HEALTH = 'health { status }';
const USER = 'nodes { id email firstName lastName phone address city points createdAt }';
const ENROLMENT = 'nodes { id status course { id name description instructor { name } } user { id email } }';

const shapes = [
  bomb('levels of one selection', 400, `{ ${nested(300, 'me { ', '} ', 'id')} }`),
  bomb('levels beyond what is read', 400, nested(10_000, '{a', '}')),
  bomb(
    'levels of introspection',
    200,
    `{ __schema { types { fields { type { ${nested(20, 'ofType { ', '} ', 'name')} } } } } }`,
  ),
  bomb(
    'introspection of a type, fourteen times',
    200,
    `{ ${times(14, (index) => `a${index}: __type(name: "User") { fields { name type { name ofType { name } } } }`)} }`,
  ),
  bomb('aliases', 400, `{ ${times(150, (index) => `a${index}: ${HEALTH}`)} }`),
  bomb('aliases below the limit', 200, `{ ${times(15, (index) => `a${index}: ${HEALTH}`)} }`),
  bomb('aliases of a name', 200, `{ ${times(300, (index) => `a${index}: __typename`)} }`),
  bomb(
    'aliases in a fragment that is spread',
    400,
    `{ ${times(50, () => '...F')} } fragment F on Query { ${times(20, (index) => `a${index}: ${HEALTH}`)} }`,
  ),
  bomb('one field again and again', 400, `{ ${times(240, () => HEALTH)} }`),
  bomb('one leaf again and again', 400, `{ health { ${times(980, () => 'status')} } }`),
  bomb('unknown fields that resemble known ones', 400, `{ ${times(450, (index) => `myEnrolment${index}`)} }`),
  bomb('unknown arguments', 400, `{ courses(${times(300, (index) => `limi${index}: 1`)}) { id } }`),
  bomb('the same argument again', 400, `{ courses(${times(300, () => 'limit: 1')}) { id } }`),
];

const fragments = [
  bomb(
    'fragments that double at each level',
    200,
    `{ ...F0 } ${times(60, (index) => `fragment F${index} on Query { ...F${index + 1} ...F${index + 1} }`)} fragment F60 on Query { ${HEALTH} }`,
  ),
  bomb(
    'fragments in a circle',
    400,
    `{ ...F0 } ${times(100, (index) => `fragment F${index} on Query { ...F${(index + 1) % 100} }`)}`,
  ),
  bomb(
    'fragments each of which spreads all others',
    400,
    `{ ...F0 } ${times(16, (from) => `fragment F${from} on Query { ${times(16, (to) => (to === from ? HEALTH : `...F${to}`))} }`)}`,
  ),
  bomb(
    'fragments that nobody uses',
    400,
    `{ ${HEALTH} } ${times(90, (index) => `fragment F${index} on Query { ${HEALTH} }`)}`,
  ),
  bomb(
    'one fragment spread again and again',
    200,
    `{ ${times(480, () => '...F')} } fragment F on Query { ${HEALTH} }`,
  ),
  bomb('nested inline fragments', 200, `{ ${nested(320, '... { ', '} ', HEALTH)} }`),
  bomb('nested inline fragments with a type', 200, `{ ${nested(190, '... on Query { ', '} ', HEALTH)} }`),
  bomb('inline fragments side by side', 400, `{ ${times(140, () => `... { ${HEALTH} }`)} }`),
  bomb(
    'inline fragments that nest and repeat a field',
    400,
    `{ ${nested(110, `... { ${HEALTH} `, '} ', HEALTH)} }`,
  ),
  bomb(
    'fields that conflict with each other',
    400,
    `{ ${times(110, (index) => `course(id: "${index}") { id }`)} }`,
  ),
];

const lexical = [
  bomb('tokens', 400, `{ ${times(1_100, () => HEALTH)} }`),
  bomb('comments', 200, `{ ${HEALTH} } ${'#\n'.repeat(10_000)}`),
  bomb('one long comment', 200, `{ ${HEALTH} } # ${'a'.repeat(30_000)}`),
  bomb('commas', 200, `{ ${','.repeat(30_000)} ${HEALTH} }`),
  bomb('line ends', 200, `{ ${'\n'.repeat(15_000)} ${HEALTH} }`),
  bomb('a long string', 200, `{ course(id: "${'a'.repeat(30_000)}") { id } ${HEALTH} }`),
  bomb('a long block string', 200, `{ course(id: """${'  a\n'.repeat(5_000)}""") { id } ${HEALTH} }`),
  bomb(
    'escapes in a string',
    200,
    String.raw`{ course(id: "${'\\u0041'.repeat(4_000)}") { id } health { status } }`,
  ),
  bomb('a number of many digits', 422, `{ courses(limit: ${'9'.repeat(30_000)}) { id } }`),
  bomb('a fraction of many digits', 400, `{ courses(limit: 0.${'9'.repeat(30_000)}) { id } }`),
  bomb('a long name', 400, `{ ${'a'.repeat(30_000)} }`),
  bomb('characters beyond ASCII', 400, `{ ${'ñ😀'.repeat(3_000)} }`),
  bomb('a list of lists', 422, `{ course(id: ${nested(480, '[', ']')}) { id } }`),
  bomb(
    'objects in objects',
    422,
    `{ classQuote(input: ${nested(240, '{ courseId: ', '} ', '1')}) { total } }`,
  ),
  bomb('directives', 400, `{ health ${times(140, () => '@include(if: true)')} { status } }`),
  bomb('unknown directives', 400, `{ health ${times(400, (index) => `@d${index}`)} { status } }`),
  bomb(
    'directives on fields side by side',
    400,
    `{ ${times(90, () => `health @include(if: true) { status }`)} }`,
  ),
];

const parts = [
  bomb(
    'operations of which none is chosen',
    400,
    times(120, (index) => `query q${index} { ${HEALTH} }`),
  ),
  bomb(
    'operations of which one is chosen',
    200,
    times(120, (index) => `query q${index} { ${HEALTH} }`),
    {
      operationName: 'q7',
    },
  ),
  bomb('a long name of an operation', 400, `{ ${HEALTH} }`, { operationName: 'q'.repeat(30_000) }),
  bomb(
    'variables that nobody uses',
    400,
    `query (${times(240, (index) => `$v${index}: Int`)}) { ${HEALTH} }`,
  ),
  bomb('values of variables that are not declared', 200, `{ ${HEALTH} }`, {
    variables: Object.fromEntries(Array.from({ length: 2_500 }, (_, index) => [`v${index}`, 1])),
  }),
  bomb('a long value of a variable', 404, 'query ($id: ID!) { course(id: $id) { id } }', {
    variables: { id: 'a'.repeat(30_000) },
  }),
  post(
    'a deep value of a variable',
    422,
    `{"query":"query ($id: ID!) { course(id: $id) { id } }","variables":{"id":${nested(15_000, '[', ']')}}}`,
  ),
  post(
    'deep variables that are not declared',
    200,
    `{"query":"{ ${HEALTH} }","variables":{"v":${nested(15_000, '[', ']')}}}`,
  ),
  post(
    'deep extensions',
    200,
    `{"query":"{ ${HEALTH} }","extensions":{"v":${nested(5_000, '{"a":', '}', '1')}}}`,
  ),
  bomb('a long hash of a document', 400, `{ ${HEALTH} }`, {
    extensions: { persistedQuery: { version: 1, sha256Hash: 'a'.repeat(30_000) } },
  }),
  post('a batch', 400, `[${times(900, () => `{"query":"{ ${HEALTH} }"}`, ',')}]`),
  post('a batch of nothing', 400, `[${times(10_000, () => '{}', ',')}]`),
];

const EMPTY_AMMO = { caliber: 'x', quantity: 0 };
const student = { as: 'student' } as const;

const inputs = [
  bomb(
    'a booking of very many boxes',
    404,
    'mutation ($input: BookClassInput!) { bookClass(input: $input) { id } }',
    {
      as: 'student',
      variables: {
        input: {
          courseId: ID,
          scheduledDate: '2035-01-01T10:00:00Z',
          scheduledTime: '10:00',
          hasWeaponAmmo: false,
          weapons: Array.from({ length: 400 }, () => 'x'),
          ammoBoxes: Array.from({ length: 500 }, () => EMPTY_AMMO),
          classType: 'SPORT',
        },
      },
    },
  ),
  bomb(
    'redeemed points with a long sentence',
    422,
    'mutation { redeemPoints(input: { points: 1, description: "x" }) { points } }'.replace(
      '"x"',
      `"${'ﷺ'.repeat(9_000)}"`,
    ),
    student,
  ),
  bomb(
    'redemptions in one mutation',
    409,
    `mutation { ${times(15, (index) => `a${index}: redeemPoints(input: { points: 1000000, description: "x" }) { points }`)} }`,
    student,
  ),
  bomb(
    'a cursor of much text',
    422,
    `{ myEnrolments(after: "${'A'.repeat(30_000)}") { totalCount } }`,
    student,
  ),
  bomb(
    'a cursor of a deep value',
    422,
    `{ myEnrolments(after: "${Buffer.from(nested(10_000, '[', ']')).toString('base64url')}") { totalCount } }`,
    student,
  ),
  bomb(
    'every page at once',
    200,
    `{ ${times(15, (index) => `a${index}: myEnrolments(first: 100) { totalCount ${ENROLMENT.replace('user { id email }', '')} }`)} }`,
    student,
  ),
  bomb(
    'lists of courses',
    413,
    `{ ${times(15, (index) => `a${index}: courses(limit: 500) { id name description }`)} }`,
  ),
];

const admin = { as: 'admin' } as const;
const ids = (count: number) =>
  Array.from({ length: count }, (_, index) => index.toString(16).padStart(24, '0'));

const ofAdmins = [
  bomb('a search of much text', 422, `{ users(search: "${'maría '.repeat(4_000)}") { totalCount } }`, admin),
  bomb('a search of a pattern', 200, `{ users(search: "(a+)+$") { totalCount ${USER} } }`, admin),
  bomb(
    'searches of one letter',
    413,
    `{ ${times(15, (index) => `a${index}: users(search: "${String.fromCharCode(97 + index)}", first: 100) { totalCount ${USER} }`)} }`,
    admin,
  ),
  bomb(
    'all users at once',
    413,
    `{ ${times(15, (index) => `a${index}: allUsers { id email firstName lastName }`)} }`,
    admin,
  ),
  bomb(
    'figures again and again',
    413,
    `{ ${times(15, (index) => `a${index}: adminStats { totalUsers }`)} }`,
    admin,
  ),
  bomb(
    'enrolments with all that belongs to them',
    413,
    `{ ${times(15, (index) => `a${index}: enrolments(first: 100) { totalCount ${ENROLMENT} }`)} }`,
    admin,
  ),
  bomb(
    'reports of a thousand years',
    422,
    '{ reports(fromMonth: "1000-01", toMonth: "2999-12") { month } }',
    admin,
  ),
  bomb(
    'an agenda of a thousand years',
    422,
    '{ agenda(from: "1000-01-01", to: "2999-12-31") { startsAt } }',
    admin,
  ),
  bomb(
    'a list of ids',
    422,
    'mutation ($input: EnrolmentIdsInput!) { confirmEnrolments(input: $input) { id } }',
    { as: 'admin', variables: { input: { ids: ids(1_000) } } },
  ),
  bomb('a large comment of an admin', 200, `{ ${HEALTH} } ${'#\n'.repeat(400_000)}`, admin),
  post(
    'a large, deep value of an admin',
    422,
    `{"query":"mutation ($input: ImportUsersInput!) { importUsers(input: $input) { created } }","variables":{"input":{"csv":${nested(600_000, '[', ']')}}}}`,
    'admin',
  ),
  bomb(
    'an import of a million commas',
    422,
    'mutation ($input: ImportUsersInput!) { importUsers(input: $input) { created } }',
    { as: 'admin', variables: { input: { csv: ','.repeat(1_000_000), dryRun: true } } },
  ),
  bomb(
    'an import of a hundred thousand rows',
    422,
    'mutation ($input: ImportUsersInput!) { importUsers(input: $input) { created } }',
    { as: 'admin', variables: { input: { csv: `email\n${'a@b.co\n'.repeat(100_000)}`, dryRun: true } } },
  ),
];

export const graphqlBombs: Bomb[] = [...shapes, ...fragments, ...lexical, ...parts, ...inputs, ...ofAdmins];
