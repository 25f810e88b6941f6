import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { SETTINGS, readEnv } from './env.ts';

const textOf = (file: string) => readFileSync(new URL(`../../../${file}`, import.meta.url), 'utf8');

/** Of development and tests alone. */
const NOT_IN_COMPOSE = [
  'HOST',
  'DB_ENGINE',
  'DATA_DIR',
  'DEMO_DATA',
  'RATE_LIMITS',
  'TIME_LIMITS',
  'GOOGLE_AUTHORIZATION_URL',
  'GOOGLE_TOKEN_URL',
  'GOOGLE_USERINFO_URL',
];

const defaultsOf = (example: string) =>
  Object.fromEntries(
    [...example.matchAll(/^([A-Z_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

it('.env.example has every setting, with its default', () => {
  const example = defaultsOf(textOf('.env.example'));
  expect(Object.keys(example).sort()).toEqual([...SETTINGS].sort());
  expect(readEnv(example)).toEqual(readEnv({}));
});

it('docker-compose.yml passes on every setting that operators have', () => {
  const { services } = parse(textOf('docker-compose.yml')) as {
    services: { app: { environment: Record<string, string> } };
  };
  expect(Object.keys(services.app.environment).sort()).toEqual(
    SETTINGS.filter((name) => !NOT_IN_COMPOSE.includes(name)).sort(),
  );
});

it('messages are on by default only with demo data, which are sent to nobody', () => {
  const isOn = (settings: Record<string, string>) => readEnv(settings).MESSAGES;
  expect(isOn({})).toBe('on');
  const smtp = { SMTP_URL: 'smtp://127.0.0.1:25', MAIL_FROM: 'no-responder@academia.example' };
  const others: Record<string, string>[] = [
    { MESSAGES: 'off' },
    { DEMO_DATA: 'off' },
    { NODE_ENV: 'test' },
    { NODE_ENV: 'production', MONGODB_URI: 'mongodb://db/academia' },
    smtp,
  ];
  for (const settings of others) expect(isOn(settings)).toBe('off');
  expect(isOn({ ...smtp, MESSAGES: 'on' })).toBe('on');
});
