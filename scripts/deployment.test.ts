import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { FILE_SETTINGS, SETTINGS } from '../bff/src/process/env.ts';
import { allModels } from '../bff/src/models.ts';

const ROOT = new URL('../', import.meta.url);
const read = (file: string) => readFileSync(new URL(file, ROOT), 'utf8');

const KNOWN: string[] = [...SETTINGS, ...FILE_SETTINGS.map((name) => `${name}_FILE`)];
/** After DRAIN_SECONDS, as server.ts has it. */
const GRACE_SECONDS = 10;

type Service = {
  image?: string;
  entrypoint?: string[];
  environment: Record<string, string>;
  secrets: string[];
  volumes?: string[];
  ports?: string[];
  mem_limit: string;
  pids_limit: number;
  stop_grace_period?: string;
};
type Compose = { services: Record<'mongo' | 'app', Service>; secrets: Record<string, { file: string }> };

// The tag `!override` is Compose's own.
const compose = (file: string) => parse(read(file), { logLevel: 'error' }) as Compose;
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
  for (const name of ['MONGODB_URI', 'COOKIE_SECRET', 'SECRETS_KEY']) {
    expect(app.environment[name]).toBe('');
    expect(declared.map((secret) => `/run/secrets/${secret}`)).toContain(app.environment[`${name}_FILE`]);
  }
  expect(Object.keys(app.environment).filter((name) => !KNOWN.includes(name))).toEqual([]);
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

it('compose gives a server that drains the time for it', () => {
  const { stop_grace_period = '', environment } = base.services.app;
  expect(Number.parseInt(stop_grace_period, 10)).toBeGreaterThan(
    Number(environment.DRAIN_SECONDS) + GRACE_SECONDS,
  );
});

const unit = read('deploy/systemd/academia@.service')
  .split('\n')
  .filter((line) => /^\w+=/.test(line))
  .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)] as const);
const unitValues = (key: string) => unit.filter(([name]) => name === key).map(([, value]) => value);

it('the unit of systemd names settings that there are, and credentials that it loads', () => {
  const settings = Object.fromEntries(
    unitValues('Environment').map((text) => text.split('=') as [string, string]),
  );
  expect(Object.keys(settings).filter((name) => !KNOWN.includes(name))).toEqual([]);
  const loaded = unitValues('LoadCredential').map((text) => `%d/${text.split(':')[0]}`);
  expect(Object.values(settings).filter((value) => value.startsWith('%d/'))).toEqual(loaded);
  expect(Number(unitValues('TimeoutStopSec')[0])).toBeGreaterThan(
    Number(settings.DRAIN_SECONDS) + GRACE_SECONDS,
  );
  expect(unitValues('ExecStart')[0]).toContain('--import tsx bff/src/server.ts');
});

it('the unit of systemd gives the server no more than it needs', () => {
  const hardening = Object.fromEntries(unit);
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

it('the pages on deployment name settings, files and commands that there are', () => {
  const pages = readdirSync(new URL('docs/deployment/', ROOT)).map((name) => read(`docs/deployment/${name}`));
  const text = pages.join('\n');
  const named = [...text.matchAll(/\b([A-Z][A-Z]+(?:_[A-Z]+)+)\b/g)].map(([, name = '']) => name);
  const others = /^(?:OTEL_|NODE_EXTRA_CA_CERTS$)/;
  expect(named.filter((name) => !KNOWN.includes(name) && !others.test(name))).toEqual([]);
  const files = [...text.matchAll(/\b(?:deploy\/[\w@./-]+\w|compose\.production\.yml)/g)].map(
    ([name]) => name,
  );
  expect(files.length).toBeGreaterThan(0);
  expect(files.filter((name) => !existsSync(new URL(name, ROOT)))).toEqual([]);
});

it('the page on MongoDB names every unique index, and by which key each collection could be sharded', () => {
  const rows = read('docs/deployment/mongodb.md')
    .split('\n')
    .filter((line) => line.startsWith('| `'))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  const documented = rows.map(
    ([, name = '', indexes]) => `${name.replaceAll('`', '')}: ${indexes?.replaceAll('`', '')}`,
  );
  const unique = allModels.flatMap(({ collection, schema }) => {
    const keys = (schema.indexes() as [object, { unique?: boolean }][])
      .filter(([, options]) => options.unique)
      .map(([fields]) => Object.keys(fields).join(', '));
    return keys.length > 0 ? [`${collection.name}: ${keys.join('; ')}`] : [];
  });
  expect(documented.sort()).toEqual(unique.sort());
});
