import { expect, it } from 'vitest';
import { misspeltNames } from './misspelt-names.ts';

const KNOWN = ['SECRETS_KEY', 'SMTP_URL', 'PORT'];

it.each(['SECRET_KEY', 'SECRETSS_KEY', 'SECRETS_KEZ', 'SERCETS_KEY', 'ECRETS_KEY', 'SECRETS_KE'])(
  'a setting with one wrong letter is reported: %s',
  (name) => expect(misspeltNames([name], KNOWN)).toEqual([{ name, meant: 'SECRETS_KEY' }]),
);

it('settings, other names and short ones are not reported', () => {
  expect(misspeltNames([...KNOWN, 'POST', 'SECRETKEY', 'SMTP_URI_', 'HOME', 'LANGUAGE'], KNOWN)).toEqual([]);
});
