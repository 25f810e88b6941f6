import { academy } from '#domain/academy.ts';
import { longDayAndTime } from '#domain/dates/date-text.ts';
import { escapeHtml } from '#domain/texts/html-text.ts';
import type { OutgoingMail } from '../../process/mail.ts';

type Received = { email: string; code: string; answerBy: Date };

/** Without the sender's text: the recipient may be somebody else. */
export const withdrawalMail = ({ email, code, answerBy }: Received): OutgoingMail => {
  const paragraphs = [
    `Recibimos un pedido de arrepentimiento con esta dirección. Su código es ${code}.`,
    `Te respondemos antes del ${longDayAndTime(answerBy, academy.timeZone)}.`,
    'Si no lo pediste, no hagas nada.',
    `${academy.name}, ${academy.contact.phone}`,
  ];
  return {
    to: email,
    subject: `Pedido de arrepentimiento ${code}`,
    text: paragraphs.join('\n\n'),
    html: `<!doctype html><html lang="es"><body>${paragraphs
      .map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`)
      .join('')}</body></html>`,
  };
};
