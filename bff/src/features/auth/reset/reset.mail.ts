import { academy } from '#domain/academy.ts';
import { escapeHtml } from '#domain/texts/html-text.ts';
import { greetingOf } from '#domain/mail/mail.layout.ts';
import type { OutgoingMail } from '../../../process/mail.ts';

type Addressed = { email: string; firstName: string | null };
type Link = { link: string; hours: number };

const paragraph = (html: string) => `<p>${html}</p>`;

export const resetMail = ({ email, firstName }: Addressed, { link, hours }: Link): OutgoingMail => {
  const { name, contact } = academy;
  const before = [
    greetingOf(firstName),
    `Alguien pidió otra contraseña para tu cuenta de ${name}. Si fuiste tú, elígela en este enlace:`,
  ];
  const after = [
    `El enlace vale una vez, durante ${hours} horas, y cierra todas tus sesiones.`,
    'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
    `${name}, ${contact.phone}`,
  ];
  const anchor = paragraph(`<a href="${escapeHtml(link)}">Elegir otra contraseña</a>`);
  const htmlOf = (texts: string[]) => texts.map(escapeHtml).map(paragraph).join('');
  return {
    to: email,
    subject: `Elige otra contraseña en ${name}`,
    text: [...before, link, ...after].join('\n\n'),
    html: `<!doctype html><html lang="es"><body>${htmlOf(before)}${anchor}${htmlOf(after)}</body></html>`,
  };
};
