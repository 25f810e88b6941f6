/** What `npm run proofs` runs: each proof has a name, the folders whose changes it is for, and a command. */
export type Proof = {
  name: string;
  about: string;
  folders: readonly string[];
  /** Files of the vitest projects named proofs…; each belongs to one proof. */
  files?: readonly string[];
  command: readonly string[];
  env?: Readonly<Record<string, string>>;
};

const VITEST = ['npx', 'vitest', 'run'];
const COUNTED = ['--reporter=default', `--reporter=${import.meta.dirname}/count-reporter.ts`];

type Subject = Pick<Proof, 'name' | 'about' | 'folders'>;

const files = (subject: Subject, ...paths: string[]): Proof => ({
  ...subject,
  files: paths,
  command: [...VITEST, ...COUNTED, '--project', 'proofs*', ...paths],
});

const engineTests = (
  subject: Subject,
  env: Readonly<Record<string, string>>,
  ...selected: string[]
): Proof => ({
  ...subject,
  command: ['npm', 'run', '--silent', 'test:engine', '--', ...COUNTED, ...selected],
  env,
});

const contract = (name: string) => `bff/contract/${name}.proof.test.ts`;
const inProofs = (name: string) => `bff/contract/proofs/${name}.test.ts`;

/** Tables whose gate form calls one case of each kind, series whose gate form is short, and files with a test of crashes. */
export const MATRICES = [
  'operations/idempotency',
  'operations/key-scope',
  'operations/cost',
  'operations/staff-access',
  'operations/actor-after-write',
  'lists/lists',
  'enrolments/list-of-enrolments',
  'enrolments/races',
  'auth/service-accounts-access',
  'operations/lost-responses',
  'lists/search-cost',
  'auth/trust',
  'auth/access-tokens',
  'operations/coverage',
  'operations/sentences',
  'operations/dates',
  'auth/recent-authentication',
  'auth/second-factor-limit',
  'auth/security-notices',
  'graphql/trusted-documents',
  'graphql/value-errors',
  'certificates/certificate-pdf',
  'users/import-users',
  'operations/key-claims',
  'limits/limits',
  'operations/many-keyed-changes',
  'certificates/passports',
  'points/redemptions',
  'privacy/retention',
  'auth/shared-network',
  'calendars/calendars',
  'limits/limit-headers',
].map((name) => `bff/contract/${name}.`);

/** Files whose values are generated, by fast-check or from a seed. */
export const PROPERTIES = [
  'packages/embedded-mongo/test/keys',
  'packages/embedded-mongo/test/pick-fields',
  'packages/embedded-mongo/test/plan',
  'bff/contract/calendars/calendars',
  'bff/contract/users/users',
  'bff/src/features/calendars/calendar.text',
  'domain/dates/dates',
  'domain/enrolments/enrolment.pricing',
  'domain/money/money-forms',
  'domain/firearms/entry-code',
  'domain/money/debt',
  'domain/schedule/proposed-lanes',
  'domain/schedule/slots',
  'domain/texts/csv-text',
  'domain/texts/money',
  'domain/texts/text',
  'domain/users/user.search',
].map((name) => `${name}.`);

const inProject = (name: string) => ['--project', name];

const isFullSize = process.env.PROOFS === 'full';
const ENGINES = ['npm', 'run', '--silent', 'test:engines'];

export const PROOFS: readonly Proof[] = [
  files(
    {
      name: 'kills',
      about: 'database and server killed under load',
      folders: [
        'bff/src/database',
        'bff/src/jobs',
        'bff/src/features/mail',
        'packages/embedded-mongo/src/storage',
      ],
    },
    ...['database-kills', 'server-kills', 'mail-kills'].map(inProofs),
  ),
  files(
    {
      name: 'crashes',
      about: 'a process that ends before any one of its writes',
      folders: ['bff/src/features', 'bff/src/jobs'],
    },
    ...[
      'attendance',
      'audit',
      'call-off',
      'deletion',
      'deposit',
      'follow-up',
      'hand-out',
      'last-admin',
      'till',
      'transfer',
      'webhook',
    ].map((of) => inProofs(`${of}-crash`)),
  ),
  files(
    {
      name: 'faults',
      about: 'database away, failing, full or slow; log and mail server away',
      folders: ['bff/src/database', 'bff/src/errors', 'bff/src/process', 'bff/src/features/mail'],
    },
    ...['database-away', 'database-faults', 'failover', 'mail-away'].map(inProofs),
    ...['server/disk-full', 'server/log-outage'].map(contract),
  ),
  files(
    { name: 'drains', about: 'a server that stops under load', folders: ['bff/src/process'] },
    ...['drains', 'draining'].map(inProofs),
  ),
  files(
    {
      name: 'races',
      about: 'many callers of one record, in several processes',
      folders: ['bff/src/features'],
    },
    ...[
      'attendance-races',
      'call-off-races',
      'call-off-attendance-races',
      'claims-races',
      'deposit-races',
      'last-admin-races',
      'till-races',
      'transfer-races',
    ].map(inProofs),
    contract('enrolments/place-races'),
    contract('firearms/hand-races'),
  ),
  files(
    {
      name: 'processes',
      about: 'servers and commands as processes: settings, starts, stops, several at once, their log',
      folders: ['bff/src/process', 'bff/src/database', 'bff/cli', 'bff/demo'],
    },
    ...[
      'server/start-up',
      'server/secrets-key',
      'server/demo-data',
      'server/several-servers',
      'server/database-name',
      'server/newer-database',
      'server/log',
      'server/request-id',
      'server/release',
      'server/engine-end',
      'server/preload',
      'exports/exports-stream',
      'auth/google',
    ].map(contract),
    ...['academy-story', 'commands', 'output', 'schedule', 'seed', 'set-password', 'webhook'].map(
      (name) => `bff/cli/${name}.proof.test.ts`,
    ),
  ),
  files(
    { name: 'canaries', about: 'private data in every response and in the log', folders: ['bff/src'] },
    contract('operations/canaries'),
  ),
  files(
    {
      name: 'digests',
      about: 'whether a stored digest of a request can be reversed',
      folders: ['bff/src/operation'],
    },
    contract('auth/guessing'),
  ),
  files(
    {
      name: 'guide',
      about: 'the programs of the guide, as it says to run them, print what it shows',
      folders: ['docs/guide', 'bff/src/rest', 'bff/src/graphql'],
    },
    contract('guide/guide'),
  ),
  files(
    {
      name: 'load',
      about: 'many requests, unread responses, expensive requests',
      folders: ['bff/src/process', 'bff/src/graphql', 'bff/src/rest'],
    },
    ...['load', 'expensive-requests', 'unread-sockets', 'bombs'].map(inProofs),
  ),
  files(
    {
      name: 'processor-time',
      about: 'large inputs in every field, in milliseconds',
      folders: ['bff/src/operation', 'bff/src/graphql', 'bff/src/rest', 'domain'],
    },
    ...['server/processor-time', 'pages/web-pages'].map(contract),
  ),
  files(
    {
      name: 'busy-loop',
      about: 'health while the event loop is busy',
      folders: ['bff/src/database', 'bff/src/process'],
    },
    contract('server/busy-loop'),
  ),
  files(
    { name: 'alerts', about: 'which outage fires which alert', folders: ['deploy', 'bff/src/process'] },
    contract('server/alerts'),
  ),
  files(
    { name: 'backup', about: 'scripts of backup, restore and drill', folders: ['deploy/backup', 'bff/cli'] },
    ...['server/backup', 'server/backup-scripts'].map(contract),
  ),
  files(
    {
      name: 'fuzz',
      about: 'random GraphQL requests',
      folders: ['bff/src/graphql', 'bff/src/operation', 'domain'],
    },
    ...['fuzz-graphql-fixed', 'fuzz-graphql-fresh'].map(inProofs),
  ),
  files(
    {
      name: 'offered-times',
      about: 'every offered time can be booked',
      folders: ['domain/schedule', 'bff/src/features/schedule'],
    },
    inProofs('offered-times'),
  ),
  files(
    {
      name: 'messages',
      about: 'fortnights of random changes: what everybody was told last is what is stored',
      folders: ['bff/src/features/mail', 'bff/src/features/enrolments', 'bff/src/features/courses'],
    },
    inProofs('messages-agree'),
  ),
  files(
    {
      name: 'till',
      about: 'months of random work at two tills: the CSV files, the trail and the product agree',
      folders: ['bff/src/features/money', 'bff/src/features/enrolments', 'bff/src/features/exports'],
    },
    inProofs('till-month'),
  ),
  files(
    {
      name: 'armoury',
      about:
        'a quarter of random days of 24 weapons: hands, stock, rounds and the sheet are those of the exports',
      folders: ['bff/src/features/firearms', 'bff/src/ledger'],
    },
    inProofs('armoury-quarter'),
  ),
  files(
    {
      name: 'offline',
      about:
        'two phones that keep the day and send it, whatever happens to clock, store, account and role: nothing twice, nothing lost',
      folders: ['client/src/features/gestion/range-day', 'bff/src/features/firearms'],
    },
    inProofs('offline-phones'),
  ),
  files(
    { name: 'mirror', about: 'a copy of all data kept by `updatedSince` alone', folders: ['bff/src/lists'] },
    inProofs('mirror'),
  ),
  files(
    {
      name: 'feeds',
      about:
        'eight writers, readers that are killed: no row lost or twice, by every list and webhook that says what is new',
      folders: ['bff/src/lists', 'bff/src/ledger', 'bff/src/features/money', 'bff/src/features/webhooks'],
    },
    inProofs('feeds'),
  ),
  files(
    {
      name: 'generators',
      about:
        'clients that three generators make of the OpenAPI document compile and make a call (Go, Python, TypeScript)',
      folders: ['bff/src/rest', 'bff/src/openapi'],
    },
    contract('openapi/generators'),
  ),
  files(
    {
      name: 'mail-server',
      about: 'messages as another SMTP server and calendar reader see them (Python)',
      folders: ['bff/src/features/mail', 'bff/src/features/calendars'],
    },
    inProofs('mail-other-server'),
  ),
  files(
    { name: 'advisories', about: '`npm audit` of the locked versions', folders: ['package-lock.json'] },
    'security/advisories.proof.test.ts',
  ),
  files(
    {
      name: 'recipe',
      about: 'the recipe of docs/development.md, followed in a copy',
      folders: ['docs', 'scripts'],
    },
    'scripts/recipe.proof.test.ts',
  ),
  {
    name: 'properties',
    about:
      'tests with generated values: more of them, and where fast-check generates them from another seed (`PROPERTY_SEED=random`)',
    folders: ['domain', 'bff/src', 'packages/embedded-mongo'],
    command: [...VITEST, ...COUNTED, ...['unit', 'contract', 'engine'].flatMap(inProject), ...PROPERTIES],
    env: { PROPERTY_SEED: 'random', ENTRY_CODES: '1000', SLOT_WORLDS: '500' },
  },
  {
    name: 'matrices',
    about: 'every row of the tables of operations, by every caller, and long series (`MATRICES=full`)',
    folders: ['bff/src/operation', 'bff/contract'],
    command: [...VITEST, ...COUNTED, '--project', 'contract', ...MATRICES],
    env: { MATRICES: 'full' },
  },
  {
    name: 'looks',
    about: 'every screen and dialog in every theme and width, every screen for every role (`LOOKS=all`)',
    folders: ['client/src', 'e2e'],
    command: [...VITEST, ...COUNTED, ...['browser', 'proofs-browser', 'proofs-client'].flatMap(inProject)],
    env: { LOOKS: 'all', BROWSER_REQUIRED: '1' },
  },
  engineTests(
    {
      name: 'engine',
      about: 'the embedded engine started, ended, killed, and on a full disk',
      folders: ['packages/embedded-mongo'],
    },
    {},
    ...['--project', 'proofs', '--exclude', '**/mongosh*'],
  ),
  engineTests(
    {
      name: 'mongosh',
      about: 'MongoDB’s shell on the embedded engine',
      folders: ['packages/embedded-mongo'],
    },
    {},
    ...['--project', 'proofs', 'mongosh'],
  ),
  engineTests(
    {
      name: 'comparison',
      about: 'the embedded engine beside FerretDB, written and generated cases',
      folders: ['packages/embedded-mongo'],
    },
    isFullSize ? {} : { CASES: '3000' },
    ...['--project', 'comparison'],
  ),
  {
    name: 'engines',
    about: 'the contract suite on other database servers',
    folders: ['bff/src/database', 'bff/src/lists', 'bff/contract/servers'],
    command: isFullSize ? ENGINES : [...ENGINES, '--', '--short'],
  },
  {
    name: 'fuzz-rest',
    about: 'the OpenAPI document against the server (schemathesis)',
    folders: ['bff/src/rest', 'bff/src/openapi'],
    command: ['npm', 'run', '--silent', 'fuzz:rest'],
  },
  {
    name: 'patches',
    about: 'each defence removed: its tests fail',
    folders: ['security', 'bff/src'],
    command: ['npm', 'run', '--silent', 'proofs:patches'],
  },
];
