import { execFileSync } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { release } from '../../src/process/version.ts';
import { anAdmin, good } from '../builders.ts';
import { freePort } from '../free-port.ts';
import { useTestServer } from '../harness.ts';
import { ROOT, runCli } from '../processes.ts';
import { scrape, valueOf } from './scrape.ts';

const METRICS_PORT = String(await freePort());
const server = useTestServer({ METRICS_PORT });

const textOf = (file: string) => readFile(join(ROOT, file), 'utf8');
const commit = execFileSync('git', ['rev-parse', 'HEAD'], { cwd: ROOT, encoding: 'utf8' }).trim();

it('the version is that of package.json, its lockfile and the newest entry of the changelog', async () => {
  const { version } = JSON.parse(await textOf('package.json')) as { version: string };
  const lock = JSON.parse(await textOf('package-lock.json')) as { version: string };
  const [, newest] =
    /^## (\d+\.\d+\.\d+) - (?:\d{4}-\d{2}-\d{2}|unreleased)$/m.exec(await textOf('CHANGELOG.md')) ?? [];
  expect([version, lock.version, newest]).toEqual(Array(3).fill(release.version));
});

it('the commit is that of the checkout, or of the build', async () => {
  expect(release.commit).toBe(commit);
  const versionWith = async (GIT_COMMIT: string) =>
    (await runCli(['--version'], { ...server.settings, GIT_COMMIT })).stdout.trim();
  expect(await versionWith('')).toBe(`${release.version} (${commit})`);
  expect(await versionWith('0123abc')).toBe(`${release.version} (0123abc)`);
  expect(await versionWith('not a commit')).toBe(`${release.version} (unknown)`);
});

it('metrics, backups and admins get both', async () => {
  expect(valueOf(await scrape(METRICS_PORT), 'academia_build_info', release)).toBe(1);

  const folder = await mkdtemp(join(tmpdir(), 'academia-release-'));
  expect(await runCli(['backup', join(folder, 'backup')], server.settings)).toMatchObject({ code: 0 });
  expect(JSON.parse(await readFile(join(folder, 'backup', 'manifest.json'), 'utf8'))).toMatchObject({
    appVersion: release.version,
    appCommit: release.commit,
  });
  await rm(folder, { recursive: true });

  const admin = await anAdmin(server);
  expect(good(await admin.api.release())).toEqual(release);
});

it('public responses have neither', async () => {
  const paths = [
    '/',
    '/livez',
    '/api/health',
    '/api/courses',
    '/api/openapi.json',
    '/graphql/schema.graphql',
  ];
  for (const path of [...paths, '/api/no-such-path', '/metrics']) {
    const response = await fetch(server.url + path);
    const text = JSON.stringify([...response.headers]) + (await response.text());
    expect(text, path).not.toContain(commit.slice(0, 7));
    expect(text, path).not.toContain(release.version);
  }
});
