import { shortDate } from '#domain/date-text.ts';
import { isDay, isInstant } from '#domain/dates.ts';
import { compactText } from '../../../components/records/date-text.ts';

const FIELDS: Record<string, string> = {
  accessToken: 'Token (identificador)',
  address: 'Dirección',
  awardPoints: 'Puntos que otorga',
  balance: 'Saldo',
  birthDate: 'Nacimiento',
  'cancellation.at': 'Cancelada el',
  'cancellation.by': 'Cancelada por',
  'cancellation.note': 'Nota',
  'cancellation.reason': 'Motivo',
  capacity: 'Lugares',
  city: 'Ciudad',
  classDate: 'Día de la clase',
  classTime: 'Hora de la clase',
  classType: 'Tipo de clase',
  clu: 'CLU',
  asksDeletion: 'Pide el borrado',
  cluExpiration: 'Vencimiento de la CLU',
  cluPolicy: 'Qué pide de la CLU',
  completionDate: 'Completada el',
  courseId: 'Curso',
  courseType: 'Tipo de curso',
  createdAt: 'Creado el',
  delta: 'Puntos',
  description: 'Descripción',
  documentNumber: 'Número de documento',
  documentType: 'Tipo de documento',
  durationMinutes: 'Duración en minutos',
  email: 'Email',
  expiresInDays: 'Vence en días',
  firstName: 'Nombre',
  from: 'Desde',
  gender: 'Género',
  hasWeaponAmmo: 'Trae arma y munición',
  instructorId: 'Instructor (identificador)',
  instructorName: 'Instructor',
  day: 'Día',
  isActive: 'Activo',
  isFirstPage: 'Primera página',
  isPending: 'Perfil incompleto',
  updatedSince: 'Cambios desde',
  keepAccessTokens: 'Conserva sus tokens',
  lastName: 'Apellido',
  licence: 'CLU',
  licenceOn: 'CLU al día',
  location: 'Lugar',
  name: 'Nombre',
  note: 'Nota',
  phone: 'Teléfono',
  points: 'Puntos',
  pointsValue: 'Puntos que otorga',
  postalCode: 'Código postal',
  price: 'Precio',
  reason: 'Motivo',
  role: 'Rol',
  search: 'Búsqueda',
  state: 'Estado',
  scheduledDate: 'Fecha',
  scheduledTime: 'Hora',
  scopes: 'Permisos',
  session: 'Sesión (identificador)',
  startsAt: 'Comienza',
  to: 'Hasta',
  status: 'Estado',
  userId: 'Persona',
  weapons: 'Armas',
  ammoBoxes: 'Munición',
};

const VALUES: Record<string, string> = {
  true: 'Sí',
  false: 'No',
  pending: 'Pendiente',
  confirmed: 'Confirmada',
  completed: 'Completada',
  cancelled: 'Cancelada',
  admin: 'Admin',
  student: 'Estudiante',
  academy: 'La academia',
  no_show: 'No vino',
  off: 'Nada',
  warn: 'Avisa',
  require: 'La exige',
};

/** Fields without a label keep their name. */
export const fieldText = (field: string) => FIELDS[field] ?? field;

/** The audit trail stores values as text. */
export const valueText = (value: string | null) => {
  if (value === null) return '—';
  if (isInstant(value)) return compactText(value);
  return isDay(value) ? shortDate(value) : (VALUES[value] ?? value);
};
