import { Box, Button } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { ForStaff } from '../frame/staff-access.tsx';

const ReleaseForm = lazy(async () => ({ default: (await import('./release-form.tsx')).ReleaseForm }));

type ReleasePlacesProps = { userId: string };

/** Releases the places of a student who leaves, after a look at what they are. */
export const ReleasePlacesButton = ({ userId }: ReleasePlacesProps) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <ForStaff may="Mutation.releasePlaces">
      <Button size="sm" variant="outline" onClick={() => setIsOpen(true)}>
        Liberar sus lugares…
      </Button>
      <DetailDialog title="Liberar sus lugares" isOpen={isOpen} onClose={close}>
        <Suspense>
          {isOpen && <ReleaseForm userId={userId} reason="" onReleased={close} onBack={close} />}
        </Suspense>
      </DetailDialog>
    </ForStaff>
  );
};

/** The places that a deactivated student still holds. */
export const HeldPlaces = ({ userId }: ReleasePlacesProps) => (
  <ForStaff may="Mutation.releasePlaces">
    <Suspense>
      <Box maxW="44rem" mb="8" _empty={{ display: 'none' }}>
        <ReleaseForm
          userId={userId}
          reason="Cuenta desactivada"
          heading="Lugares que todavía tiene"
          onReleased={() => undefined}
        />
      </Box>
    </Suspense>
  </ForStaff>
);
