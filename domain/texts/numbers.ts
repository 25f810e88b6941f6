const countFormat = new Intl.NumberFormat('es-AR');

/** `1.250`: a whole number in the format of the interface. Adding 0 makes −0, the negative of an empty sum, 0. */
export const countText = (count: number) => countFormat.format(count + 0);

/** `+50`, `−120`: a change of points. */
export const signedText = (count: number) => `${count > 0 ? '+' : '−'}${countText(Math.abs(count))}`;
