import { ownWeaponLabel } from '#domain/firearms/own-weapon.ts';
import { RANGE_ACTION_LABELS } from '#domain/firearms/range-report.ts';
import { countText } from '#domain/texts/numbers.ts';
import { enumTable } from '../../../components/records/enums.ts';
import type { DayAction, Mark } from './day-state.ts';

export const STATES = {
  EXPECTED: { label: 'Por llegar', colorPalette: 'gray' },
  ARRIVED: { label: 'Llegó', colorPalette: 'green' },
  ON_RANGE: { label: 'Con arma', colorPalette: 'accent' },
  RETURNED: { label: 'Devolvió', colorPalette: 'green' },
  DONE: { label: 'Completo', colorPalette: 'green' },
  ABSENT: { label: 'No vino', colorPalette: 'red' },
} as const;

/** What a report says, of whoever made it. */
export const rangeActions = enumTable(RANGE_ACTION_LABELS);

const MARKS: Record<Mark, string> = {
  arrive: 'Llegó',
  unmark: 'Deshacer que llegó',
  absent: 'No vino',
  complete: 'Completar',
  undo: 'Deshacer',
};

export const roundsText = ({ rounds, roundsLeft }: { rounds: number | null; roundsLeft: number | null }) =>
  [
    rounds !== null && `tiró ${countText(rounds)}`,
    roundsLeft !== null && `volvieron ${countText(roundsLeft)}`,
  ]
    .filter(Boolean)
    .join(' · ');

/** What was done, to whom. */
export const actionText = (action: DayAction) => {
  if (action.what === 'handOut') {
    const { make, serial } = action.firearm;
    const rounds = action.rounds > 0 ? ` · ${countText(action.rounds)} mun.` : '';
    return `Entregar ${make} ${serial} a ${action.name}${rounds}`;
  }
  if (action.what === 'takeBack') {
    const workshop = action.workshopReason ? ` · al taller: ${action.workshopReason}` : '';
    return `Recibir ${action.label} de ${action.name}: ${roundsText(action)}${workshop}`;
  }
  if (action.what === 'annul') {
    return `Anular la entrega de ${action.label} a ${action.name}: ${action.reason}`;
  }
  if (action.what === 'ownIn') return `Ingresó ${ownWeaponLabel(action.weapon)}, de ${action.name}`;
  if (action.what === 'ownOut') return `Salió ${action.label}, de ${action.name}`;
  return `${MARKS[action.what]}: ${action.name}`;
};
