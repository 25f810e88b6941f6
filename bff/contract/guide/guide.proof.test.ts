import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { aRegistration, good, PASSWORD } from '../builders.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { connectRest } from '../drivers/rest.ts';
import { comparePrinted } from './compare.ts';
import { guideColumns, snippetsOf, type Column } from './pages.ts';
import { openWorkshop } from './run-column.ts';
import { typeErrors } from './type-errors.ts';
import { fileOf, startServerProcess, type ServerProcess } from '../processes.ts';

const FIRST_BOOKING = 'first-booking.md';
const ADMIN = 'direccion@academia.example';

const missing = ['bash', 'curl'].filter((program) => spawnSync(program, ['--version']).status !== 0);
if (missing.length > 0) console.log(`skipped: the snippets of docs/guide (no ${missing.join(' and no ')})`);

const columns = guideColumns();
const [firstBooking, ...others] = [
  ...columns.filter(({ page }) => page === FIRST_BOOKING),
  ...columns.filter(({ page }) => page !== FIRST_BOOKING),
];

it.each([
  ['another language', '```py\nprint(1)\n```'],
  ['no language', '```\nls\n```'],
  ['a block in a list', '- one\n\n  ```sh\n  ls\n  ```'],
  ['more than a language', '```sh quick\nls\n```'],
  ['a block without an end', '```sh\nls\n'],
  ['an output of nothing', '```json\n{}\n```'],
])('a page with %s is an error, because no test runs it', (_what, page) => {
  expect(() => snippetsOf('page.md', page)).toThrow('page.md');
});

it('thirteen tasks are shown by REST and by GraphQL, with curl and in TypeScript', () => {
  const shown = columns.filter(({ page }) => page === 'tasks.md');
  const tasks = shown.map(({ name, snippets }) => [name, snippets.filter(({ surface }) => surface).length]);
  expect(tasks).toEqual([
    ['tasks.md sh REST', 13],
    ['tasks.md ts REST', 13],
    ['tasks.md sh GraphQL', 13],
    ['tasks.md ts GraphQL', 13],
  ]);
});

describe.skipIf(missing.length > 0)('the guide', () => {
  let server: ServerProcess;
  let workshop: Awaited<ReturnType<typeof openWorkshop>>;
  let admin: ReturnType<typeof connectGraphql>;
  let adminToken = '';
  let paymentsToken = '';

  /** Prints what the pages show: a student with 100 points for each column, so that all of them run at once. */
  const settingsOf = async (_column: Column) => {
    const registration = aRegistration();
    const { accessToken } = good(await connectRest(server.url).register(registration));
    const student = connectGraphql(server.url, accessToken);
    const { token } = good(
      await student.createAccessToken({ currentPassword: PASSWORD, name: 'Guía', scopes: ['read', 'write'] }),
    );
    const { id: userId } = good(await student.me());
    good(await admin.adjustPoints({ userId, points: 100, description: 'Bienvenida' }));
    return {
      URL: server.url,
      TOKEN: token,
      ADMIN: adminToken,
      PAYMENTS: paymentsToken,
      USER_ID: userId,
      EMAIL: registration.email,
      PASSWORD: registration.password,
    };
  };

  const run = async (column: Column, settings: Record<string, string>) => {
    const printed = await workshop.run(column, settings);
    expect(printed).toHaveLength(column.snippets.length);
    for (const [index, snippet] of column.snippets.entries()) {
      comparePrinted(column, snippet, printed[index] ?? '');
    }
  };

  beforeAll(async () => {
    server = await startServerProcess({ RATE_LIMITS: 'on' });
    workshop = await openWorkshop();
    await workshop.write(columns);
  });
  afterAll(async () => {
    await Promise.all([server.stop(), workshop.close()]);
  });

  it.each(['bundler', 'nodenext'] as const)('has programs that compile under %s', (modules) => {
    const programs = columns.filter(({ language }) => language === 'ts');
    const follow = join(workshop.folder, 'mirror/follow.mts');
    const generated = join(workshop.folder, 'typed-client/generated/index.ts');
    expect(typeErrors([...programs.map(workshop.fileOf), generated, follow], modules)).toEqual([]);
  });

  it('ends with a confirmed booking, from an empty database', async () => {
    if (!firstBooking) throw new Error('the guide has no first booking');
    const { MONGODB_URI = '', DB_NAME = '', NODE_ENV = '' } = server.settings;
    await run(firstBooking, {
      URL: server.url,
      ADMIN_PASSWORD: PASSWORD,
      STUDENT_PASSWORD: PASSWORD,
      ACADEMIA: `${process.execPath} ${fileOf('cli')}`,
      MONGODB_URI,
      DB_NAME,
      NODE_ENV,
    });
    const { accessToken } = good(await connectRest(server.url).login({ email: ADMIN, password: PASSWORD }));
    admin = connectGraphql(server.url, accessToken);
    const tokenOf = async (...scopes: string[]) =>
      good(await admin.createAccessToken({ currentPassword: PASSWORD, name: 'Guía', scopes })).token;
    adminToken = await tokenOf('read', 'write', 'admin');
    paymentsToken = await tokenOf('payments');
    good(await admin.updateMoneyRules({ isOn: true }));
  });

  describe.concurrent('prints the shown output:', () => {
    it.each(others)('$name', async (column) => run(column, await settingsOf(column)));
  });
});
