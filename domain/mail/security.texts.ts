import { academy } from '../academy.ts';
import { classDayAndTime } from '../dates/date-text.ts';
import { HOLD_HOURS } from '../users/account-hold.ts';
import type { MailContent, MailFacts } from './mail.ts';
import type { SecurityKind } from './security-notices.ts';

export type Content = Omit<MailContent, 'greeting'>;

export const when = (instant: string | null | undefined) =>
  instant ? classDayAndTime(new Date(instant), academy.timeZone) : null;

export const CONTACT = `Si tienes dudas, llámanos al ${academy.contact.phone}.`;

const SIGN_IN = { label: 'Ir a la página de ingreso', path: '/auth' };
const SECURITY = { label: 'Ver la seguridad de mi cuenta', path: '/seguridad' };
const ACTIVITY = { label: 'Ver la actividad', path: '/gestion/actividad' };
const NOT_YOU = `Si no fuiste tú, cambia tu contraseña, cierra tus sesiones y llámanos al ${academy.contact.phone}.`;
const WAIT = `Durante ${HOLD_HOURS} horas no se pueden canjear puntos, crear tokens, activar la verificación en dos pasos ni cambiar nombre y teléfono.`;

/** Texts of messages about the security of an account. Their links are added when they are sent. */
export const SECURITY_CONTENTS: Record<SecurityKind, (known: MailFacts) => Content> = {
  email_requested: (known) => ({
    subject: 'Pidieron cambiar la dirección de tu cuenta',
    paragraphs: [
      `La academia anotó otra dirección de correo para tu cuenta de ${academy.name}. Todavía no vale: sigues entrando con esta.`,
      `Si no lo pediste, detén el cambio antes del ${when(known.until) ?? ''} con el enlace «No fui yo». No hace falta que inicies sesión.`,
      CONTACT,
    ],
    action: null,
  }),
  email_confirm: (known) => ({
    subject: 'Confirma tu dirección de correo',
    paragraphs: [
      `La academia anotó esta dirección para una cuenta de ${academy.name}. Si es tuya, confírmala antes del ${when(known.until) ?? ''}.`,
      'Hasta entonces la cuenta sigue con la dirección anterior.',
      'Si no sabes de qué se trata, no hagas nada.',
    ],
    action: null,
  }),
  email_changed: (known) => ({
    subject: 'Tu cuenta tiene otra dirección',
    paragraphs: [
      `Tu cuenta de ${academy.name} usa desde ahora otra dirección. Esta ya no recibe mensajes.`,
      known.until
        ? `Si no lo pediste, recupera tu cuenta antes del ${when(known.until) ?? ''} con el enlace «No fui yo». No hace falta que inicies sesión.`
        : `Si no lo pediste, llámanos al ${academy.contact.phone}.`,
    ],
    action: null,
  }),
  email_set: () => ({
    subject: 'Esta dirección ya es la de tu cuenta',
    paragraphs: [
      `Desde ahora entras a ${academy.name} con esta dirección.`,
      WAIT,
      `Si no tienes una cuenta, llámanos al ${academy.contact.phone}.`,
    ],
    action: SIGN_IN,
  }),
  email_stopped: (known) => ({
    subject: 'Tu cuenta conserva esta dirección',
    paragraphs: [
      `El cambio de dirección de tu cuenta de ${academy.name} quedó sin efecto. Entras con esta, como antes.`,
      ...(known.acts ? [known.acts] : []),
      'Si no recuerdas tu contraseña, o ya no sirve, elige otra en la página de ingreso.',
      CONTACT,
    ],
    action: SIGN_IN,
  }),
  password_changed: () => ({
    subject: 'Tu contraseña cambió',
    paragraphs: [
      `La contraseña de tu cuenta de ${academy.name} cambió.`,
      `Si no fuiste tú, elige otra en la página de ingreso y llámanos al ${academy.contact.phone}.`,
    ],
    action: SIGN_IN,
  }),
  password_reset: () => ({
    subject: 'Tu contraseña es otra',
    paragraphs: [
      `Alguien eligió otra contraseña para tu cuenta de ${academy.name} con un enlace, o la academia la reemplazó. Tus sesiones se cerraron.`,
      `Si no fuiste tú, elige otra en la página de ingreso y llámanos al ${academy.contact.phone}.`,
    ],
    action: SIGN_IN,
  }),
  google_linked: () => ({
    subject: 'Entraste con Google',
    paragraphs: [
      `Tu cuenta de ${academy.name} se abre desde ahora con tu cuenta de Google. La contraseña de antes ya no sirve.`,
      NOT_YOU,
    ],
    action: SECURITY,
  }),
  second_factor_on: () => ({
    subject: 'Activaste la verificación en dos pasos',
    paragraphs: [`Para entrar a ${academy.name} se pide desde ahora un código de tu aplicación.`, NOT_YOU],
    action: SECURITY,
  }),
  second_factor_off: () => ({
    subject: 'La verificación en dos pasos quedó desactivada',
    paragraphs: [`Para entrar a ${academy.name} ya no se pide un código de tu aplicación.`, NOT_YOU],
    action: SECURITY,
  }),
  second_factor_loss: (known) => ({
    subject: 'Pidieron quitar tu verificación en dos pasos',
    paragraphs: [
      `La academia anotó que perdiste tu aplicación de códigos. El ${when(known.effectiveAt) ?? ''} se quita la verificación en dos pasos de tu cuenta.`,
      'Si no lo pediste, detenlo con el enlace «No fui yo». No hace falta que inicies sesión.',
      CONTACT,
    ],
    action: null,
  }),
  second_factor_kept: () => ({
    subject: 'Tu verificación en dos pasos sigue activa',
    paragraphs: ['El pedido de quitarla quedó sin efecto.', CONTACT],
    action: SECURITY,
  }),
  token_created: () => ({
    subject: 'Se creó un token de acceso',
    paragraphs: [
      `Con él, un programa actúa en ${academy.name} por tu cuenta. Puedes verlo y revocarlo en la página de seguridad.`,
      NOT_YOU,
    ],
    action: SECURITY,
  }),
  role_given: () => ({
    subject: 'Tienes una función en la academia',
    paragraphs: [
      `Tu cuenta de ${academy.name} es desde ahora de alguien que trabaja en la academia: puede más que antes.`,
      'Activa la verificación en dos pasos para protegerla.',
      CONTACT,
    ],
    action: SECURITY,
  }),
  role_taken: () => ({
    subject: 'Tu función en la academia cambió',
    paragraphs: [
      `Tu cuenta de ${academy.name} ya no tiene la función de antes. Tus sesiones se cerraron.`,
      CONTACT,
    ],
    action: null,
  }),
  sessions_ended: () => ({
    subject: 'La academia cerró tus sesiones',
    paragraphs: [`Se cerraron accesos de tu cuenta de ${academy.name}, o la cuenta se desactivó.`, CONTACT],
    action: null,
  }),
  new_device: (known) => ({
    subject: 'Entraste desde otro dispositivo',
    paragraphs: [
      `Alguien entró a tu cuenta de ${academy.name} desde ${known.device ?? 'un dispositivo'} que no conocíamos.`,
      'Si fuiste tú, no hagas nada.',
      NOT_YOU,
    ],
    action: SECURITY,
  }),
  team_email_stopped: () => ({
    subject: 'Una persona detuvo el cambio de su dirección',
    paragraphs: [
      'Alguien de la academia anotó otra dirección de correo para una persona, y ella dijo que no lo pidió.',
      'Mira en la actividad quién lo anotó.',
    ],
    action: ACTIVITY,
  }),
  team_second_factor_loss: (known) => ({
    subject: 'Se pidió quitar una verificación en dos pasos',
    paragraphs: [
      `Un administrador anotó que una persona perdió su aplicación de códigos. Se quita el ${when(known.effectiveAt) ?? ''}.`,
      'Hasta entonces un administrador puede cancelarlo.',
    ],
    action: ACTIVITY,
  }),
  team_second_factor_kept: () => ({
    subject: 'Una verificación en dos pasos se conserva',
    paragraphs: ['El pedido de quitarla quedó sin efecto.', 'Mira en la actividad quién lo había pedido.'],
    action: ACTIVITY,
  }),
  team_role_given: () => ({
    subject: 'Alguien tiene una función nueva en la academia',
    paragraphs: [
      'Una cuenta recibió la función de administrador, o una del personal.',
      'Si no lo sabías, mira en la actividad quién la dio.',
    ],
    action: ACTIVITY,
  }),
  team_service_account: () => ({
    subject: 'Se creó una cuenta de integración',
    paragraphs: [
      'Un programa puede actuar desde ahora por la academia, o uno que ya podía tiene otro secreto o más permisos.',
      'Si no lo sabías, mira en la actividad quién lo hizo.',
    ],
    action: ACTIVITY,
  }),
};
