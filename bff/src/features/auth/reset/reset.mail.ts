import { academy } from '#domain/academy.ts';
import { greetingOf, mailHtml, mailText } from '#domain/mail/mail.layout.ts';
import type { OutgoingMail } from '../../../process/mail.ts';

type Addressed = { email: string; firstName: string | null };
type Link = { link: string; hours: number };

export const resetMail = ({ email, firstName }: Addressed, { link, hours }: Link): OutgoingMail => {
  const { name } = academy;
  const content = {
    subject: `Elige otra contraseña en ${name}`,
    greeting: greetingOf(firstName),
    paragraphs: [
      `Alguien pidió otra contraseña para tu cuenta de ${name}. Si fuiste tú, elígela en este enlace.`,
      `El enlace vale una vez, durante ${hours} horas, y cierra todas tus sesiones.`,
      'Si no lo pediste, no hagas nada: tu contraseña sigue siendo la misma.',
    ],
    action: { label: 'Elegir otra contraseña', path: link },
  };
  const links = { publicUrl: '', unsubscribe: null };
  const { subject } = content;
  return { to: email, subject, text: mailText(content, links), html: mailHtml(content, links) };
};
