import type { SecurityCause } from '#domain/mail/security-notices.ts';
import type { TrustEnd } from '../../src/features/credentials/trust-endings.ts';

type Told = readonly SecurityCause[] | string;

const ACADEMY = 'what the academy offers, says or records';
const TAKES_AWAY = 'takes a right away that its owner has given';
const STRANGER = 'changes no account yet: its effect has a message';
const OWN_SESSION = 'the session of whoever asks';
const READ_ONLY = 'shows data, opens nothing';

/** What each write tells about the security of an account, or why it tells nothing; others of the academy tell nothing. */
export const TOLD_BY_OPERATION: Record<string, Told> = {
  confirmEmailChange: ['emailChanged'],
  stopAccountChange: ['emailStopped', 'secondFactorLossStopped'],
  stopMyEmailChange: ['emailStopped'],
  resendEmailChange: ['emailAskedAgain'],
  withdrawEmailChange: ['emailWithdrawn'],
  finishEmailChange: ['emailChanged'],
  updateUser: ['emailAsked', 'emailChanged', 'roleGiven', 'roleTaken', 'sessionsEnded'],
  changePassword: ['passwordChanged'],
  resetPassword: ['passwordReset'],
  confirmSecondFactor: ['secondFactorOn'],
  endSecondFactor: ['secondFactorOff'],
  requestSecondFactorLoss: ['secondFactorLossAsked', 'secondFactorOff'],
  cancelSecondFactorLoss: ['secondFactorLossStopped'],
  keepMySecondFactor: ['secondFactorLossStopped'],
  createAccessToken: ['tokenMade'],
  createServiceAccount: ['serviceAccountMade'],
  rotateServiceAccount: ['serviceAccountMade'],
  updateServiceAccount: ['serviceAccountMade'],
  acceptInstructorInvitation: ['roleGiven'],
  updateInstructor: ['roleTaken'],
  endUserAccess: ['sessionsEnded'],
  endUserSession: ['sessionsEnded'],
  revokeUserAccessToken: ['sessionsEnded'],
  login: ['newDevice'],

  register: 'opens an account, whose owner is there; its first device is remembered',
  requestPasswordReset: 'sends the link itself to the address of the account',
  createPasswordReset: STRANGER,
  startSecondFactor: STRANGER,
  verifySecondFactor: OWN_SESSION,
  confirmIdentity: OWN_SESSION,
  logout: OWN_SESSION,
  endSession: OWN_SESSION,
  endOtherSessions: OWN_SESSION,
  setupProfile: 'names and document; the email stays',
  updateProfile: 'names, telephone and address; the email stays',
  createPerson: 'nobody signs in yet',
  importUsers: 'creates accounts that nobody has yet; it changes no email',
  settleDeletion: 'its owner has asked for it; there is no address afterwards',
  requestDeletion: 'needs the password, and staff decides',
  withdrawDeletion: 'the account stays',
  revokeAccessToken: TAKES_AWAY,
  revokeCalendarLink: TAKES_AWAY,
  revokeUserCalendarLink: READ_ONLY,
  revokePassportLink: TAKES_AWAY,
  endServiceAccount: TAKES_AWAY,
  createCalendarLink: READ_ONLY,
  sharePassport: READ_ONLY,
  setMailPreference: 'messages about security cannot be refused',

  createWebhookEndpoint: READ_ONLY,
  updateWebhookEndpoint: READ_ONLY,
  deleteWebhookEndpoint: READ_ONLY,
  rotateWebhookSecret: READ_ONLY,
  sendTestEvent: READ_ONLY,
  redeliver: READ_ONLY,
  redeliverMatching: READ_ONLY,

  addPersonNote: ACADEMY,
  removePersonNote: ACADEMY,
  requestWithdrawal: ACADEMY,
  resendFailedMail: ACADEMY,
  resendMail: ACADEMY,
  settleWithdrawal: ACADEMY,
};

/** The same of what runs without a GraphQL field: the command line, Google and the sweep. */
export const TOLD_ELSEWHERE: Record<string, Told> = {
  'user set-email': ['emailChanged'],
  'user set-password': ['passwordReset'],
  'user end-second-factor': ['secondFactorOff'],
  'user anonymise': 'its owner has asked for it; there is no address afterwards',
  'a sign-in with Google': ['googleLinked', 'newDevice'],
  'the end of a lost second factor': ['secondFactorOff'],
};

/** What each end of trust tells. */
export const TOLD_BY_TRUST_END: Record<TrustEnd, Told> = {
  googleTakeover: ['googleLinked'],
  emailCorrection: ['emailChanged'],
  emailRestored: ['emailStopped'],
  deactivation: ['sessionsEnded'],
  roleWithdrawal: ['roleTaken'],
  passwordReset: ['passwordReset'],
  endedByStaff: ['sessionsEnded'],
  passwordChange: ['passwordChanged'],
  erasure: 'its owner has asked for it; there is no address afterwards',
};
