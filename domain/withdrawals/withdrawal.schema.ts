import { NAME_LENGTH } from '../academy.ts';
import { emailSchema, phoneSchema } from '../auth/auth.schema.ts';
import { messages } from '../messages.ts';
import { fields, line, paragraphs } from '../schema.ts';

const TEXT_MAX = 1_000;

export const requestWithdrawalSchema = fields({
  name: line(NAME_LENGTH, messages.firstName),
  email: emailSchema,
  phone: phoneSchema(messages.phone),
  about: paragraphs({ min: 1, max: TEXT_MAX }, messages.withdrawalAbout),
});

export const settleWithdrawalSchema = fields({
  answer: paragraphs({ min: 1, max: TEXT_MAX }, messages.withdrawalAnswer),
});
