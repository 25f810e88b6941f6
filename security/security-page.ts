import { readFileSync } from 'node:fs';
import { format, type FormatConfig } from 'oxfmt';
import { rateTable, sizeTable, timeTable } from '../bff/contract/limits/limit-table.ts';
import { asvsCounts } from './asvs.ts';
import { licenceTable } from './licences.ts';
import { limitList, threatList } from './threats.ts';

const PARTS: Record<string, () => string> = {
  threats: threatList,
  left: limitList,
  counts: asvsCounts,
  licences: licenceTable,
  rates: rateTable,
  sizes: sizeTable,
  times: timeTable,
};

/** Pages of which parts are made from data: each part stands between two comments that name it. */
export const PAGES = ['SECURITY.md', 'docs/third-party-licences.md', 'docs/guide/limits.md'];

/** The page as it should be. */
export const pageOf = async (path: string) => {
  const present = readFileSync(path, 'utf8');
  const text = Object.entries(PARTS).reduce(
    (page, [name, part]) =>
      page.replace(
        new RegExp(`(<!-- ${name} -->)[^]*?(<!-- end of ${name} -->)`),
        (_, begin: string, end: string) => `${begin}\n\n${part()}\n\n${end}`,
      ),
    present,
  );
  const style = JSON.parse(readFileSync('.oxfmtrc.json', 'utf8')) as FormatConfig;
  return (await format(path, text, style)).code;
};
