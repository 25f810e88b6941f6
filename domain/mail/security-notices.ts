/** Messages about the security of an account. They are sent whenever there is an SMTP server, whatever MESSAGES says. */
export const SECURITY_KINDS = [
  'email_requested',
  'email_confirm',
  'email_changed',
  'email_set',
  'email_stopped',
  'password_changed',
  'password_reset',
  'google_linked',
  'second_factor_on',
  'second_factor_off',
  'second_factor_loss',
  'second_factor_kept',
  'token_created',
  'role_given',
  'role_taken',
  'sessions_ended',
  'new_device',
  'team_email_stopped',
  'team_second_factor_loss',
  'team_second_factor_kept',
  'team_role_given',
  'team_service_account',
] as const;

export type SecurityKind = (typeof SECURITY_KINDS)[number];

const KINDS: readonly string[] = SECURITY_KINDS;

export const isSecurityKind = (kind: string): kind is SecurityKind => KINDS.includes(kind);

/** `former` and `new` are addresses of a change of the email; `admins` are all active ones but the person. */
type Recipient = 'person' | 'former' | 'new' | 'admins';

export type SecurityNotice = { to: Recipient; kind: SecurityKind };

/** What is told to whom, by cause. Operations name their causes in bff/contract/security-causes.table.ts. */
export const SECURITY_NOTICES = {
  emailAsked: [
    { to: 'former', kind: 'email_requested' },
    { to: 'new', kind: 'email_confirm' },
  ],
  emailAskedAgain: [{ to: 'new', kind: 'email_confirm' }],
  emailChanged: [
    { to: 'former', kind: 'email_changed' },
    { to: 'new', kind: 'email_set' },
  ],
  emailStopped: [
    { to: 'person', kind: 'email_stopped' },
    { to: 'admins', kind: 'team_email_stopped' },
  ],
  emailWithdrawn: [{ to: 'person', kind: 'email_stopped' }],
  passwordChanged: [{ to: 'person', kind: 'password_changed' }],
  passwordReset: [{ to: 'person', kind: 'password_reset' }],
  googleLinked: [{ to: 'person', kind: 'google_linked' }],
  secondFactorOn: [{ to: 'person', kind: 'second_factor_on' }],
  secondFactorOff: [{ to: 'person', kind: 'second_factor_off' }],
  secondFactorLossAsked: [
    { to: 'person', kind: 'second_factor_loss' },
    { to: 'admins', kind: 'team_second_factor_loss' },
  ],
  secondFactorLossStopped: [
    { to: 'person', kind: 'second_factor_kept' },
    { to: 'admins', kind: 'team_second_factor_kept' },
  ],
  tokenMade: [{ to: 'person', kind: 'token_created' }],
  serviceAccountMade: [
    { to: 'person', kind: 'team_service_account' },
    { to: 'admins', kind: 'team_service_account' },
  ],
  roleGiven: [
    { to: 'person', kind: 'role_given' },
    { to: 'admins', kind: 'team_role_given' },
  ],
  roleTaken: [{ to: 'person', kind: 'role_taken' }],
  sessionsEnded: [{ to: 'person', kind: 'sessions_ended' }],
  newDevice: [{ to: 'person', kind: 'new_device' }],
} as const satisfies Record<string, readonly SecurityNotice[]>;

export type SecurityCause = keyof typeof SECURITY_NOTICES;

/** What the link in a message does. Its token is made when the message is sent, and stored nowhere else. */
export const LINKS = {
  confirmEmail: { label: 'Confirmar esta dirección', path: '/confirmar-correo' },
  stopEmail: { label: 'No fui yo', path: '/no-fui-yo' },
  keepSecondFactor: { label: 'No fui yo', path: '/no-fui-yo' },
} as const;

export type LinkPurpose = keyof typeof LINKS;

/** A message of these kinds has a link if `facts.until` says how long it is valid. */
export const LINK_OF: Partial<Record<SecurityKind, LinkPurpose>> = {
  email_requested: 'stopEmail',
  email_confirm: 'confirmEmail',
  email_changed: 'stopEmail',
  second_factor_loss: 'keepSecondFactor',
};
