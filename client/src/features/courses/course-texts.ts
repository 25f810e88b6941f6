import type { CluPolicy } from '../../gql/graphql.ts';

const HOUR = 60;

/** `2 h`, `1 h 30 min`, `45 min` */
export const durationText = (minutes: number) => {
  const hours = Math.floor(minutes / HOUR);
  const rest = minutes % HOUR;
  return [hours > 0 ? `${hours} h` : '', rest > 0 ? `${rest} min` : ''].filter(Boolean).join(' ');
};

const LICENCE_TEXTS: Record<CluPolicy, string | null> = {
  OFF: null,
  WARN: 'Trae tu credencial vigente',
  REQUIRE: 'Debes tenerla vigente el día de la clase',
};

/** The licence requirement of the course. */
export const licenceText = (policy: CluPolicy) => LICENCE_TEXTS[policy];
