import { describe, expect, it } from 'vitest';
import { CALIBERS, WEAPONS } from '../weapons/weapon.catalogue.ts';
import { mailHtml, mailText } from './mail.layout.ts';
import { MAIL_KINDS, type MailFacts, type MailKind, type MailedClass } from './mail.ts';
import { mailContentOf } from './mail.texts.ts';

const FACTS: MailFacts = {
  startsAt: '2026-11-25T18:30:00.000Z',
  startedAt: '2026-11-24T18:30:00.000Z',
  offerUntil: '2026-11-24T12:00:00.000Z',
  expires: '2027-02-23',
  points: 40,
  code: 'ABCD2345',
  by: 'academy',
  reason: 'academy',
};

const LESSON: MailedClass = {
  courseId: '65f000000000000000000001',
  name: 'Iniciación',
  location: 'Polígono Norte',
  instructorId: null,
  instructorName: 'Marta Ruiz',
  durationMinutes: 120,
  callOff: null,
};

const paragraphsOf = (kind: MailKind, more: object = {}) =>
  mailContentOf(kind, { ...FACTS, firstName: 'Ana', ...more }).paragraphs;

describe('the text of a message', () => {
  const TEXTS: [MailKind, object, string][] = [
    ['enrolled', {}, 'Anotamos tu clase del miércoles 25 de noviembre de 2026 a las 15:30.'],
    ['enrolled', { startsAt: null }, 'Anotamos tu clase, que aún no tiene fecha.'],
    [
      'offered',
      {},
      'Acéptalo antes del martes 24 de noviembre de 2026 a las 09:00. Después pasa a la persona siguiente.',
    ],
    ['promoted', {}, 'Tu inscripción espera la confirmación de la academia.'],
    [
      'confirmed',
      {},
      'Te esperamos: tu clase del miércoles 25 de noviembre de 2026 a las 15:30 está confirmada.',
    ],
    [
      'moved',
      { standing: 'confirmed' },
      'Tu clase del martes 24 de noviembre de 2026 a las 15:30 pasa al miércoles 25 de noviembre de 2026 a las 15:30.',
    ],
    ['moved', { startedAt: null }, 'Tu clase ya tiene fecha: miércoles 25 de noviembre de 2026 a las 15:30.'],
    [
      'moved',
      { startsAt: null },
      'Tu clase del martes 24 de noviembre de 2026 a las 15:30 cambió y aún no tiene nueva fecha. Te avisamos cuando la tenga.',
    ],
    [
      'moved',
      { standing: 'offered', offerUntil: '2026-11-25T18:30:00.000Z' },
      'El lugar es para ti si lo aceptas antes del miércoles 25 de noviembre de 2026 a las 15:30.',
    ],
    ['changed', {}, 'Hay cambios en tu clase del miércoles 25 de noviembre de 2026 a las 15:30.'],
    [
      'changed',
      { before: { location: 'Polígono Sur' }, lesson: LESSON },
      'Es en Polígono Norte, ya no en Polígono Sur.',
    ],
    ['changed', { before: { durationMinutes: 60 }, lesson: LESSON }, 'Dura 120 minutos en lugar de 60.'],
    [
      'changed',
      { before: { instructorName: 'Juan Paz' }, lesson: LESSON },
      'La da Marta Ruiz en lugar de Juan Paz.',
    ],
    [
      'changed',
      { before: { instructorName: 'Juan Paz' }, lesson: { ...LESSON, instructorName: null } },
      'Ya no la da Juan Paz.',
    ],
    [
      'waiting_moved',
      {},
      'La clase que esperas ya no es el martes 24 de noviembre de 2026 a las 15:30: pasa al miércoles 25 de noviembre de 2026 a las 15:30.',
    ],
    [
      'waiting_moved',
      { startedAt: null },
      'La clase que esperas ya tiene fecha: el miércoles 25 de noviembre de 2026 a las 15:30.',
    ],
    ['cancelled', {}, 'La academia canceló tu clase del miércoles 25 de noviembre de 2026 a las 15:30.'],
    [
      'cancelled',
      { by: 'student' },
      'Cancelaste tu clase del miércoles 25 de noviembre de 2026 a las 15:30.',
    ],
    [
      'cancelled',
      { reason: 'student' },
      'La academia canceló tu clase del miércoles 25 de noviembre de 2026 a las 15:30 a tu pedido.',
    ],
    [
      'cancelled',
      { reason: 'clu' },
      'La academia canceló tu clase del miércoles 25 de noviembre de 2026 a las 15:30: ese día no tendrías una credencial vigente.',
    ],
    [
      'cancelled',
      { isCalledOff: true },
      'La academia suspendió tu clase del miércoles 25 de noviembre de 2026 a las 15:30. Tu inscripción queda cancelada.',
    ],
    [
      'waiting_called_off',
      {},
      'La academia suspendió la clase del miércoles 25 de noviembre de 2026 a las 15:30. Estabas en su lista de espera, que queda cerrada.',
    ],
    [
      'waiting_restored',
      { startsAt: null },
      'La academia no suspende una clase que aún no tiene fecha. Tienes otra vez tu turno en su lista de espera.',
    ],
    [
      'cancelled',
      { isCalledOff: true, lesson: { ...LESSON, callOff: { reason: 'weather', note: null } } },
      'La academia suspendió tu clase del miércoles 25 de noviembre de 2026 a las 15:30: clima. Tu inscripción queda cancelada.',
    ],
    [
      'cancelled',
      { isCalledOff: true, lesson: { ...LESSON, callOff: { reason: 'other', note: 'Sin luz.' } } },
      'Sin luz.',
    ],
    [
      'waiting_called_off',
      { lesson: { ...LESSON, callOff: { reason: 'venue', note: null } } },
      'La academia suspendió la clase del miércoles 25 de noviembre de 2026 a las 15:30: polígono no disponible. Estabas en su lista de espera, que queda cerrada.',
    ],
    [
      'restored',
      {},
      'La academia no suspende tu clase del miércoles 25 de noviembre de 2026 a las 15:30: se hace como estaba previsto.',
    ],
    ['reminder_24h', {}, 'Te recordamos tu clase del miércoles 25 de noviembre de 2026 a las 15:30.'],
    ['reminder_2h', {}, 'Tu clase de hoy empieza a las 15:30.'],
    [
      'licence_90',
      {},
      'La credencial que registraste en la academia vence en noventa días, el 23 de febrero de 2027.',
    ],
    [
      'licence_today',
      {},
      'La credencial que registraste en la academia vence hoy, el 23 de febrero de 2027.',
    ],
    ['redeemed', {}, 'Muestra este código en la academia: ABCD-2345.'],
    ['redeemed', { points: 1 }, 'Canjeaste un punto.'],
    ['receipt', { receipt: '0001-00000042' }, 'Adjuntamos el recibo 0001-00000042 en PDF.'],
    ['welcome', { needsSetup: true }, 'Completa tu perfil para inscribirte en clases y canjear puntos.'],
    [
      'email_changed',
      {},
      'Tu cuenta de Academia Centinela usa desde ahora otra dirección. Esta ya no recibe mensajes.',
    ],
    ['password_changed', {}, 'La contraseña de tu cuenta de Academia Centinela cambió.'],
  ];
  it.each(TEXTS)('%s %o', (kind, more, text) => expect(paragraphsOf(kind, more)).toContain(text));
});

const LINKS = {
  publicUrl: 'https://academia.example',
  unsubscribe: 'https://academia.example/correo/baja?a=1&b=2',
};

const wholeText = (kind: MailKind) => {
  const content = mailContentOf(kind, { ...FACTS, firstName: 'Ana' });
  return `${content.subject}\n${mailText(content, LINKS)}\n${mailHtml(content, LINKS)}`;
};

it('no message has a weapon, a licence number or a document, but for the name of its class', () => {
  const forbidden = new RegExp(
    [...WEAPONS.map(({ label }) => label), ...CALIBERS, 'arma', 'tiro', 'munici', 'CLU', 'DNI']
      .map((word) => word.replace('.', '\\.'))
      .join('|'),
  );
  for (const kind of MAIL_KINDS) expect(wholeText(kind).replace(/charset|start/g, '')).not.toMatch(forbidden);
});

const aboutClasses = MAIL_KINDS.filter(
  (kind) => paragraphsOf(kind).length < paragraphsOf(kind, { lesson: LESSON }).length,
);

it('a message about a class has its name, its place and its instructor', () => {
  const kinds = [
    'enrolled',
    'offered',
    'promoted',
    'waiting_called_off',
    'waiting_restored',
    'waiting_moved',
  ];
  const others = ['confirmed', 'moved', 'changed', 'cancelled', 'restored', 'reminder_24h', 'reminder_2h'];
  expect(aboutClasses).toEqual([...kinds, ...others]);
  for (const kind of aboutClasses) {
    expect(paragraphsOf(kind, { lesson: LESSON })).toContain('Iniciación · Polígono Norte · con Marta Ruiz');
    expect(paragraphsOf(kind, { lesson: { ...LESSON, instructorName: null } })).toContain(
      'Iniciación · Polígono Norte',
    );
  }
});

it('a subject has neither date nor code, because locked screens show it', () => {
  for (const kind of MAIL_KINDS)
    expect(mailContentOf(kind, { ...FACTS, firstName: 'Ana' }).subject).not.toMatch(/\d/);
});

it('a message greets by a name only if it consists of letters', () => {
  expect(mailContentOf('welcome', { firstName: 'Ana' }).greeting).toBe('Hola, Ana:');
  for (const firstName of [null, 'http://example.com', '<b>Ana</b>', 'A'.repeat(41)]) {
    expect(mailContentOf('welcome', { firstName }).greeting).toBe('Hola:');
  }
});

it('the text has the link, the sender and the link to unsubscribe', () => {
  expect(mailText(mailContentOf('reminder_24h', { ...FACTS, firstName: 'Ana' }), LINKS)).toBe(
    [
      'Hola, Ana:',
      'Te recordamos tu clase del miércoles 25 de noviembre de 2026 a las 15:30.',
      'Tu inscripción espera la confirmación de la academia.',
      'Trae tu documento.',
      'Ver mi clase: https://academia.example/history',
      'Academia Centinela, +54 11 5550 0142',
      'Dejar de recibir estos mensajes: https://academia.example/correo/baja?a=1&b=2',
    ].join('\n\n'),
  );
});

it('HTML escapes its texts and loads no resources', () => {
  const content = { subject: '<i>', greeting: 'Hola:', paragraphs: ['"<b>"'], action: null };
  const html = mailHtml(content, LINKS);
  expect(html).toContain('&quot;&lt;b&gt;&quot;');
  expect(html).toContain('baja?a=1&amp;b=2');
  expect(html).not.toMatch(/<i>|<b>|<img|<script|<link|url\(/);
});
