import type { Deposit } from '../money/deposit.ts';
import type { CallOffReason } from '../courses/call-off.ts';
import type { CancellationReason } from '../enrolments/cancellation.ts';
import { SECURITY_KINDS } from './security-notices.ts';

/** Messages about a class or its waiting list. */
export const CLASS_MAIL_KINDS = [
  'enrolled',
  'offered',
  'promoted',
  'waiting_called_off',
  'waiting_restored',
  'waiting_moved',
  'confirmed',
  'moved',
  'changed',
  'cancelled',
  'restored',
  'reminder_24h',
  'reminder_2h',
] as const;
export type ClassMailKind = (typeof CLASS_MAIL_KINDS)[number];

/** What an email message is about. */
export const MAIL_KINDS = [
  ...CLASS_MAIL_KINDS,
  'licence_90',
  'licence_60',
  'licence_30',
  'licence_today',
  'redeemed',
  'receipt',
  'welcome',
  ...SECURITY_KINDS,
] as const;
export type MailKind = (typeof MAIL_KINDS)[number];

/** `not_sent`: it would have been sent, but the server has no SMTP server. `dropped`: it was no longer true or wanted. */
export const MAIL_STATES = ['waiting', 'sent', 'not_sent', 'failed', 'dropped'] as const;
export type MailState = (typeof MAIL_STATES)[number];

/** Why a message was not sent: the first ones are of dropped messages, the last ones of failed ones. */
export const MAIL_REASONS = [
  'changed',
  'known',
  'late',
  'unwanted',
  'no_address',
  'inactive',
  'unreachable',
  'rejected',
  'gave_up',
] as const;
export type MailReason = (typeof MAIL_REASONS)[number];

/** Topics that a person may refuse. Messages without a topic are always sent. */
export const MAIL_TOPICS = ['reminders', 'news'] as const;
export type MailTopic = (typeof MAIL_TOPICS)[number];

export type MailPreference = { topic: MailTopic; isWanted: boolean };

const TOPICS: Partial<Record<MailKind, MailTopic>> = {
  reminder_24h: 'reminders',
  reminder_2h: 'reminders',
  licence_90: 'reminders',
  licence_60: 'reminders',
  licence_30: 'reminders',
  licence_today: 'reminders',
  welcome: 'news',
};

export const topicOf = (kind: MailKind): MailTopic | null => TOPICS[kind] ?? null;

/** The content of a message, without greeting and footer. */
export type MailContent = {
  subject: string;
  greeting: string;
  paragraphs: string[];
  /** A page of the product. */
  action: { label: string; path: string } | null;
};

/** The class that a message is about, as it is when the message is sent. */
export type MailedClass = {
  courseId: string;
  name: string;
  location: string | null;
  instructorId: string | null;
  instructorName: string | null;
  durationMinutes: number;
  /** Why it was called off, in force. */
  callOff: { reason: CallOffReason; note: string | null } | null;
};

/** What is stored of somebody's class, or what a message has said of it. */
export type ClassState = {
  standing: 'offered' | 'pending' | 'confirmed' | 'over';
  startsAt: string | null;
  offerUntil: string | null;
  location: string | null;
  instructorId: string | null;
  instructorName: string | null;
  durationMinutes: number;
};

/** What somebody knows of a class; what is missing is not known to the server. */
export type KnownState = Partial<ClassState>;

/** What a message is about, fixed when it is caused. */
export type MailFacts = {
  enrolmentId?: string;
  /** Start of the class when the message was caused; null without a date. */
  startsAt?: string | null;
  /** Start before a move. */
  startedAt?: string | null;
  /** What the person knew of the class. */
  before?: KnownState;
  offerUntil?: string;
  /** What is asked for before it is confirmed, in pesos. */
  deposit?: Deposit<string>;
  by?: 'student' | 'academy';
  reason?: CancellationReason;
  isCalledOff?: boolean;
  /** The entry in a waiting list. */
  waitingId?: string;
  /** Last day of the licence. */
  expires?: string;
  /** The entry of the account whose receipt is attached. */
  entryId?: string;
  receipt?: string;
  points?: number;
  code?: string;
  /** Set if the message goes to another address than that of the account. */
  to?: string;
  /** The change of the email or of the second factor that the link in the message is about. */
  changeId?: string;
  /** Until when that link is valid. */
  until?: string;
  /** When what was asked takes effect. */
  effectiveAt?: string;
  /** `Chrome en Windows`, of a sign-in. */
  device?: string;
  /** What was done with an account before its owner took it back. */
  acts?: string;
};

export type MailMessage = {
  id: string;
  kind: MailKind;
  userId: string;
  enrolmentId: string | null;
  facts: MailFacts;
  state: MailState;
  reason: MailReason | null;
  /** The address it was sent to; null before. */
  to: string | null;
  /** Content as it was sent; null before. */
  content: MailContent | null;
  /** When it became due. */
  dueAt: Date;
  createdAt: Date;
  settledAt: Date | null;
  tries: number;
  /** The code of the SMTP server's last error. */
  smtpCode: number | null;
};
