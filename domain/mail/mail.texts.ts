import { academy } from '../academy.ts';
import { CALL_OFF_LABELS } from '../courses/call-off.ts';
import { clockIn, longDay } from '../dates/date-text.ts';
import { codeText } from '../points/redemption-code.ts';
import { pesosText } from '../texts/money.ts';
import { classAddress } from '../enrolments/class-address.ts';
import { hasOtherDuration, hasOtherInstructor, hasOtherPlace } from './class-news.ts';
import { CLASS_LINKS, isAboutClass } from './class-links.ts';
import { greetingOf } from './mail.layout.ts';
import { CONTACT, SECURITY_CONTENTS, when, type Content } from './security.texts.ts';
import type { ClassMailKind, ClassState, MailContent, MailFacts, MailKind, MailedClass } from './mail.ts';

/** What is known only when a message is sent. */
type Known = MailFacts & {
  firstName: string | null;
  standing?: ClassState['standing'] | null;
  needsSetup?: boolean;
  /** Of the enrolment, in pesos. */
  price?: number;
  /** Of a message about a class. */
  lesson?: MailedClass | null;
};

const ofClass = ({ startsAt }: Known) => {
  const date = when(startsAt);
  return date ? `tu clase del ${date}` : 'tu clase, que aún no tiene fecha';
};

const aClass = ({ startsAt }: Known) => {
  const date = when(startsAt);
  return date ? `la clase del ${date}` : 'una clase que aún no tiene fecha';
};

/** What the class is, where and with whom. */
const detailsOf = ({ lesson }: Known) => {
  if (!lesson) return [];
  const { name, location, instructorName } = lesson;
  return [[name, location, instructorName && `con ${instructorName}`].filter(Boolean).join(' · ')];
};

const priceOf = ({ price }: Known) => (price ? [`Precio: ${pesosText(price)}.`] : []);

const calledOff = (text: string, { lesson }: Known) =>
  lesson?.callOff ? `${text}: ${CALL_OFF_LABELS[lesson.callOff.reason].toLowerCase()}.` : `${text}.`;

const noteOf = ({ lesson }: Known) => (lesson?.callOff?.note ? [lesson.callOff.note] : []);

const stateOf = ({ standing, offerUntil }: Known) => {
  if (standing === 'confirmed') return 'Tu lugar está confirmado.';
  return standing === 'offered'
    ? `El lugar es para ti si lo aceptas antes del ${when(offerUntil) ?? ''}.`
    : 'Tu inscripción espera la confirmación de la academia.';
};

const depositOf = ({ deposit, standing }: Known) =>
  deposit && standing !== 'confirmed'
    ? [
        `Para conservar tu lugar, paga la seña de ${pesosText(deposit.amount)} antes del ${when(deposit.until) ?? ''}.`,
      ]
    : [];

/** What is otherwise than the person knew. */
const differencesOf = ({ before, lesson, startsAt = null, standing, ...known }: Known) => {
  if (!before || !lesson) return [];
  const present: ClassState = {
    ...lesson,
    startsAt,
    offerUntil: known.offerUntil ?? null,
    standing: standing ?? 'pending',
  };
  const { location, instructorName, durationMinutes } = lesson;
  const taught = instructorName
    ? `La da ${instructorName} en lugar de ${before.instructorName ?? ''}.`
    : `Ya no la da ${before.instructorName ?? ''}.`;
  return [
    ...(hasOtherPlace(before, present)
      ? [`Es en ${location ?? ''}${before.location ? `, ya no en ${before.location}` : ''}.`]
      : []),
    ...(hasOtherInstructor(before, present) ? [taught] : []),
    ...(hasOtherDuration(before, present)
      ? [`Dura ${durationMinutes} minutos en lugar de ${before.durationMinutes ?? ''}.`]
      : []),
  ];
};

const movedTo = (known: Known) => {
  const [before, after] = [when(known.startedAt), when(known.startsAt)];
  if (!after)
    return `Tu clase del ${before ?? ''} cambió y aún no tiene nueva fecha. Te avisamos cuando la tenga.`;
  return before ? `Tu clase del ${before} pasa al ${after}.` : `Tu clase ya tiene fecha: ${after}.`;
};

const cancelledBy = (known: Known) => {
  const lesson = ofClass(known);
  if (known.isCalledOff)
    return `${calledOff(`La academia suspendió ${lesson}`, known)} Tu inscripción queda cancelada.`;
  if (known.by === 'student') return `Cancelaste ${lesson}.`;
  if (known.reason === 'student') return `La academia canceló ${lesson} a tu pedido.`;
  if (known.reason === 'clu')
    return `La academia canceló ${lesson}: ese día no tendrías una credencial vigente.`;
  if (known.reason === 'offer_lapsed')
    return `Venció el plazo para aceptar ${lesson}. El lugar pasó a otra persona.`;
  if (known.reason === 'unpaid')
    return `Venció el plazo para pagar la seña de ${lesson}. Tu lugar quedó libre.`;
  return `La academia canceló ${lesson}.`;
};

const licence = (known: Known, left: string): Content => ({
  subject: 'Renueva tu credencial a tiempo',
  paragraphs: [
    `La credencial que registraste en la academia vence ${left}, el ${longDay(new Date(`${known.expires ?? ''}T12:00:00Z`), 'UTC')}.`,
    'Cuando la renueves, trae la nueva a la academia para actualizar tus datos.',
  ],
  action: { label: 'Ver mi perfil', path: '/profile' },
});

/** The link of each is in CLASS_LINKS. */
const CLASS_CONTENTS: Record<ClassMailKind, (known: Known) => Omit<Content, 'action'>> = {
  enrolled: (known) => ({
    subject: 'Recibimos tu inscripción',
    paragraphs: [
      `Anotamos ${ofClass(known)}.`,
      ...differencesOf(known),
      ...detailsOf(known),
      ...priceOf(known),
      ...depositOf(known),
      'La academia la confirma y te avisamos.',
    ],
  }),
  offered: (known) => ({
    subject: 'Se liberó un lugar para ti',
    paragraphs: [
      `Estabas en la lista de espera y tienes un lugar en ${ofClass(known)}.`,
      ...differencesOf(known),
      ...detailsOf(known),
      ...priceOf(known),
      `Acéptalo antes del ${when(known.offerUntil) ?? ''}. Después pasa a la persona siguiente.`,
    ],
  }),
  promoted: (known) => ({
    subject: 'Se liberó un lugar para ti',
    paragraphs: [
      `Estabas en la lista de espera y ya tienes un lugar en ${ofClass(known)}.`,
      ...differencesOf(known),
      ...detailsOf(known),
      ...priceOf(known),
      ...depositOf(known),
      stateOf(known),
    ],
  }),
  waiting_called_off: (known) => ({
    subject: 'La clase que esperabas se suspendió',
    paragraphs: [
      `${calledOff(`La academia suspendió ${aClass(known)}`, known)} Estabas en su lista de espera, que queda cerrada.`,
      ...noteOf(known),
      ...detailsOf(known),
      CONTACT,
    ],
  }),
  waiting_restored: (known) => ({
    subject: 'Vuelves a la lista de espera',
    paragraphs: [
      `La academia no suspende ${aClass(known)}. Tienes otra vez tu turno en su lista de espera.`,
      ...detailsOf(known),
      'Si se libera un lugar, te avisamos.',
    ],
  }),
  waiting_moved: (known) => ({
    subject: 'La clase que esperas cambió de fecha',
    paragraphs: [
      known.startsAt
        ? `La clase que esperas${known.startedAt ? ` ya no es el ${when(known.startedAt) ?? ''}: pasa al` : ' ya tiene fecha: el'} ${when(known.startsAt) ?? ''}.`
        : `La clase del ${when(known.startedAt) ?? ''} cambió y aún no tiene nueva fecha.`,
      ...detailsOf(known),
      'Sigues en su lista de espera. Si ya no puedes, sal de la lista y el turno pasa a la persona siguiente.',
    ],
  }),
  confirmed: (known) => ({
    subject: 'Tu clase está confirmada',
    paragraphs: [
      `Te esperamos: ${ofClass(known)} está confirmada.`,
      ...differencesOf(known),
      ...detailsOf(known),
      ...priceOf(known),
      'Si no puedes venir, avísanos con tiempo.',
    ],
  }),
  moved: (known) => ({
    subject: 'Tu clase cambió de fecha',
    paragraphs: [movedTo(known), ...differencesOf(known), ...detailsOf(known), stateOf(known), CONTACT],
  }),
  changed: (known) => ({
    subject: 'Hay cambios en tu clase',
    paragraphs: [
      `Hay cambios en ${ofClass(known)}.`,
      ...differencesOf(known),
      ...detailsOf(known),
      stateOf(known),
      CONTACT,
    ],
  }),
  cancelled: (known) => ({
    subject: 'Tu clase quedó cancelada',
    paragraphs: [
      cancelledBy(known),
      ...noteOf(known),
      ...detailsOf(known),
      known.by === 'student' ? 'Puedes reservar otra cuando quieras.' : CONTACT,
    ],
  }),
  restored: (known) => ({
    subject: 'La clase se hace',
    paragraphs: [
      `La academia no suspende ${ofClass(known)}: se hace como estaba previsto.`,
      ...differencesOf(known),
      ...detailsOf(known),
      stateOf(known),
    ],
  }),
  reminder_24h: (known) => ({
    subject: 'Tu clase se acerca',
    paragraphs: [
      `Te recordamos ${ofClass(known)}.`,
      ...detailsOf(known),
      stateOf(known),
      'Trae tu documento.',
    ],
  }),
  reminder_2h: (known) => ({
    subject: 'Tu clase empieza pronto',
    paragraphs: [
      `Tu clase de hoy empieza a las ${clockIn(new Date(known.startsAt ?? ''), academy.timeZone)}.`,
      ...detailsOf(known),
      stateOf(known),
    ],
  }),
};

const linkOf = (kind: ClassMailKind, { enrolmentId, lesson }: Known) => {
  const { leadsTo, label } = CLASS_LINKS[kind];
  if (leadsTo === 'class') return { label, path: enrolmentId ? classAddress(enrolmentId) : '/history' };
  return { label, path: leadsTo === 'course' && lesson ? `/courses/${lesson.courseId}` : '/courses' };
};

const OTHER_CONTENTS: Record<Exclude<MailKind, ClassMailKind>, (known: Known) => Content> = {
  licence_90: (known) => licence(known, 'en noventa días'),
  licence_60: (known) => licence(known, 'en sesenta días'),
  licence_30: (known) => licence(known, 'en treinta días'),
  licence_today: (known) => licence(known, 'hoy'),
  redeemed: ({ points = 0, code = '' }) => ({
    subject: 'Canjeaste puntos',
    paragraphs: [
      points === 1 ? 'Canjeaste un punto.' : `Canjeaste ${points} puntos.`,
      `Muestra este código en la academia: ${codeText(code)}.`,
    ],
    action: { label: 'Ver mis puntos', path: '/puntos' },
  }),
  receipt: ({ receipt = '' }) => ({
    subject: `Tu recibo ${receipt}`,
    paragraphs: [`Adjuntamos el recibo ${receipt} en PDF.`],
    action: { label: 'Ver mis pagos', path: '/pagos' },
  }),
  welcome: ({ needsSetup }) => ({
    subject: `Te damos la bienvenida a ${academy.name}`,
    paragraphs: [
      'Tu cuenta ya está abierta.',
      needsSetup
        ? 'Completa tu perfil para inscribirte en clases y canjear puntos.'
        : 'Ya puedes inscribirte en clases y sumar puntos.',
    ],
    action: needsSetup
      ? { label: 'Completar mi perfil', path: '/profile-setup' }
      : { label: 'Ver las clases', path: '/courses' },
  }),
  ...SECURITY_CONTENTS,
};

/** Whoever reads a new address may be somebody else, so it is not greeted by name. */
const NAMELESS: readonly MailKind[] = ['email_confirm', 'email_set'];

export const mailContentOf = (kind: MailKind, known: Known): MailContent => ({
  greeting: greetingOf(NAMELESS.includes(kind) ? null : known.firstName),
  ...(isAboutClass(kind)
    ? { ...CLASS_CONTENTS[kind](known), action: linkOf(kind, known) }
    : OTHER_CONTENTS[kind](known)),
});
