const countFormat = new Intl.NumberFormat('es-AR');

/** `1.250`: a whole number in the format of the interface. */
export const countText = (count: number) => countFormat.format(count);

/** `+50`, `−120`: a change of points. */
export const signedText = (count: number) => `${count > 0 ? '+' : '−'}${countText(Math.abs(count))}`;
