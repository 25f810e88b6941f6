export const WEEKDAYS = [
  { weekday: 1, name: 'Lunes', short: 'Lun' },
  { weekday: 2, name: 'Martes', short: 'Mar' },
  { weekday: 3, name: 'Miércoles', short: 'Mié' },
  { weekday: 4, name: 'Jueves', short: 'Jue' },
  { weekday: 5, name: 'Viernes', short: 'Vie' },
  { weekday: 6, name: 'Sábado', short: 'Sáb' },
  { weekday: 7, name: 'Domingo', short: 'Dom' },
] as const;

type ClockSpan = { from: string; to: string };

/** `09:00 a 13:00` */
export const spanText = ({ from, to }: ClockSpan) => `${from} a ${to}`;

/** `09:00 a 13:00 y 14:00 a 20:00` */
export const spansText = (spans: readonly ClockSpan[]) =>
  new Intl.ListFormat('es', { type: 'conjunction' }).format(spans.map(spanText));
