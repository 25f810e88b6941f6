import type { StaffOperation } from '#domain/staff/staff-access.ts';
import type { CancellationReason } from '../../../gql/graphql.ts';

/** Input besides the ids. */
export type ActionInput = {
  confirm: object;
  complete: { reason?: string };
  takeBack: object;
  arrive: { isPresent: boolean };
  noShow: object;
  cancel: { reason: CancellationReason; note: string | null; isSilent: boolean };
  assign: { instructorId: string | null };
  certify: object;
};

export type ActionName = keyof ActionInput;

export const actionOperations = {
  confirm: 'Mutation.confirmEnrolments',
  complete: 'Mutation.completeEnrolments',
  takeBack: 'Mutation.takeBackEnrolments',
  arrive: 'Mutation.markArrivals',
  noShow: 'Mutation.markNoShows',
  cancel: 'Mutation.cancelEnrolments',
  assign: 'Mutation.assignInstructor',
  certify: 'Mutation.issueCertificates',
  move: 'Query.enrolment',
} as const satisfies Record<ActionName | 'move', StaffOperation>;

/** The success message. */
export const actionResults: Record<ActionName, { one: string; many: string }> = {
  confirm: { one: 'inscripción confirmada', many: 'inscripciones confirmadas' },
  complete: { one: 'clase completada', many: 'clases completadas' },
  takeBack: {
    one: 'inscripción vuelve a estar como antes',
    many: 'inscripciones vuelven a estar como antes',
  },
  arrive: { one: 'presencia guardada', many: 'presencias guardadas' },
  noShow: { one: 'ausencia registrada', many: 'ausencias registradas' },
  cancel: { one: 'inscripción cancelada', many: 'inscripciones canceladas' },
  assign: { one: 'clase con instructor nuevo', many: 'clases con instructor nuevo' },
  certify: { one: 'inscripción con certificado', many: 'inscripciones con certificado' },
};
