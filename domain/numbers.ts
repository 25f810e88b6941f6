const countFormat = new Intl.NumberFormat('es-AR');

/** `1.250`: points and other whole numbers as the interface shows them. */
export const countText = (count: number) => countFormat.format(count);

/** `+50`, `−120`: points that moved. */
export const signedText = (count: number) => `${count > 0 ? '+' : '−'}${countText(Math.abs(count))}`;
