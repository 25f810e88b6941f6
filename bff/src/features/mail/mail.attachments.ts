import type { MailKind } from '#domain/mail/mail.ts';
import { systemContext, type Deps } from '../../operation/context.ts';
import type { OutgoingMail } from '../../process/mail.ts';
import { enrolmentAttachment } from '../calendars/calendar.attachment.ts';
import { courseOfEnrolment } from '../courses/course.store.ts';
import { enrolmentOfFile } from '../enrolments/enrolment.store.ts';

/** After these changes the class is another event in a calendar. */
const CHANGES: readonly MailKind[] = [
  'enrolled',
  'promoted',
  'confirmed',
  'moved',
  'changed',
  'cancelled',
  'restored',
];

type Sent = {
  kind: MailKind;
  enrolment: Parameters<typeof enrolmentOfFile>[0] | null;
  student: { firstName: string | null; lastName: string | null; email: string };
};

export const attachmentsOf = async (
  deps: Deps,
  { kind, enrolment: document, student }: Sent,
): Promise<NonNullable<OutgoingMail['attachments']>> => {
  if (!document || document.offerUntil || !CHANGES.includes(kind)) return [];
  const enrolment = enrolmentOfFile(document);
  const course = await courseOfEnrolment(systemContext(deps), enrolment);
  const file = enrolmentAttachment({ enrolment, course, student, publicUrl: deps.publicUrl });
  if (!file) return [];
  const contentType = `text/calendar; charset=utf-8; method=${file.method}`;
  return [{ filename: file.fileName, content: file.text, contentType }];
};
