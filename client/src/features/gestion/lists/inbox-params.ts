/** Names of the search params of the inbox, to which other screens link. */
export const inboxParams = {
  status: 'estado',
  courseType: 'tipo',
  licence: 'clu',
  from: 'del',
  to: 'al',
  courseId: 'curso',
  instructorId: 'instructor',
  cancellationReason: 'motivo',
  attendance: 'asistencia',
} as const;
