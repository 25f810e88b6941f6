import type { MailKind as MailKindValue, MailState as MailStateValue } from '#domain/mail/mail.ts';
import type { EnumTable } from '../../../components/records/enums.ts';
import type { MailKind, MailReason, MailState } from '../../../gql/graphql.ts';

export const mailKinds: EnumTable<MailKind, MailKindValue> = {
  ENROLLED: { value: 'enrolled', label: 'Inscripción recibida' },
  CONFIRMED: { value: 'confirmed', label: 'Clase confirmada' },
  MOVED: { value: 'moved', label: 'Clase con otra fecha' },
  CANCELLED: { value: 'cancelled', label: 'Clase cancelada' },
  OFFERED: { value: 'offered', label: 'Lugar ofrecido' },
  PROMOTED: { value: 'promoted', label: 'Lugar de la lista de espera' },
  WAITING_CALLED_OFF: { value: 'waiting_called_off', label: 'Suspensión, a la lista de espera' },
  WAITING_RESTORED: { value: 'waiting_restored', label: 'Vuelta a la lista de espera' },
  REMINDER_24H: { value: 'reminder_24h', label: 'Recordatorio del día anterior' },
  REMINDER_2H: { value: 'reminder_2h', label: 'Recordatorio de dos horas antes' },
  LICENCE_90: { value: 'licence_90', label: 'CLU que vence en 90 días' },
  LICENCE_60: { value: 'licence_60', label: 'CLU que vence en 60 días' },
  LICENCE_30: { value: 'licence_30', label: 'CLU que vence en 30 días' },
  LICENCE_TODAY: { value: 'licence_today', label: 'CLU que vence hoy' },
  REDEEMED: { value: 'redeemed', label: 'Canje de puntos' },
  WELCOME: { value: 'welcome', label: 'Bienvenida' },
  EMAIL_CHANGED: { value: 'email_changed', label: 'Cambio de email' },
  PASSWORD_CHANGED: { value: 'password_changed', label: 'Cambio de contraseña' },
};

type State = { value: MailStateValue; label: string; palette: string };

export const mailStates: Record<MailState, State> = {
  WAITING: { value: 'waiting', label: 'En espera', palette: 'accent' },
  SENT: { value: 'sent', label: 'Enviado', palette: 'green' },
  NOT_SENT: { value: 'not_sent', label: 'Sin enviar', palette: 'gray' },
  FAILED: { value: 'failed', label: 'Falló', palette: 'red' },
  DROPPED: { value: 'dropped', label: 'Descartado', palette: 'gray' },
};

const reasons: Record<MailReason, string> = {
  CHANGED: 'Lo que decía ya no era cierto',
  LATE: 'Ya era tarde para enviarlo',
  UNWANTED: 'La persona no quiere estos mensajes',
  NO_ADDRESS: 'La persona no tiene email',
  INACTIVE: 'La cuenta está desactivada',
  UNREACHABLE: 'El email de la persona no existe',
  REJECTED: 'El servidor de correo lo rechazó',
  GAVE_UP: 'El servidor de correo no respondió a tiempo',
};

type Outcome = { state: MailState; reason: MailReason | null; smtpCode: number | null };

/** Why it was not sent or will not be; null for one that was sent or waits as planned. */
export const outcomeText = ({ state, reason, smtpCode }: Outcome) => {
  if (state === 'WAITING' && reason) return 'Lo que dice ya no es cierto';
  if (reason)
    return smtpCode && state === 'FAILED' ? `${reasons[reason]} (código ${smtpCode})` : reasons[reason];
  if (state === 'NOT_SENT') return 'El servidor no tenía correo';
  return state === 'WAITING' && smtpCode
    ? `El servidor de correo pidió reintentar (código ${smtpCode})`
    : null;
};
