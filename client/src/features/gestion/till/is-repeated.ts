/** The answer to the question about a number that another payment has. */
export const IS_REPEATED = 'Es otro pago, con el mismo número';
