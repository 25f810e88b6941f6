import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { greetingOf, mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import type { Withdrawal } from '#domain/withdrawals/withdrawal.ts';
import type { OutgoingMail } from '../../process/mail.ts';

const mailOf = ({ email, code }: Pick<Withdrawal, 'email' | 'code'>, paragraphs: string[]): OutgoingMail => {
  const content = {
    subject: `Pedido de arrepentimiento ${code}`,
    greeting: greetingOf(null),
    paragraphs,
    action: null,
  };
  const links = { publicUrl: '', unsubscribe: null };
  return {
    to: email,
    subject: content.subject,
    text: mailText(content, links),
    html: mailHtml(content, links),
  };
};

/** Without the sender’s text: the recipient may be somebody else. */
export const receivedMail = (withdrawal: Pick<Withdrawal, 'email' | 'code' | 'answerBy'>) =>
  mailOf(withdrawal, [
    `Recibimos un pedido de arrepentimiento con esta dirección. Su código es ${withdrawal.code}.`,
    `Te respondemos antes del ${longDayAndTime(withdrawal.answerBy, academy.timeZone)}.`,
    'Si no lo pediste, no hagas nada.',
  ]);

export const settledMail = (withdrawal: Pick<Withdrawal, 'email' | 'code'>, answer: string) =>
  mailOf(withdrawal, [
    `Respondimos tu pedido de arrepentimiento ${withdrawal.code}:`,
    ...answer.split('\n').filter((line) => line.trim() !== ''),
    `Si tienes dudas, llámanos al ${academy.contact.phone}.`,
  ]);
