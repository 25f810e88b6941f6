/** Creating an Intl.NumberFormat takes a telephone milliseconds: on first use. */
export const numberText = (locale: string, options?: Intl.NumberFormatOptions) => {
  let format: Intl.NumberFormat | undefined;
  return (value: number) => (format ??= new Intl.NumberFormat(locale, options)).format(value);
};

const wholeText = numberText('es-AR');

/** `1.250`: a whole number in the format of the interface. Adding 0 makes −0, the negative of an empty sum, 0. */
export const countText = (count: number) => wholeText(count + 0);

/** `+50`, `−120`: a change of points. */
export const signedText = (count: number) => `${count > 0 ? '+' : '−'}${countText(Math.abs(count))}`;
