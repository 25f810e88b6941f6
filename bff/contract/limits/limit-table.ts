import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { TOKEN_DAYS } from '#domain/access-tokens/access-token.ts';
import { REQUEST_MS as RESPONSE_MS } from '../../src/operation/deadline.ts';
import { readEnv } from '../../src/process/env.ts';
import { HIDDEN_RULES } from '../../src/process/limit-headers.ts';
import { REQUEST_MS } from '../../src/start/start.ts';
import type { Limit } from './limit.ts';
import { RATES } from './rates.ts';
import { SIZES } from './sizes.ts';

const seconds = (ms: number) => `${ms / 1_000} seconds`;

const defaults = readEnv({});

const TIMES = [
  ['until a request must have arrived', seconds(REQUEST_MS)],
  ['until a response is sent, 503 if the work is not done', seconds(RESPONSE_MS)],
  ['life of a session (`SESSION_HOURS`)', `${defaults.SESSION_HOURS} hours`],
  [
    'students neither cancel nor move a class this long before it begins (`STUDENT_DEADLINE_HOURS`, until `/gestion/horarios` sets it)',
    `${defaults.STUDENT_DEADLINE_HOURS} hours`,
  ],
  [
    "a student's cancellation this long before the class is late (`LATE_CANCELLATION_HOURS`)",
    `${defaults.LATE_CANCELLATION_HOURS} hours`,
  ],
  ['life of a personal access token', `${TOKEN_DAYS.max} days; ${TOKEN_DAYS.usual} by default`],
];

const isHidden = (name: string) => HIDDEN_RULES.some((rule) => rule === name);

const tableOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  [head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n');

const refusedOf = ({ refused, stillOpen }: Limit) =>
  stillOpen ? `${refused}; open: ${stillOpen.what}` : refused;

const rateTable = () =>
  tableOf(
    ['what', 'at most', 'refused above it', 'name'],
    RATES.flatMap((row) => {
      const { what, most, name } = row;
      return what ? [[what, most, refusedOf(row), isHidden(name) ? '' : `\`${name}\``]] : [];
    }),
  );

const sizeTable = () =>
  tableOf(
    ['what', 'at most', 'above it', 'filled by', 'refused above it'],
    SIZES.flatMap((row) => {
      const { what, most, beyond, filledBy } = row;
      return what ? [[what, most, beyond, filledBy, refusedOf(row)]] : [];
    }),
  );

const timeTable = () => tableOf(['what', 'how long'], TIMES);

const PAGE = 'docs/guide/limits.md';

/** docs/guide/limits.md with these tables, each between two comments that name it. */
export const limitsPage = async () => {
  const tables = { rates: rateTable(), sizes: sizeTable(), times: timeTable() };
  const text = Object.entries(tables).reduce(
    (page, [name, table]) =>
      page.replace(
        new RegExp(`(<!-- ${name} -->)[^]*?(<!-- end of ${name} -->)`),
        (_, begin: string, end: string) => `${begin}\n\n${table}\n\n${end}`,
      ),
    readFileSync(PAGE, 'utf8'),
  );
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(PAGE, text, style)).code;
};
