/**
 * Asks the real server what the document of REST allows and forbids, by schemathesis, and compares the responses with it;
 * `--install` does no more than install schemathesis and the other Python packages of tests.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { FIRST_TILL } from '#domain/money/till.ts';
import { addCount } from '../../../scripts/add-count.ts';
import { DEMO_ACCOUNTS } from '../../demo/seed.ts';
import { freePort } from '../free-port.ts';
import { MAIL_PACKAGES, pythonWith } from '../python.ts';
import { withKnownIds, type FuzzedDocument } from './known-ids.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const SCHEMATHESIS = 'schemathesis==4.32.5';
/** The short form asks the same in every run. */
const AMOUNT = process.env.FUZZ_EXAMPLES
  ? ['--max-examples', process.env.FUZZ_EXAMPLES]
  : ['--max-examples', '4', '--seed', '1'];
const START_MS = 30_000;

/** Rules that no schema has: a class is in the future, a course has free seats, an email is new. */
const LEFT_OUT = ['--exclude-checks', 'positive_data_acceptance'];
/** Ends the session of the other calls; it is sent without one. */
const ENDS_SESSION = ['--exclude-operation-id', 'logout'];

/** Without a token, because schemathesis would otherwise sign up. */
const SETTINGS = '[auth]\nauto-signup = false\n';

type Failure = { fullName: string; message: string };
type Result = { passed: number; failures: Failure[] };
type RunReport = {
  test_cases: { generated: number; with_failures: number };
  failures: { title: string; operations: string[] }[];
  errors: unknown[];
};

const folder = mkdtempSync(join(tmpdir(), 'fuzz-rest-'));

/** The program, else the reason why there is none. */
const install = (): { program: string } | { reason: string } => {
  const python = pythonWith([SCHEMATHESIS]);
  return 'bin' in python ? { program: join(python.bin, 'schemathesis') } : python;
};

const startServer = async () => {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const settings = {
    NODE_ENV: 'development',
    PORT: String(port),
    HOST: '127.0.0.1',
    DATA_DIR: join(folder, 'data'),
    RATE_LIMITS: 'off',
    MAX_ACTIVE_ENROLMENTS: '10000',
    LOG_LEVEL: 'error',
    GOOGLE_CLIENT_ID: 'client',
    GOOGLE_CLIENT_SECRET: 'secret',
    MONGODB_URI: '',
  };
  const server = spawn(process.execPath, ['--import', 'tsx/esm', 'bff/src/server.ts'], {
    cwd: ROOT,
    env: { ...process.env, ...settings },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const deadline = Date.now() + START_MS;
  const isReady = () =>
    fetch(`${url}/livez`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isReady())) {
    if (server.exitCode !== null || Date.now() > deadline) throw new Error('the server did not start');
    await delay(100);
  }
  return { url, server };
};

const read = async <T>(url: string, init?: RequestInit) => (await (await fetch(url, init)).json()) as T;

const signIn = async (url: string, email: string, password: string) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password }),
  };
  return (await read<{ access_token: string }>(`${url}/api/auth/login`, init)).access_token;
};

/** A payment of a person, in a session of the till that is closed. */
const TAKE_PAYMENT = `mutation ($userId: ID!, $tillId: ID!) {
  updateMoneyRules(input: { isOn: true }) { isOn }
  openTill(input: { tillId: $tillId, float: 0, note: "Fuzz" }) { id }
  recordPayment(input: { userId: $userId, amount: 100, method: CASH, isOnAccount: true }) { entry { id } }
}`;
const CLOSE_TILL = 'mutation ($id: ID!) { closeTill(input: { id: $id, counted: 100 }) { id } }';

const ask = async <T>(url: string, token: string, query: string, variables: object = {}) => {
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: JSON.stringify({ query, variables }),
  };
  const { data, errors } = await read<{ data?: T; errors?: unknown }>(`${url}/graphql`, init);
  if (!data || errors) throw new Error(`${query} failed: ${JSON.stringify(errors)}`);
  return data;
};

const takePayment = async (url: string, { admin, student }: { admin: string; student: string }) => {
  const { me } = await ask<{ me: { id: string } }>(url, student, '{ me { id } }');
  const variables = { userId: me.id, tillId: FIRST_TILL.id };
  const { openTill, recordPayment } = await ask<{
    openTill: { id: string };
    recordPayment: { entry: { id: string } };
  }>(url, admin, TAKE_PAYMENT, variables);
  await ask(url, admin, CLOSE_TILL, openTill);
  return { receipts: [recordPayment.entry], sessions: [openTill] };
};

type Caller = { name: string; token?: string };

const fuzz = async (program: string, url: string, { name, token }: Caller): Promise<Result> => {
  const report = join(folder, `${name}.json`);
  const args = [
    'run',
    join(folder, 'openapi.json'),
    '--url',
    url,
    '--phases',
    'examples,coverage,fuzzing',
    ...AMOUNT,
    '--continue-on-failure',
    '--warnings',
    'off',
    '--no-color',
    '--report',
    'json',
    '--report-json-path',
    report,
    ...LEFT_OUT,
    ...(token ? ['--header', `Authorization: Bearer ${token}`, ...ENDS_SESSION] : []),
  ];
  const child = spawn(program, args, { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const [code] = (await once(child, 'close')) as [number | null];
  const { test_cases, failures, errors } = JSON.parse(readFileSync(report, 'utf8')) as RunReport;
  if (code !== 0) console.log(output);
  const found = failures.map(({ title, operations }) => ({
    fullName: `${operations.join(', ')} as ${name}`,
    message: title,
  }));
  const unfinished = { fullName: `fuzz as ${name}`, message: `schemathesis ended with ${code}` };
  const isIncomplete = errors.length > 0 || (code !== 0 && found.length === 0);
  console.log(`# ${name}: ${test_cases.generated} requests, ${found.length} contradictions`);
  return {
    passed: test_cases.generated - test_cases.with_failures,
    failures: [...found, ...(isIncomplete ? [unfinished] : [])],
  };
};

const run = async (program: string) => {
  const { url, server } = await startServer();
  try {
    const [admin = '', student = ''] = await Promise.all(
      DEMO_ACCOUNTS.slice(0, 2).map(({ email, password }) => signIn(url, email, password)),
    );
    const headers = { authorization: `Bearer ${student}` };
    const document = await read<FuzzedDocument>(`${url}/api/openapi.json`);
    const known = withKnownIds(document, {
      courses: await read<{ id: string }[]>(`${url}/api/courses`),
      enrolments: await read<{ id: string }[]>(`${url}/api/courses/enrollments/me`, { headers }),
      ...(await takePayment(url, { admin, student })),
    });
    writeFileSync(join(folder, 'openapi.json'), JSON.stringify(known));
    writeFileSync(join(folder, 'schemathesis.toml'), SETTINGS);
    const callers: Caller[] = [
      { name: 'visitor' },
      { name: 'student', token: student },
      { name: 'admin', token: admin },
    ];
    return await Promise.all(callers.map((caller) => fuzz(program, url, caller)));
  } finally {
    server.kill();
    await once(server, 'exit');
  }
};

try {
  const installed = install();
  if ('reason' in installed) {
    console.log(`skipped: the fuzz of REST (${installed.reason})`);
    addCount({ passed: 0, failed: 0, skipped: 1 });
  } else if (process.argv.includes('--install')) {
    pythonWith(MAIL_PACKAGES);
  } else {
    const results = await run(installed.program);
    const failures = results.flatMap((result) => result.failures);
    const passed = results.reduce((sum, result) => sum + result.passed, 0);
    for (const { fullName, message } of failures) console.log(`failed: ${fullName}: ${message}`);
    console.log(`${passed} passed, ${failures.length} failed`);
    addCount({ passed, failed: failures.length });
    process.exitCode = failures.length === 0 ? 0 : 1;
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
