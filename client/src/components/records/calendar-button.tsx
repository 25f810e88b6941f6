import { lazy } from 'react';
import type { CalendarKind } from '../../gql/graphql.ts';
import { CalendarIcon } from '../icons.tsx';
import { DialogButton } from './detail-dialog.tsx';

const CalendarDialog = lazy(async () => ({
  default: (await import('../dialogs/calendar-dialog.tsx')).CalendarDialog,
}));

/** Opens the link by which calendar programs read classes. */
export const CalendarButton = ({ kind }: { kind: CalendarKind }) => (
  <DialogButton
    title="En tu calendario"
    content={(close) => <CalendarDialog kind={kind} onClose={close} />}
    _print={{ display: 'none' }}
  >
    <CalendarIcon />
    Calendario…
  </DialogButton>
);
