import type { MailKind, MailState as MailStateValue } from '#domain/mail/mail.ts';
import { enumTable } from '../../../components/records/enums.ts';
import type { MailReason, MailState } from '../../../gql/graphql.ts';

export const mailKinds = enumTable<MailKind>({
  enrolled: 'Inscripción recibida',
  confirmed: 'Clase confirmada',
  moved: 'Clase con otra fecha',
  changed: 'Clase con cambios',
  cancelled: 'Clase cancelada',
  restored: 'Clase que se hace',
  offered: 'Lugar ofrecido',
  promoted: 'Lugar de la lista de espera',
  waiting_called_off: 'Suspensión, a la lista de espera',
  waiting_restored: 'Vuelta a la lista de espera',
  waiting_moved: 'Otra fecha, a la lista de espera',
  reminder_24h: 'Recordatorio del día anterior',
  reminder_2h: 'Recordatorio de dos horas antes',
  licence_90: 'CLU que vence en 90 días',
  licence_60: 'CLU que vence en 60 días',
  licence_30: 'CLU que vence en 30 días',
  licence_today: 'CLU que vence hoy',
  redeemed: 'Canje de puntos',
  receipt: 'Recibo de un pago',
  welcome: 'Bienvenida',
  email_changed: 'Cambio de email',
  password_changed: 'Cambio de contraseña',
  email_requested: 'Cambio de email pedido',
  email_confirm: 'Email por confirmar',
  email_set: 'Email confirmado',
  email_stopped: 'Cambio de email sin efecto',
  password_reset: 'Contraseña reemplazada',
  google_linked: 'Cuenta unida a Google',
  second_factor_on: 'Verificación en dos pasos activada',
  second_factor_off: 'Verificación en dos pasos desactivada',
  second_factor_loss: 'Pérdida de la verificación en dos pasos',
  second_factor_kept: 'Verificación en dos pasos conservada',
  token_created: 'Token de acceso creado',
  role_given: 'Función dada',
  role_taken: 'Función quitada',
  sessions_ended: 'Accesos cerrados por la academia',
  new_device: 'Ingreso desde otro dispositivo',
  team_email_stopped: 'Aviso: cambio de email detenido',
  team_second_factor_loss: 'Aviso: pérdida de una verificación',
  team_second_factor_kept: 'Aviso: verificación conservada',
  team_role_given: 'Aviso: función dada',
  team_service_account: 'Aviso: cuenta de integración',
});

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
  KNOWN: 'Ya lo decía otro mensaje',
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
