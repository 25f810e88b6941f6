import { expect, it } from 'vitest';
import { misspeltNames } from './misspelt-names.ts';

const KNOWN = ['SECRETS_KEY', 'SMTP_URL', 'PORT'];

it.each(['SECRET_KEY', 'SECRETSS_KEY', 'SECRETS_KEZ', 'SERCETS_KEY', 'ECRETS_KEY', 'SECRETS_KE'])(
  'a setting one letter off is named: %s',
  (name) => expect(misspeltNames([name], KNOWN)).toEqual([{ name, meant: 'SECRETS_KEY' }]),
);

it('settings, other names and short ones are not', () => {
  expect(misspeltNames([...KNOWN, 'POST', 'SECRETKEY', 'SMTP_URI_', 'HOME', 'LANGUAGE'], KNOWN)).toEqual([]);
});
