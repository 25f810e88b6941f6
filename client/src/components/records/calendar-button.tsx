import { Button, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import type { CalendarKind } from '../../gql/graphql.ts';
import { CalendarIcon } from '../icons.tsx';
import { DetailDialog } from './detail-dialog.tsx';

const CalendarDialog = lazy(async () => ({
  default: (await import('../dialogs/calendar-dialog.tsx')).CalendarDialog,
}));

/** Opens the link by which calendar programs read classes. */
export const CalendarButton = ({ kind }: { kind: CalendarKind }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);

  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)} _print={{ display: 'none' }}>
        <CalendarIcon />
        Calendario…
      </Button>
      <DetailDialog title="En tu calendario" isOpen={isOpen} onClose={close}>
        {isOpen && (
          <Suspense fallback={<Skeleton h="40" />}>
            <CalendarDialog kind={kind} onClose={close} />
          </Suspense>
        )}
      </DetailDialog>
    </>
  );
};
