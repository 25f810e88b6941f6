import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { useCommandLine } from '../contract/command-line.ts';
import { testSettings, useTestServer } from '../contract/harness.ts';
import { runCli } from '../contract/processes.ts';
import { DEMO_ACCOUNTS } from '../demo/seed.ts';

const server = useTestServer();

const cli = useCommandLine(server);

describe('the command line', () => {
  it('runs from its sources, as in production', async () => {
    const { stdout } = await promisify(execFile)('node', [
      '--import',
      'tsx/esm',
      'bff/cli/main.ts',
      '--help',
    ]);
    expect(stdout).toContain('Usage: npm run cli --');
  });
});

describe('seed, without a server', () => {
  it('adds the demo once, without a problem for verify; production rejects it', async () => {
    const settings = await testSettings();
    expect(await runCli(['seed'], settings)).toMatchObject({ code: 0, stdout: 'Demo data added.\n' });
    expect(await cli(['seed'], '', settings)).toMatchObject({
      code: 0,
      stdout: 'The demo data are there already.\n',
    });
    const { code, stdout } = await cli(['verify', '--json'], '', settings);
    const result = JSON.parse(stdout) as { users: number; enrolments: number; problems: string[] };
    expect([code, result.problems]).toEqual([0, []]);
    expect(result.users).toBeGreaterThan(DEMO_ACCOUNTS.length);
    expect(result.enrolments).toBeGreaterThan(3);
    const production = { ...(await testSettings()), NODE_ENV: 'production', RATE_LIMITS: 'on' };
    expect(await cli(['seed'], '', production)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('production'),
    });
  });
});

describe('seed-load, without a server', () => {
  it('adds an academy of many people once, without a problem for verify; production rejects it', async () => {
    const settings = await testSettings();
    const args = ['seed-load', '--people', '50', '--courses', '20', '--enrolments', '300', '--recent', '200'];
    expect(await cli(args, '', settings)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('Added in'),
    });
    expect(await cli(args, '', settings)).toMatchObject({
      code: 0,
      stdout: expect.stringContaining('already'),
    });
    const { code, stdout } = await cli(['verify', '--json'], '', settings);
    const result = JSON.parse(stdout) as { users: number; enrolments: number; problems: string[] };
    expect([code, result.problems]).toEqual([0, []]);
    expect(result.users).toBeGreaterThan(50);
    expect(result.enrolments).toBeGreaterThanOrEqual(300);
    const production = { ...(await testSettings()), NODE_ENV: 'production', RATE_LIMITS: 'on' };
    expect(await cli(args, '', production)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('production'),
    });
  });
});
