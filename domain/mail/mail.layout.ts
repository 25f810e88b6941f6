import { academy } from '../academy.ts';
import { escapeHtml } from '../texts/html-text.ts';
import type { MailContent } from './mail.ts';

/** The recipient may not be the person who chose the name, so it is limited: it cannot carry text or a link. */
const PLAIN_NAME = /^\p{L}[\p{L}\p{M}'’ -]{0,39}$/u;

export const greetingOf = (firstName: string | null) =>
  firstName && PLAIN_NAME.test(firstName) ? `Hola, ${firstName}:` : 'Hola:';

type Links = {
  /** Where paths of actions begin. */
  publicUrl: string;
  /** The unsubscribe page; null for messages that are always sent. */
  unsubscribe: string | null;
  /** Addresses that answer the message without a session. */
  answers?: readonly { label: string; href: string }[];
};

const SIGNATURE = `${academy.name}, ${academy.contact.phone}`;
const UNSUBSCRIBE = 'Dejar de recibir estos mensajes';

export const mailText = (
  { greeting, paragraphs, action }: MailContent,
  { publicUrl, unsubscribe, answers = [] }: Links,
) =>
  [
    greeting,
    ...paragraphs,
    ...answers.map(({ label, href }) => `${label}: ${href}`),
    ...(action ? [`${action.label}: ${publicUrl}${action.path}`] : []),
    SIGNATURE,
    ...(unsubscribe ? [`${UNSUBSCRIBE}: ${unsubscribe}`] : []),
  ].join('\n\n');

/**
 * Mail programs support attributes better than style sheets: attributes have the light colours, the style sheet
 * adds the dark ones.
 */
const DARK = `
:root { color-scheme: light dark; supported-color-schemes: light dark; }
@media (prefers-color-scheme: dark) {
  .page { background: #081a20 !important; }
  .card { background: #0b2831 !important; border-color: #c99b3d #144550 #144550 !important; }
  .text { color: #d9e8e8 !important; }
  .soft, .soft a { color: #82b2b8 !important; }
  .reply { color: #d9e8e8 !important; border-color: #82b2b8 !important; }
  .button { background: #c99b3d !important; color: #0b2831 !important; }
}`;

const FONT = "font-family: Georgia, 'Times New Roman', serif";
const TEXT = 'margin: 0 0 16px; font-size: 16px; line-height: 1.5; color: #0b2831';
const SOFT = 'margin: 0 0 8px; font-size: 14px; line-height: 1.5; color: #1b5a66';
const BUTTON =
  'display: inline-block; padding: 12px 20px; border-radius: 6px; background: #0f3640; color: #ffffff; font-size: 16px; text-decoration: none';
const REPLY =
  'class="reply" style="display: inline-block; margin: 0 8px 8px 0; padding: 10px 20px; border: 1px solid #0f3640; border-radius: 6px; color: #0f3640; font-size: 16px; text-decoration: none"';

const anchor = (href: string, { label, style }: { label: string; style: string }) =>
  `<a href="${escapeHtml(href)}" ${style}>${escapeHtml(label)}</a>`;

export const mailHtml = (
  { subject, greeting, paragraphs, action }: MailContent,
  { publicUrl, unsubscribe, answers = [] }: Links,
) => {
  const text = [greeting, ...paragraphs].map(
    (one) => `<p class="text" style="${TEXT}">${escapeHtml(one)}</p>`,
  );
  const button = action
    ? `<p style="margin: 24px 0">${anchor(publicUrl + action.path, { label: action.label, style: `class="button" style="${BUTTON}"` })}</p>`
    : '';
  const replies = answers.map(({ label, href }) => anchor(href, { label, style: REPLY })).join(' ');
  const refusal = unsubscribe
    ? `<p class="soft" style="${SOFT}">${anchor(unsubscribe, { label: UNSUBSCRIBE, style: 'style="color: #1b5a66"' })}</p>`
    : '';
  return `<!doctype html>
<html lang="es">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${DARK}
</style>
</head>
<body class="page" style="margin: 0; padding: 16px; background: #f6f2e9; ${FONT}">
<div class="card" style="max-width: 480px; margin: 0 auto; padding: 24px; background: #ffffff; border: 1px solid #d9e8e8; border-top: 4px solid #c99b3d; border-radius: 8px">
<p class="soft" style="${SOFT}">${escapeHtml(academy.name)}</p>
<h1 class="text" style="margin: 0 0 16px; font-size: 22px; line-height: 1.3; font-weight: normal; color: #0b2831">${escapeHtml(subject)}</h1>
${text.join('\n')}
${replies && `<p style="margin: 24px 0 0">${replies}</p>`}
${button}
<p class="soft" style="${SOFT}">${escapeHtml(SIGNATURE)}</p>
${refusal}
</div>
</body>
</html>
`;
};
