import { NAME_LENGTH } from '../academy.ts';
import { emailSchema, PHONE_MAX } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { fields, line, optionalLine, paragraphs } from '../schema.ts';

const TEXT_MAX = 1_000;

export const requestWithdrawalSchema = fields({
  name: line(NAME_LENGTH, messages.firstName),
  email: emailSchema,
  phone: optionalLine(PHONE_MAX, messages.phone),
  about: paragraphs({ min: 1, max: TEXT_MAX }, messages.withdrawalAbout),
});

export const settleWithdrawalSchema = fields({
  answer: paragraphs({ min: 1, max: TEXT_MAX }, messages.withdrawalAnswer),
});
