import type { WebhookEventType } from '#domain/webhooks/webhook.ts';
import type { EnumTable } from '../../../components/records/enums.ts';
import type {
  WebhookDeliveryError,
  WebhookDeliveryState,
  WebhookDisabledReason,
  WebhookEvent,
} from '../../../gql/graphql.ts';

export const webhookEvents: EnumTable<WebhookEvent, WebhookEventType> = {
  COURSE_CREATED: { value: 'course.created', label: 'Curso creado' },
  COURSE_UPDATED: { value: 'course.updated', label: 'Curso modificado' },
  COURSE_DEACTIVATED: { value: 'course.deactivated', label: 'Curso desactivado' },
  ENROLMENT_CREATED: { value: 'enrolment.created', label: 'Inscripción creada' },
  ENROLMENT_CHANGED: { value: 'enrolment.changed', label: 'Inscripción modificada' },
  ENROLMENT_COMPLETED: { value: 'enrolment.completed', label: 'Clase completada' },
  USER_REGISTERED: { value: 'user.registered', label: 'Persona registrada' },
  USER_UPDATED: { value: 'user.updated', label: 'Persona modificada' },
  USER_EMAIL_CHANGED: { value: 'user.email_changed', label: 'Email cambiado' },
  USER_DEACTIVATED: { value: 'user.deactivated', label: 'Cuenta desactivada' },
  USER_REACTIVATED: { value: 'user.reactivated', label: 'Cuenta reactivada' },
  USER_ANONYMISED: { value: 'user.anonymised', label: 'Cuenta eliminada' },
  WAITING_JOINED: { value: 'waiting.joined', label: 'Alta en lista de espera' },
  WAITING_LEFT: { value: 'waiting.left', label: 'Baja de lista de espera' },
  WAITING_PROMOTED: { value: 'waiting.promoted', label: 'Lugar obtenido por lista de espera' },
  WAITING_EXPIRED: { value: 'waiting.expired', label: 'Espera vencida' },
  POINTS_MOVED: { value: 'points.moved', label: 'Puntos movidos' },
  PAYMENT_RECORDED: { value: 'payment.recorded', label: 'Pago registrado' },
  PAYMENT_REFUNDED: { value: 'payment.refunded', label: 'Pago devuelto' },
  PAYMENT_VOIDED: { value: 'payment.voided', label: 'Pago deshecho' },
  PAYMENT_INVOICED: { value: 'payment.invoiced', label: 'Factura de un pago anotada' },
  REDEMPTION_HANDED_OUT: { value: 'redemption.handed_out', label: 'Canje entregado' },
  FIREARM_HANDED_OUT: { value: 'firearm.handed_out', label: 'Arma entregada' },
  FIREARM_RETURNED: { value: 'firearm.returned', label: 'Arma devuelta' },
  AMMUNITION_MOVED: { value: 'ammunition.moved', label: 'Munición movida' },
  CERTIFICATE_ISSUED: { value: 'certificate.issued', label: 'Certificado emitido' },
  CERTIFICATE_REVOKED: { value: 'certificate.revoked', label: 'Certificado anulado' },
  SCHEDULE_UPDATED: { value: 'schedule.updated', label: 'Horarios modificados' },
  WITHDRAWAL_RECEIVED: { value: 'withdrawal.received', label: 'Arrepentimiento recibido' },
  WITHDRAWAL_SETTLED: { value: 'withdrawal.settled', label: 'Arrepentimiento resuelto' },
  WEBHOOK_TEST: { value: 'webhook.test', label: 'Prueba' },
};

export const deliveryStates: Record<WebhookDeliveryState, { label: string; palette: string }> = {
  PENDING: { label: 'Pendiente', palette: 'accent' },
  DELIVERED: { label: 'Entregado', palette: 'green' },
  FAILED: { label: 'Fallido', palette: 'red' },
};

export const disabledReasons: Record<WebhookDisabledReason, string> = {
  STAFF: 'Lo desactivó la academia.',
  GONE: 'Se desactivó porque la dirección respondió 410: ya no existe.',
  FAILING: 'Se desactivó porque no recibió nada durante tres días.',
};

const errors: Record<WebhookDeliveryError, string> = {
  ADDRESS: 'La dirección es de una red privada',
  CONNECTION: 'No hubo conexión',
  NAME: 'El nombre del servidor no existe',
  REDIRECT: 'Respondió con una redirección',
  STATUS: 'Respondió con un error',
  TIMEOUT: 'No respondió en 10 segundos',
  TLS: 'El certificado no es válido',
};

type Attempt = { status: number | null; error: WebhookDeliveryError | null; durationMs: number };

/** `Respondió 200 en 35 ms`, `Respondió con un error (500) en 12 ms`. */
export const attemptText = ({ status, error, durationMs }: Attempt) => {
  const outcome = error ? errors[error] : `Respondió ${status}`;
  return `${outcome}${error && status ? ` (${status})` : ''} en ${durationMs} ms`;
};

/** The label of an endpoint. */
export const endpointName = ({ url, description }: { url: string; description: string | null }) =>
  description ?? new URL(url).host;
