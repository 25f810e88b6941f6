import { expect, it } from 'vitest';
import { freePort } from '../contract/free-port.ts';
import { useTestServer } from '../contract/harness.ts';
import { runCli } from '../contract/processes.ts';

const server = useTestServer();

it.each([['export', 'users'], ['verify']])(
  '%s %s prints JSON with --json, also when the database is away',
  async (...command) => {
    const away = {
      ...server.settings,
      MONGODB_URI: `mongodb://127.0.0.1:${await freePort()}/`,
      LOG_LEVEL: 'info',
    };
    const [asJson, plain] = await Promise.all([runCli([...command, '--json'], away), runCli(command, away)]);
    const { code, stdout, stderr } = asJson;
    expect([code, stdout]).toEqual([1, '']);
    expect(JSON.parse(stderr)).toEqual({
      error: {
        message: expect.stringContaining('The database does not answer'),
        code: 'UNAVAILABLE',
        reason: 'TEMPORARILY_UNAVAILABLE',
        fields: [],
      },
    });
    expect([plain.code, plain.stderr]).toEqual([1, expect.stringContaining('The database does not answer')]);
    expect(plain.stderr.trim().split('\n')).toHaveLength(1);
  },
);
