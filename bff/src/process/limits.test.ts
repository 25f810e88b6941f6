import { expect, it } from 'vitest';
import { RULES, clientKey } from './limits.ts';

it.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::1', '2001:db8:1:2'],
  ['2001:db8::1', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['2001:DB8:0:2:0:0:0:1', '2001:db8:0:2'],
  ['2001:0db8:0000:0002::1', '2001:db8:0:2'],
  ['2001:db8:0:2::1%eth0', '2001:db8:0:2'],
  ['[2001:db8:0:2::1]', '2001:db8:0:2'],
  ['[2001:db8:0:2::1]:443', '2001:db8:0:2'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:FFFF:203.0.113.7', '203.0.113.7'],
  ['203.0.113.7:54321', '203.0.113.7'],
  ['_hidden', 'unknown'],
  ['', 'unknown'],
])('attempts from %s count under %s', (ip, key) => {
  expect(clientKey(ip)).toBe(key);
});

/** In an hour, from so many addresses; as of the version before known devices. */
const ADDRESSES = 65_536;

const anHour = (rule: keyof typeof RULES) => (RULES[rule].points * 3_600) / RULES[rule].duration;

/** The limit by account slows guesses from everywhere to one a second. */
const guessesAtOneAccount = () => {
  const byAddresses = ADDRESSES * anHour('loginByAccountAndAddress');
  const slowed = anHour('failedLoginByAccount') + 3_600;
  return Math.min(byAddresses, slowed);
};

it('strangers guess no more often than before successes were given back', () => {
  expect({
    passwordsOfOneAccount: guessesAtOneAccount(),
    passwordsOfAllAccounts: ADDRESSES * anHour('loginByAddress'),
    passwordsOfOneAccountOnAKnownNetworkOrDevice: anHour('loginByAccountAndAddress'),
    codesOfOneAccount: anHour('codeByUser'),
    linksFromOneAddress: anHour('resetByAddress'),
    mailsToOneAccount: anHour('resetMailByAccount'),
  }).toEqual({
    passwordsOfOneAccount: 3_680,
    passwordsOfAllAccounts: 26_214_400,
    passwordsOfOneAccountOnAKnownNetworkOrDevice: 40,
    codesOfOneAccount: 32,
    linksFromOneAddress: 30,
    mailsToOneAccount: 3,
  });
});
