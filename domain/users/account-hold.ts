/** How long points and new tokens wait after an email, a password or a second factor was changed by staff or by a link. */
export const HOLD_HOURS = 72;

/** How long an email that staff has set can be confirmed, and its former one can stop it. */
export const EMAIL_CHANGE_DAYS = 7;
