/** What was done, by the names that the audit trail gives it. */
export const auditActions = {
  'course.create': { label: 'Curso creado' },
  'course.duplicate': { label: 'Curso duplicado' },
  'course.update': { label: 'Curso modificado' },
  'course.deactivate': { label: 'Curso desactivado' },
  'enrolment.create': { label: 'Inscripción' },
  'enrolment.confirm': { label: 'Inscripción confirmada' },
  'enrolment.complete': { label: 'Clase completada' },
  'enrolment.cancel': { label: 'Inscripción cancelada' },
  'enrolment.noShow': { label: 'Ausencia registrada' },
  'enrolment.assign': { label: 'Instructor asignado' },
  'enrolment.reschedule': { label: 'Clase cambiada de día' },
  'enrolment.update': { label: 'Inscripción modificada' },
  'enrolment.promote': { label: 'Lugar dado desde la lista de espera' },
  'waiting.join': { label: 'Entrada en lista de espera' },
  'waiting.leave': { label: 'Salida de lista de espera' },
  'instructor.create': { label: 'Instructor creado' },
  'instructor.update': { label: 'Instructor modificado' },
  'user.update': { label: 'Persona modificada' },
  'user.setPassword': { label: 'Contraseña dada' },
  'user.import': { label: 'Personas importadas' },
  'accessToken.create': { label: 'Token de acceso creado' },
  'accessToken.revoke': { label: 'Token de acceso revocado' },
  'points.adjust': { label: 'Puntos ajustados' },
  'points.redeem': { label: 'Puntos canjeados' },
  'redemption.handOut': { label: 'Canje entregado' },
  'referral.create': { label: 'Amigo invitado' },
  'export.users': { label: 'Personas exportadas' },
  'export.courses': { label: 'Cursos exportados' },
  'export.enrolments': { label: 'Inscripciones exportadas' },
  'export.armoury': { label: 'Armería exportada' },
  'export.ledger': { label: 'Puntos exportados' },
};

/** An action that this version of the client does not know keeps its own name. */
export const actionText = (action: string) =>
  Object.hasOwn(auditActions, action) ? auditActions[action as keyof typeof auditActions].label : action;
