import { existsSync, readFileSync } from 'node:fs';
import * as v from 'valibot';
import { databaseName, databaseNameErrors } from './database-name.ts';
import { misspeltNames } from './misspelt-names.ts';

const flag = (fallback: 'on' | 'off') => v.optional(v.picklist(['on', 'off'], 'must be on or off'), fallback);

const whole = (min: number, max: number, fallback: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/, `must be a whole number from ${min} to ${max}`),
      v.transform(Number),
      v.minValue(min, `must be a whole number from ${min} to ${max}`),
      v.maxValue(max, `must be a whole number from ${min} to ${max}`),
    ),
    String(fallback),
  );

const retentionDays = (min: number, fallback: number) => {
  const message = `must be 0, or a whole number of days from ${min} to 36500`;
  const isRetention = (days: number) => days === 0 || (days >= min && days <= 36_500);
  return v.optional(
    v.pipe(v.string(), v.regex(/^\d{1,5}$/, message), v.transform(Number), v.check(isRetention, message)),
    String(fallback),
  );
};

const webAddress = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url && /^https?:$/.test(url.protocol) ? url : null;
};

const address = v.pipe(
  v.string(),
  v.check((text) => webAddress(text) !== null, 'must be an absolute http or https URL'),
);

const origin = v.pipe(
  v.string(),
  v.check((text) => {
    const url = webAddress(text);
    return url?.href === `${url?.origin}/`;
  }, 'must be an origin such as https://academia.example, without a path'),
  v.transform((text) => new URL(text).origin),
);

const isSmtp = (text: string) => {
  const url = URL.canParse(text) ? new URL(text) : null;
  return url !== null && /^smtps?:$/.test(url.protocol) && url.hostname !== '' && /^\/?$/.test(url.pathname);
};

const smtp = v.pipe(
  v.string(),
  v.check(
    (text) => isSmtp(text) && !/[?#]/.test(text),
    'must be smtp:// or smtps:// and a host, such as smtps://user:password@mail.example:465',
  ),
);

const secret = v.optional(v.pipe(v.string(), v.minLength(32, 'must have at least 32 characters')));

const isOrigin = (text: string) => v.is(origin, text);

const origins = v.pipe(
  v.string(),
  v.transform((text) => text.split(',').map((part) => part.trim())),
  v.check(
    (list) => list.every(isOrigin),
    'must be origins such as https://academia.example, without paths, separated by commas',
  ),
  v.transform((list) => list.map((text) => new URL(text).origin)),
);

const schema = v.object({
  NODE_ENV: v.optional(
    v.picklist(['development', 'test', 'production'], 'must be development, test or production'),
    'development',
  ),
  PORT: whole(0, 65_535, 4000),
  HOST: v.optional(v.string()),
  PUBLIC_URL: v.optional(origin),
  CORS_ORIGINS: v.optional(origins),
  MONGODB_URI: v.optional(
    v.pipe(v.string(), v.regex(/^mongodb(\+srv)?:\/\/\S+$/, 'must begin with mongodb:// or mongodb+srv://')),
  ),
  DB_ENGINE: v.optional(v.picklist(['embedded', 'mongod'], 'must be embedded or mongod'), 'embedded'),
  DB_NAME: v.optional(
    v.pipe(v.string(), v.regex(/^[\w-]{1,60}$/, 'must be 1 to 60 letters, digits, _ or -')),
  ),
  DATA_DIR: v.optional(v.string(), 'data'),
  SESSION_HOURS: whole(1, 8_760, 24),
  REFERRAL_POINTS: whole(0, 100_000, 0),
  MAX_ACTIVE_ENROLMENTS: whole(1, 10_000, 50),
  STUDENT_DEADLINE_HOURS: whole(0, 720, 0),
  LATE_CANCELLATION_HOURS: whole(0, 720, 0),
  // Idempotency and retried deliveries need two days.
  AUDIT_RETENTION_DAYS: retentionDays(3, 0),
  WEBHOOK_LOG_RETENTION_DAYS: retentionDays(3, 30),
  PENDING_PROFILE_RETENTION_DAYS: retentionDays(1, 0),
  RATE_LIMITS: flag('on'),
  TIME_LIMITS: flag('on'),
  RATE_LIMIT_STORE: v.optional(v.picklist(['memory', 'database'], 'must be memory or database'), 'memory'),
  TRUST_PROXY: whole(0, 10, 0),
  DRAIN_SECONDS: whole(0, 60, 0),
  METRICS_PORT: whole(0, 65_535, 0),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  DEMO_DATA: flag('on'),
  GRAPHQL_INTROSPECTION: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  LOG_LEVEL: v.optional(
    v.picklist(['trace', 'debug', 'info', 'warn', 'error', 'silent'], 'must be a pino level'),
  ),
  GOOGLE_CLIENT_ID: v.optional(v.string()),
  GOOGLE_CLIENT_SECRET: v.optional(v.string()),
  GOOGLE_AUTHORIZATION_URL: v.optional(address),
  GOOGLE_TOKEN_URL: v.optional(address),
  GOOGLE_USERINFO_URL: v.optional(address),
  COOKIE_SECRET: secret,
  WEBHOOKS_ALLOW_PRIVATE: v.pipe(
    v.optional(v.picklist(['true', 'false'], 'must be true or false'), 'false'),
    v.transform((text) => text === 'true'),
  ),
  SECRETS_KEY: secret,
  SECRETS_KEY_PREVIOUS: secret,
  ADMIN_SECOND_FACTOR: flag('off'),
  SMTP_URL: v.optional(smtp),
  MESSAGES: v.optional(v.picklist(['on', 'off'], 'must be on or off')),
  MAIL_PER_MINUTE: whole(1, 6_000, 120),
  MAIL_QUIET_HOURS: flag('on'),
  MAIL_LOG_RETENTION_DAYS: retentionDays(3, 180),
  MAIL_FROM: v.optional(v.pipe(v.string(), v.email('must be an email address'))),
});

export const SETTINGS = Object.keys(schema.entries);

type Settings = v.InferOutput<typeof schema>;

export type Env = Settings & { DB_NAME: string; MESSAGES: 'on' | 'off' };

/** With demo data and no SMTP server messages are stored and sent to nobody, so that Gestión shows them. */
const messagesOf = ({ MESSAGES, NODE_ENV, DEMO_DATA, SMTP_URL }: Settings) =>
  MESSAGES ?? (NODE_ENV === 'development' && DEMO_DATA === 'on' && !SMTP_URL ? 'on' : 'off');

const MIN_DISTINCT_CHARACTERS = 10;

const SECRETS = ['COOKIE_SECRET', 'SECRETS_KEY', 'SECRETS_KEY_PREVIOUS'] as const;

const isGuessable = (text: string | undefined) =>
  text !== undefined && new Set(text).size < MIN_DISTINCT_CHARACTERS;

const mailErrors = ({ SMTP_URL, MAIL_FROM }: Env) =>
  SMTP_URL && !MAIL_FROM ? ['MAIL_FROM is required with SMTP_URL: set the address that mail comes from'] : [];

const keyErrors = ({ SECRETS_KEY, SECRETS_KEY_PREVIOUS }: Settings) =>
  SECRETS_KEY_PREVIOUS !== undefined && (SECRETS_KEY ?? SECRETS_KEY_PREVIOUS) === SECRETS_KEY_PREVIOUS
    ? ['SECRETS_KEY_PREVIOUS is the key before SECRETS_KEY: set SECRETS_KEY to another one, or remove it']
    : [];

const ALL_ADDRESSES = ['0.0.0.0', '::'];

const portErrors = ({ PORT, HOST, METRICS_PORT, METRICS_HOST }: Settings) => {
  const isShared = HOST === undefined || HOST === METRICS_HOST || ALL_ADDRESSES.includes(HOST);
  return METRICS_PORT > 0 && METRICS_PORT === PORT && isShared
    ? [`METRICS_PORT and PORT are both ${PORT}: set METRICS_PORT to another one`]
    : [];
};

const PROTECTIONS = ['RATE_LIMITS', 'TIME_LIMITS'] as const;

const productionErrors = (env: Env) => [
  ...(env.MONGODB_URI
    ? []
    : ['MONGODB_URI is required in production: set it to the address of your MongoDB']),
  ...PROTECTIONS.filter((name) => env[name] === 'off').map(
    (name) => `${name}=off is refused in production: remove it`,
  ),
  ...(env.PUBLIC_URL?.startsWith('http:')
    ? ['PUBLIC_URL must begin with https:// in production: end TLS in front of the server']
    : []),
  ...SECRETS.filter((name) => isGuessable(env[name])).map(
    (name) => `${name} must have at least ${MIN_DISTINCT_CHARACTERS} different characters: draw it at random`,
  ),
  ...(env.SMTP_URL && !env.PUBLIC_URL
    ? ['PUBLIC_URL is required in production with SMTP_URL: links in mail begin with it']
    : []),
  ...(env.ADMIN_SECOND_FACTOR === 'on' && !env.SECRETS_KEY
    ? ['SECRETS_KEY is required in production with ADMIN_SECOND_FACTOR=on: set 32 or more random characters']
    : []),
  ...(env.GOOGLE_CLIENT_ID && !env.COOKIE_SECRET
    ? [
        'COOKIE_SECRET is required in production when Google sign-in is configured: set 32 or more random characters',
      ]
    : []),
];

/** Settings that may be in a file named by `<name>_FILE`, as secrets of Docker and systemd are. */
export const FILE_SETTINGS = [
  'MONGODB_URI',
  'COOKIE_SECRET',
  'SECRETS_KEY',
  'SECRETS_KEY_PREVIOUS',
  'GOOGLE_CLIENT_SECRET',
  'SMTP_URL',
] as const;

type Source = Record<string, string | undefined>;

const readFiles = (given: Source) => {
  const values: Source = {};
  const errors: string[] = [];
  for (const name of FILE_SETTINGS) {
    const file = given[`${name}_FILE`];
    if (file === undefined) continue;
    if (given[name] !== undefined) errors.push(`${name}_FILE and ${name} are both set: remove one`);
    try {
      // An empty file counts as absent, because Compose requires every file to exist.
      values[name] = readFileSync(file, 'utf8').trim() || undefined;
    } catch (error) {
      errors.push(`${name}_FILE cannot be read (${(error as NodeJS.ErrnoException).code})`);
    }
  }
  return { values, errors };
};

const processEnvironment = () => {
  if (existsSync('.env')) process.loadEnvFile('.env');
  return process.env;
};

export const readEnv = (source: Source = processEnvironment()): Env => {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const files = readFiles(given);
  const result = v.safeParse(schema, { ...given, ...files.values });
  if (!result.success || files.errors.length > 0) {
    const issues = result.issues?.map((issue) => `${v.getDotPath(issue)} ${issue.message}`) ?? [];
    throw new Error([...files.errors, ...issues].join('\n'));
  }
  const output = {
    ...result.output,
    DB_NAME: databaseName(result.output),
    MESSAGES: messagesOf(result.output),
  };
  const errors = [
    ...databaseNameErrors(result.output),
    ...keyErrors(output),
    ...portErrors(output),
    ...mailErrors(output),
    ...(output.NODE_ENV === 'production' ? productionErrors(output) : []),
  ];
  if (errors.length > 0) throw new Error(errors.join('\n'));
  return output;
};

export const misspeltSettings = (source: Source = processEnvironment()) =>
  misspeltNames(Object.keys(source), [...SETTINGS, ...FILE_SETTINGS.map((name) => `${name}_FILE`)]);
