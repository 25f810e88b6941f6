const format = new Intl.DateTimeFormat('es-ES', { month: 'short', year: 'numeric', timeZone: 'UTC' });

/** `nov 2026` */
export const monthText = (month: string) => format.format(new Date(`${month}-01`));
