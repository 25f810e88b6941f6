/**
 * Whoever has confirmed a class takes that back for some seconds: a button is shown first, the server accepts it a
 * little longer, and the message to the student leaves after that.
 */
export const CONFIRMATION_UNDO_SECONDS = { shown: 10, accepted: 20, mailed: 25 } as const;
