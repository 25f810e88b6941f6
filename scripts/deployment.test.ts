import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { FILE_SETTINGS, SETTINGS, readEnv } from '../bff/src/process/env.ts';

const ROOT = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

const OF_BACKUP = /^BACKUP_/;
const KNOWN: string[] = [...SETTINGS, ...FILE_SETTINGS.map((name) => `${name}_FILE`)];
/** After DRAIN_SECONDS, as server.ts has it. */
const GRACE_SECONDS = 10;

type Health = { interval: string; start_interval?: string };
type Service = {
  image?: string;
  logging?: { driver: string; options: Record<string, string> };
  healthcheck?: Health;
  read_only?: boolean;
  build?: { args: Record<string, string> };
  entrypoint?: string[];
  environment: Record<string, string>;
  secrets: string[];
  volumes?: string[];
  ports?: string[];
  mem_limit: string;
  pids_limit: number;
  stop_grace_period?: string;
};
type Compose = {
  services: Record<'mongo' | 'app', Service>;
  secrets: Record<string, { file: string }>;
  volumes: Record<string, unknown>;
};

// The tag `!override` is Compose's own.
const compose = (file: string) => parse(read(file), { logLevel: 'error', merge: true }) as Compose;
const base = compose('docker-compose.yml');
const production = compose('compose.production.yml');

it('images are pinned by their full versions', () => {
  const dockerfile = [...read('Dockerfile').matchAll(/^FROM (\S+)/gm)].map(([, image]) => image);
  for (const image of [base.services.mongo.image, ...dockerfile]) expect(image).toMatch(/:\d+\.\d+\.\d+/);
});

it('compose in production: MongoDB with a key file, and a user of one database for the app', () => {
  const { mongo } = production.services;
  expect(mongo.entrypoint?.at(-1)).toContain('--replSet rs0 --keyFile');
  for (const volume of mongo.volumes ?? [])
    expect(existsSync(new URL(volume.split(':')[0] ?? '', ROOT))).toBe(true);
  expect(read('deploy/mongo/create-app-user.js')).toContain("roles: [{ role: 'readWrite', db: database }]");
});

it('compose in production: every secret is a file that is declared, and none is in the environment', () => {
  const { mongo, app } = production.services;
  const declared = Object.keys(production.secrets);
  expect([...new Set([...mongo.secrets, ...app.secrets])].sort()).toEqual(declared.sort());
  for (const name of FILE_SETTINGS) {
    expect(app.environment[name]).toBe('');
    expect(declared.map((secret) => `/run/secrets/${secret}`)).toContain(app.environment[`${name}_FILE`]);
  }
  expect(
    Object.keys(app.environment).filter((name) => !KNOWN.includes(name) && !OF_BACKUP.test(name)),
  ).toEqual([]);
});

it('an empty file of a secret is ignored, because Compose requires every file to exist', () => {
  const folder = mkdtempSync(join(tmpdir(), 'academia-secrets-'));
  writeFileSync(join(folder, 'empty'), '\n');
  const files = Object.fromEntries(FILE_SETTINGS.map((name) => [`${name}_FILE`, join(folder, 'empty')]));
  expect(readEnv(files)).toEqual(readEnv({}));
  rmSync(folder, { recursive: true });
});

it('compose rotates the log of every container and checks health often only at the start', () => {
  for (const [name, { logging }] of Object.entries(base.services)) {
    expect(logging?.options, name).toEqual({ 'max-size': '10m', 'max-file': '5' });
  }
  expect(base.services.mongo.healthcheck).toMatchObject({ interval: '60s', start_interval: '5s' });
  expect(read('Dockerfile')).toMatch(/^HEALTHCHECK --interval=30s .*--start-interval=2s/m);
  expect(base.services.app.healthcheck, 'the image has it').toBeUndefined();
});

it('compose in production: backups have a folder that belongs to the user of the image', () => {
  expect(base.services.app.read_only).toBe(true);
  const { volumes = [], environment } = production.services.app;
  expect(volumes).toEqual([`backups:${environment.BACKUP_DIR}`]);
  expect(Object.keys(production.volumes)).toEqual(['backups']);
  expect(read('Dockerfile')).toMatch(/^RUN install -d -o node -g node -m 0700 \/backups$/m);
  expect(read('Dockerfile')).toMatch(/^COPY deploy\/backup /m);
});

it('the image has the commit that it is built from', () => {
  expect(base.services.app.build?.args).toEqual({ GIT_COMMIT: '${GIT_COMMIT:-}' });
  expect(read('Dockerfile')).toMatch(/^ARG GIT_COMMIT=\nENV GIT_COMMIT=\$GIT_COMMIT$/m);
});

it('compose in production: limits, and no port but the one of the proxy', () => {
  const { mongo, app } = production.services;
  for (const { mem_limit, pids_limit } of [mongo, app]) {
    expect(mem_limit).toMatch(/^\d+g$/);
    expect(pids_limit).toBeGreaterThan(0);
  }
  expect([mongo.ports, app.ports]).toEqual([undefined, ['127.0.0.1:4000:4000']]);
  expect(read('compose.production.yml')).toContain('ports: !override');
});

it('compose gives a draining server the time that it needs', () => {
  const { stop_grace_period = '', environment } = base.services.app;
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(
    Number(environment.DRAIN_SECONDS) + GRACE_SECONDS,
  );
});

const UNITS = readdirSync(new URL('deploy/systemd/', ROOT));
const SERVICES = UNITS.filter((name) => name.endsWith('.service'));

const unitOf = (name: string) => {
  const lines = read(`deploy/systemd/${name}`)
    .split('\n')
    .filter((line) => /^\w+=/.test(line))
    .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
  const valuesOf = (key: string) => lines.filter(([one]) => one === key).map(([, value]) => value);
  const settings = Object.fromEntries(
    valuesOf('Environment').map((text) => text.split('=') as [string, string]),
  );
  return { lines, valuesOf, settings };
};

it.each(SERVICES)('%s has existing settings, and credentials that it loads', (name) => {
  const { valuesOf, settings } = unitOf(name);
  const unknown = Object.keys(settings).filter((one) => !KNOWN.includes(one) && !OF_BACKUP.test(one));
  expect(unknown).toEqual([]);
  const loaded = valuesOf('LoadCredential').map((text) => `%d/${text.split(':')[0]}`);
  expect(Object.values(settings).filter((value) => value.startsWith('%d/'))).toEqual(loaded);
});

it('the units of systemd start existing programs, and give a draining server the time that it needs', () => {
  const { valuesOf, settings } = unitOf('academia@.service');
  expect(Number(valuesOf('TimeoutStopSec')[0])).toBeGreaterThan(
    Number(settings.DRAIN_SECONDS) + GRACE_SECONDS,
  );
  expect(valuesOf('ExecStart')[0]).toContain('--import tsx/esm bff/src/server.ts');
  for (const name of ['backup', 'drill']) {
    const [start = ''] = unitOf(`academia-${name}.service`).valuesOf('ExecStart');
    const [, script = ''] = /^\/bin\/sh (\S+)$/.exec(start) ?? [];
    expect(existsSync(new URL(script, ROOT)), script).toBe(true);
    expect(UNITS).toContain(`academia-${name}.timer`);
  }
});

it.each(SERVICES)('%s gives its process only the permissions that it needs', (name) => {
  const hardening = Object.fromEntries(unitOf(name).lines);
  expect(hardening).toMatchObject({
    DynamicUser: 'yes',
    CapabilityBoundingSet: '',
    NoNewPrivileges: 'yes',
    ProtectSystem: 'strict',
    ProtectHome: 'yes',
    PrivateDevices: 'yes',
    RestrictAddressFamilies: 'AF_INET AF_INET6 AF_UNIX',
    SystemCallArchitectures: 'native',
  });
  expect(hardening).toHaveProperty('MemoryMax');
  expect(hardening).toHaveProperty('TasksMax');
});

it('systemd-analyze finds no problem in the units, if it is installed', () => {
  if (spawnSync('systemd-analyze', ['--version']).status !== 0)
    return console.log(
      'not verified: systemd-analyze is not installed (Debian has it in the package systemd)',
    );
  const folder = mkdtempSync(join(tmpdir(), 'academia-units-'));
  for (const name of UNITS) {
    // This one replaces the one of the machine.
    const text = read(`deploy/systemd/${name}`).replaceAll('/usr/bin/node', process.execPath);
    writeFileSync(join(folder, name), text);
  }
  const { status, stderr } = spawnSync(
    'systemd-analyze',
    ['verify', ...UNITS.map((name) => join(folder, name))],
    {
      encoding: 'utf8',
    },
  );
  rmSync(folder, { recursive: true });
  expect([status, stderr]).toEqual([0, '']);
});

it('the pages on deployment have existing settings, files and commands', () => {
  const pages = readdirSync(new URL('docs/deployment/', ROOT)).map((name) => read(`docs/deployment/${name}`));
  const text = pages.join('\n');
  const named = [...text.matchAll(/\b([A-Z][A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name);
  const others =
    /^(?:OTEL_|BACKUP_|NODE_EXTRA_CA_CERTS$|GIT_COMMIT$|CREDENTIALS_DIRECTORY$|TEST_MONGODB_URI$)/;
  expect(named.filter((name) => !KNOWN.includes(name) && !others.test(name))).toEqual([]);
  const files = [...text.matchAll(/\b(?:deploy\/[\w@./-]+\w|compose\.production\.yml)/g)].map(
    ([name]) => name,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((name) => !existsSync(new URL(name, ROOT)))).toEqual([]);
});
