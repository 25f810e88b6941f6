const format = (month: 'short' | 'long') =>
  new Intl.DateTimeFormat('es-ES', { month, year: 'numeric', timeZone: 'UTC' });

/** `noviembre de 2026` */
export const longMonthText = (month: string) => format('long').format(new Date(`${month}-01`));

/** `nov 2026` */
export const monthText = (month: string) => format('short').format(new Date(`${month}-01`));
