import { academy } from '../academy.ts';
import { longDayAndTime } from '../dates/date-text.ts';

/** How long points and new tokens wait after an email, a password or a second factor was changed by staff or by a link. */
export const HOLD_HOURS = 72;

/** How long an email that staff has set can be confirmed, and its former one can stop it. */
export const EMAIL_CHANGE_DAYS = 7;

/**
 * What becomes of what an account does after an email, a password or a second factor was changed by staff or by a link:
 * `waits`: refused for HOLD_HOURS. `waitsForFormerOwner`: the same while a former email can take the account back.
 * `says`: possible; whoever takes the account back reads it, and `isUndone` then. `stays`: possible, gives or changes
 * nothing of the owner. See docs/decisions/0087.
 */
export type WhileHeld = 'waits' | 'waitsForFormerOwner' | 'stays' | { says: string; isUndone: boolean };

/** Of every operation that is not for staff alone. */
export const WHILE_HELD = {
  'Mutation.redeemPoints': 'waits',
  'Mutation.createAccessToken': 'waits',
  'Mutation.acceptInstructorInvitation': 'waitsForFormerOwner',
  'Mutation.startSecondFactor': 'waitsForFormerOwner',
  'Mutation.confirmSecondFactor': 'waitsForFormerOwner',

  /** What identifies waits for the former owner, see IDENTIFYING. */
  'Mutation.updateProfile': { says: 'cambió los datos del perfil', isUndone: false },
  'Mutation.setMailPreference': { says: 'cambió qué mensajes llegan', isUndone: false },
  'Mutation.changePassword': { says: 'cambió la contraseña', isUndone: true },
  'Mutation.endSecondFactor': { says: 'desactivó la verificación en dos pasos', isUndone: false },
  'Mutation.revokeAccessToken': { says: 'revocó un token', isUndone: false },
  'Mutation.sharePassport': { says: 'compartió el pasaporte', isUndone: true },
  'Mutation.revokePassportLink': { says: 'quitó un enlace al pasaporte', isUndone: false },
  'Mutation.createCalendarLink': { says: 'creó un enlace al calendario', isUndone: true },
  'Mutation.revokeCalendarLink': { says: 'quitó un enlace al calendario', isUndone: false },
  'Mutation.enrol': { says: 'se inscribió en una clase', isUndone: true },
  'Mutation.bookClass': { says: 'reservó una clase', isUndone: true },
  'Mutation.acceptOffer': { says: 'aceptó un lugar ofrecido', isUndone: false },
  'Mutation.updateEnrolment': { says: 'cambió una inscripción', isUndone: false },
  'Mutation.cancelEnrolment': { says: 'canceló una clase', isUndone: false },
  'Mutation.rescheduleEnrolment': { says: 'cambió la fecha de una clase', isUndone: false },
  'Mutation.announceComing': { says: 'avisó que va a una clase', isUndone: false },
  'Mutation.joinWaitingList': { says: 'se anotó en una lista de espera', isUndone: false },
  'Mutation.leaveWaitingList': { says: 'salió de una lista de espera', isUndone: false },
  'Mutation.createReferral': { says: 'recomendó la academia a otra persona', isUndone: false },
  'Mutation.requestDeletion': { says: 'pidió eliminar la cuenta', isUndone: true },
  'Mutation.withdrawDeletion': { says: 'retiró el pedido de eliminar la cuenta', isUndone: false },

  'Mutation.setupProfile': 'stays',
  'Mutation.register': 'stays',
  'Mutation.login': 'stays',
  'Mutation.logout': 'stays',
  'Mutation.confirmIdentity': 'stays',
  'Mutation.verifySecondFactor': 'stays',
  'Mutation.keepMySecondFactor': 'stays',
  'Mutation.endSession': 'stays',
  'Mutation.endOtherSessions': 'stays',
  'Mutation.requestPasswordReset': 'stays',
  'Mutation.resetPassword': 'stays',
  'Mutation.confirmEmailChange': 'stays',
  'Mutation.stopAccountChange': 'stays',
  'Mutation.stopMyEmailChange': 'stays',
  'Mutation.reportRangeAction': 'stays',
  'Mutation.mailMyReceipt': 'stays',
  'Mutation.requestWithdrawal': 'stays',
} as const satisfies Record<string, WhileHeld>;

export type OwnOperation = keyof typeof WHILE_HELD;

/** Something that was done with an account. `about`: the id of what came of it. */
export type HeldAct = { field: string; at: Date; about: string | null };

export const whileHeldOf = (field: string | undefined): WhileHeld =>
  field !== undefined && Object.hasOwn(WHILE_HELD, field) ? WHILE_HELD[field as OwnOperation] : 'stays';

/** Fields of the own profile by which the academy knows a person. */
export const IDENTIFYING = ['firstName', 'lastName', 'phone'] as const;

/** What was done, for whoever has taken the account back; empty if nothing was. */
export const heldActsText = (acts: readonly HeldAct[]) => {
  const lines = acts.flatMap(({ field, at }) => {
    const held = whileHeldOf(field);
    if (typeof held === 'string') return [];
    return `${held.says} (${longDayAndTime(at, academy.timeZone)}${held.isUndone ? '; quedó sin efecto' : ''})`;
  });
  if (lines.length === 0) return '';
  return `Mientras la cuenta tuvo otra dirección, alguien ${lines.join(', ')}. Por lo que sigue en pie, llámanos al ${academy.contact.phone}.`;
};
