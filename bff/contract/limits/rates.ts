import { RULES } from '../../src/process/limits.ts';
import type { Limit } from './limit.ts';

type Rule = keyof typeof RULES;

const MINUTE = 60;
const SPANS: Record<number, string> = {
  [MINUTE]: 'a minute',
  [15 * MINUTE]: 'in 15 minutes',
  [60 * MINUTE]: 'an hour',
  [24 * 60 * MINUTE]: 'a day',
};

type Counted = Pick<Limit, 'filledBy' | 'refused' | 'stillOpen'> & { what: string | null };

const OF_ACCOUNT = { filledBy: 'an account', refused: 'an account' } as const;
const network = (what: string, test: readonly [string, string]) =>
  ({ filledBy: 'one address', refused: 'one address', stillOpen: { what, test } }) as const;

const NETWORK = 'bff/contract/auth/shared-network.test.ts';
const FRESH_ADDRESS = 'people on other networks, and here after the time in Retry-After';

const COUNTED: Record<Rule, Counted> = {
  requestByToken: { ...OF_ACCOUNT, what: 'calls with one personal access token or service account' },
  enrolByUser: { ...OF_ACCOUNT, what: 'enrolments, bookings and joining waiting lists, by one user' },
  writeByUser: {
    ...OF_ACCOUNT,
    what: 'audited writes and writes with a key, by one user who is not an admin',
  },
  accountChangeByDesk: {
    ...OF_ACCOUNT,
    what: 'changes of the email or document number of others, and links for a first password, by one user who is not an admin; an admin is asked',
  },
  receiptMailByUser: { ...OF_ACCOUNT, what: 'receipts sent by email to one user, whoever asks' },
  referralByUser: { ...OF_ACCOUNT, what: 'invitations by one user' },
  registerByAddress: {
    ...network('a class of 40, at once', [
      NETWORK,
      'register, a class at once and more one by one, but not in any number',
    ]),
    what: 'registrations from one address that run or failed, and checks of an email before one, which are refused above 20',
  },
  registeredByAddress: {
    ...network('a class of 40, at once', [
      NETWORK,
      'register, a class at once and more one by one, but not in any number',
    ]),
    what: 'registrations from one address that succeeded',
  },
  loginByAddress: {
    ...network('signing in from a device where the account has signed in', [
      NETWORK,
      'signs in although a neighbour has used up the attempts of its network',
    ]),
    what: 'attempts to sign in from one address that run or failed; not from a device where the account has signed in',
  },
  loginByAccountAndAddress: {
    ...network('signing in from a device where the account has signed in', [
      NETWORK,
      'signs in although a neighbour has used up the attempts of its network',
    ]),
    what: 'attempts to sign in to one account from one address, or from one device where it has signed in',
  },
  codeByUser: {
    filledBy: 'anybody',
    refused: 'an account',
    stillOpen: {
      what: 'codes from a device or network where the account has signed in',
      test: [
        'bff/contract/auth/second-factor-limit.test.ts',
        'are accepted from the owner meanwhile, from a network with a recent sign-in',
      ],
    },
    what: 'second factor codes of one user; counted separately for devices and addresses from which the user signed in recently',
  },
  resetByAddress: {
    ...network('a valid link, which does not count', [
      NETWORK,
      'a valid reset link works on a network that has used up its attempts',
    ]),
    what: 'password reset links and invitations used from one address that are not valid',
  },
  resetMailByAddress: {
    ...network('from a device where the account has signed in', [
      NETWORK,
      'reset mails that strangers ask for do not use up those of the owner',
    ]),
    what: 'password reset links requested from one address; not from a device where the account has signed in',
  },
  resetMailByAccount: {
    filledBy: 'anybody',
    refused: 'an account',
    stillOpen: {
      what: 'from a device or network where the account has signed in',
      test: [NETWORK, 'reset mails that strangers ask for do not use up those of the owner'],
    },
    what: 'password reset links requested for one account; counted separately for each device and address from which it signed in recently',
  },
  withdrawalByAddress: {
    ...network('a person who is signed in, counted by account', [
      NETWORK,
      'who is signed in withdraws from a network that has used up its requests',
    ]),
    what: 'requests to withdraw from a contract, from one address or by one user',
  },
  calendarByAddress: {
    ...network('another address; calendar programs read again later', [
      'bff/contract/limits/limit-headers.test.ts',
      'calendar files are read up to their limit, and have its headers',
    ]),
    what: 'calendar files read from one address',
  },
  pictureByAddress: {
    ...network(FRESH_ADDRESS, [
      'bff/contract/limits/limit-headers.test.ts',
      'each notation of a network counts as the same in $rule by $surface',
    ]),
    what: 'pictures of courses read from one address',
  },
  certificateByAddress: {
    ...network(FRESH_ADDRESS, [
      'bff/contract/certificates/certificate-pages.test.ts',
      'responds with 429 and a text after too many',
    ]),
    what: 'pages of certificates and shared passports, and forms sent without script, from one address',
  },
  classLinkByAddress: {
    ...network('the class in the app, after signing in', [
      NETWORK,
      'who is signed in answers for a class on a network that has used up the links of messages',
    ]),
    what: 'links that answer a message about a class, opened or sent from one address',
  },
  failedLoginByAccount: {
    filledBy: 'anybody',
    refused: 'an account',
    stillOpen: {
      what: 'signing in from a network where the account has signed in',
      test: [
        'bff/contract/limits/limits.contract.test.ts',
        'are limited, but not from networks where the owner has signed in',
      ],
    },
    what: null,
  },
  signedIn: { filledBy: 'an account', refused: 'nobody', what: null },
};

export const RATES: Limit[] = Object.entries(COUNTED).map(([name, counted]) => {
  const { points, duration } = RULES[name as Rule];
  return {
    name,
    ...counted,
    most: `${points} ${SPANS[duration] ?? `in ${duration} seconds`}`,
    beyond: '429',
  };
});
