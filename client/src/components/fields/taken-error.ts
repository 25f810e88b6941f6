import { messages } from '#domain/messages.ts';
import { serverError, type ServerError } from './form-errors.ts';

/** Shows a taken document number or email at its field. */
export const takenError = (error: unknown, failureText: string): ServerError => {
  const found = serverError(error, failureText);
  const isTaken = (word: string) => found.text.includes(word);
  if (isTaken('document_number')) return errorOf('documentNumber', messages.documentTakenShown);
  return isTaken('email') ? errorOf('email', messages.emailTakenShown) : found;
};

const errorOf = (field: string, text: string): ServerError => ({ text, fields: [{ field, message: text }] });
