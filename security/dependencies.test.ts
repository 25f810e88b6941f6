import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAudit } from './audit.ts';
import { notAllowed } from './licences.ts';
import { lockedPackages, type Locked } from './lockfile.ts';

/** What their scripts would do is not needed: builds of native code that come as packages of their own, or nothing at all. */
const WITH_SCRIPTS: Record<string, string> = {
  '@apollo/protobufjs': 'checks the version scheme of who depends on it',
  '@scarf/scarf': 'reports installations; scarfSettings turns it off as well',
  esbuild: 'its binary is a package of its own',
  lmdb: 'its binary is a package of its own',
  'mongodb-memory-server': 'fetches a mongod, when one is asked for by DB_ENGINE instead',
  'msgpackr-extract': 'its binary is a package of its own, and optional',
};

describe('the dependencies', () => {
  it('every locked package has the digest of its archive', () => {
    expect(lockedPackages.filter(({ integrity }) => !integrity?.startsWith('sha512-'))).toEqual([]);
  });

  it('those with an install script are listed', () => {
    const names = lockedPackages.filter(({ hasInstallScript }) => hasInstallScript).map(({ name }) => name);
    expect([...new Set(names)].sort()).toEqual(Object.keys(WITH_SCRIPTS).sort());
  });

  it('none of their install scripts runs', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });

  it('every licence is an allowed one', () => {
    expect(notAllowed(lockedPackages)).toEqual([]);
  });

  it('are all in the bill of materials of `npm run sbom`', () => {
    const json = execFileSync('npm', ['run', '--silent', 'sbom'], { encoding: 'utf8', stdio: 'pipe' });
    const { components } = JSON.parse(json) as { components: { name: string; version: string }[] };
    const listed = new Set(components.map(({ name, version }) => `${name}@${version}`));
    const missing = lockedPackages.filter(({ name, version }) => !listed.has(`${name}@${version}`));
    expect(missing.map(({ name, version }) => `${name}@${version}`)).toEqual([]);
  }, 60_000);
});

describe('a report of npm audit', () => {
  it('names packages of high severity and above', () => {
    const report = {
      vulnerabilities: {
        left: { severity: 'critical' },
        right: { severity: 'high' },
        up: { severity: 'moderate' },
      },
    };
    expect(readAudit(JSON.stringify(report))).toEqual({ advisories: ['left: critical', 'right: high'] });
  });

  it('that the registry rejects has a reason', () => {
    expect(readAudit(JSON.stringify({ message: '405 Method Not Allowed' }))).toEqual({
      advisories: [],
      refusal: '405 Method Not Allowed',
    });
  });
});

describe('a dependency is rejected', () => {
  const locked = (entry: Partial<Locked>): Locked => ({ name: 'left', version: '1.0.0', ...entry });

  it.each([
    ['GPL-3.0-only', false],
    ['MPL-2.0', true],
    ['CC-BY-4.0', false],
    [undefined, false],
    ['MIT', true],
  ])('under the licence %s: allowed %s', (license, isAllowed) => {
    expect(notAllowed([locked({ license })]).length).toBe(isAllowed ? 0 : 1);
  });
});
