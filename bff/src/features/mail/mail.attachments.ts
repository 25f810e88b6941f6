import type { Letter } from '../../process/mail.ts';
import type { MailDocument } from './mail.model.ts';

/** The files of a message. */
export const attachmentsOf = (_message: MailDocument): NonNullable<Letter['attachments']> => [];
