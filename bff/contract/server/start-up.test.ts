import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { readEnv } from '../../src/process/env.ts';
import { testSettings } from '../harness.ts';
import { runServer } from '../processes.ts';
import { proxyTo } from '../tcp-proxy.ts';

const startError = async (settings: Record<string, string>) => {
  const { code, stderr, stdout } = await runServer(settings);
  expect(stdout).not.toContain('is open');
  expect(stderr, 'no stack trace').not.toMatch(/\n\s+at /);
  return { code, lines: stderr.trim().split('\n') };
};

describe('a server that cannot start prints the reason and ends with exit code 1', () => {
  it('production without MONGODB_URI', async () => {
    const { code, lines } = await startError({ NODE_ENV: 'production' });
    expect([code, lines]).toEqual([1, [expect.stringContaining('MONGODB_URI is required in production')]]);
  });

  it('production with the limits lifted', async () => {
    const { code, lines } = await startError({ ...(await testSettings()), NODE_ENV: 'production' });
    const refused = (name: string) => expect.stringContaining(`${name}=off is refused in production`);
    expect([code, lines]).toEqual([1, [refused('RATE_LIMITS'), refused('TIME_LIMITS')]]);
  });

  it('several wrong settings, all of them at once', async () => {
    const wrong = {
      PORT: '99999',
      MONGODB_URI: 'postgres://x',
      SESSION_HOURS: '1.5',
    };
    const { code, lines } = await startError(wrong);
    expect(code).toBe(1);
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(Object.keys(wrong).sort());
  });

  it('a retention that would be too short, or is no number of days', () => {
    for (const wrong of ['1', '2', '-1', '40000', 'x', '3.5']) {
      expect(() => readEnv({ AUDIT_RETENTION_DAYS: wrong }), wrong).toThrow(
        /^AUDIT_RETENTION_DAYS must be 0, or/,
      );
    }
    const right = readEnv({ AUDIT_RETENTION_DAYS: '3', WEBHOOK_LOG_RETENTION_DAYS: '0' });
    expect([right.AUDIT_RETENTION_DAYS, right.WEBHOOK_LOG_RETENTION_DAYS]).toEqual([3, 0]);
  });

  it('a deadline of students that is no number of hours', () => {
    for (const name of ['STUDENT_DEADLINE_HOURS', 'LATE_CANCELLATION_HOURS'] as const) {
      for (const wrong of ['x', '24h', '-1', '1.5', '721']) {
        expect(() => readEnv({ [name]: wrong }), `${name}=${wrong}`).toThrow(new RegExp(`^${name} must be`));
      }
      expect(readEnv({ [name]: '48' })[name]).toBe(48);
      expect(readEnv({})[name]).toBe(0);
    }
  });

  it('an address that is no web address, and a PUBLIC_URL with more than an origin', () => {
    for (const wrong of ['x', 'javascript:alert(1)', 'ftp://a.b', 'https://a.b/path', 'https://a.b?x=1']) {
      expect(() => readEnv({ PUBLIC_URL: wrong }), wrong).toThrow(/^PUBLIC_URL must be an origin/);
    }
    for (const wrong of ['x', 'javascript:alert(1)', 'ftp://a.b']) {
      expect(() => readEnv({ GOOGLE_TOKEN_URL: wrong }), wrong).toThrow(/^GOOGLE_TOKEN_URL must be/);
    }
    for (const right of ['https://a.b', 'https://a.b/', 'HTTPS://A.b']) {
      const settings = readEnv({ PUBLIC_URL: right, GOOGLE_TOKEN_URL: 'https://a.b/token?x=1' });
      expect(settings.PUBLIC_URL).toBe('https://a.b');
    }
  });

  it('one port for the app and for metrics', () => {
    const same = { PORT: '4000', METRICS_PORT: '4000' };
    for (const HOST of ['', '0.0.0.0', '::', '127.0.0.1'])
      expect(() => readEnv({ ...same, HOST }), HOST).toThrow(
        'METRICS_PORT and PORT are both 4000: set METRICS_PORT to another one',
      );
    expect(readEnv({ ...same, HOST: '192.0.2.1' }).METRICS_PORT).toBe(4000);
  });

  it('a MONGODB_URI that cannot be read, at once', async () => {
    const MONGODB_URI = 'mongodb://127.0.0.1:port/';
    const { code, lines } = await startError(await testSettings({ MONGODB_URI }));
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/^The database cannot be used .*: check MONGODB_URI\.$/)],
    ]);
  });

  it('a database server without transactions, with what to do', async () => {
    const proxy = await proxyTo(inject('embeddedUri'));
    proxy.standAlone();
    const { code, lines } = await startError(await testSettings({ MONGODB_URI: proxy.uri }));
    await proxy.close();
    expect([code, lines]).toEqual([
      1,
      [expect.stringMatching(/no transactions.*--replSet rs0.*rs\.initiate\(\)/)],
    ]);
  });

  it('production under an address without TLS, or with a secret that can be guessed', () => {
    const production = { NODE_ENV: 'production', MONGODB_URI: 'mongodb://db.example' };
    expect(readEnv({ ...production, PUBLIC_URL: 'https://a.example' }).PUBLIC_URL).toBe('https://a.example');
    expect(() => readEnv({ ...production, PUBLIC_URL: 'http://a.example' })).toThrow(
      /^PUBLIC_URL must begin with https/,
    );
    for (const name of ['COOKIE_SECRET', 'SECRETS_KEY']) {
      expect(() => readEnv({ ...production, [name]: 'x'.repeat(32) })).toThrow(`${name} must have`);
    }
  });

  it('a key that is short, and a permission that is neither true nor false', () => {
    expect(() => readEnv({ SECRETS_KEY: 'x'.repeat(31) })).toThrow(/^SECRETS_KEY must have at least 32/);
    expect(() => readEnv({ WEBHOOKS_ALLOW_PRIVATE: 'on' })).toThrow(
      /^WEBHOOKS_ALLOW_PRIVATE must be true or/,
    );
    expect(readEnv({}).WEBHOOKS_ALLOW_PRIVATE).toBe(false);
  });

  it('a secret whose file cannot be read or that is given twice, beside every other error', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'academia-secrets-'));
    const file = join(folder, 'mongodb_uri');
    await writeFile(file, 'mongodb://db.example/?replicaSet=rs0\n');
    expect(readEnv({ MONGODB_URI_FILE: file }).MONGODB_URI).toBe('mongodb://db.example/?replicaSet=rs0');
    const wrong = {
      MONGODB_URI_FILE: file,
      MONGODB_URI: 'mongodb://other.example',
      SECRETS_KEY_FILE: join(folder, 'none'),
      PORT: 'x',
    };
    expect(() => readEnv(wrong)).toThrow(
      new Error(
        [
          'MONGODB_URI_FILE and MONGODB_URI are both set: remove one',
          'SECRETS_KEY_FILE cannot be read (ENOENT)',
          'PORT must be a whole number from 0 to 65535',
        ].join('\n'),
      ),
    );
    await rm(folder, { recursive: true });
  });

  it('mail without a sender, with an invalid address, or in production without a public address', () => {
    const SMTP_URL = 'smtps://usuario:secreto@mail.example:465';
    for (const wrong of [
      'mail.example',
      'https://mail.example',
      'smtp://',
      'smtp://mail.example/x',
      'smtp://mail.example?requireTLS=false',
    ]) {
      expect(() => readEnv({ SMTP_URL: wrong, MAIL_FROM: 'no@academia.example' }), wrong).toThrow(
        /^SMTP_URL must be smtp:/,
      );
    }
    expect(() => readEnv({ SMTP_URL })).toThrow(/^MAIL_FROM is required with SMTP_URL/);
    for (const wrong of [
      'Academia',
      'Academia <no@academia.example>',
      'no@academia.example\r\nBcc: a@b.example',
    ]) {
      expect(() => readEnv({ SMTP_URL, MAIL_FROM: wrong }), wrong).toThrow(/^MAIL_FROM must be an email/);
    }
    const production = {
      NODE_ENV: 'production',
      MONGODB_URI: 'mongodb://db.example',
      SMTP_URL,
      MAIL_FROM: 'no@academia.example',
    };
    expect(() => readEnv(production)).toThrow(/^PUBLIC_URL is required in production with SMTP_URL/);
    expect(readEnv({ ...production, PUBLIC_URL: 'https://a.example' }).SMTP_URL).toBe(SMTP_URL);
  });
});
