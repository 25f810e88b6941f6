import { Box } from '@chakra-ui/react';
import { lazy, Suspense } from 'react';
import { DialogButton } from '../../../components/records/detail-dialog.tsx';
import { ForStaff } from '../frame/staff-access.tsx';

const ReleaseForm = lazy(async () => ({ default: (await import('./release-form.tsx')).ReleaseForm }));

type ReleasePlacesProps = { userId: string };

/** Releases the places of a student who leaves, after a look at what they are. */
export const ReleasePlacesButton = ({ userId }: ReleasePlacesProps) => (
  <ForStaff may="Mutation.releasePlaces">
    <DialogButton
      size="sm"
      title="Liberar sus lugares"
      content={(close) => <ReleaseForm userId={userId} reason="" onReleased={close} onBack={close} />}
    >
      Liberar sus lugares…
    </DialogButton>
  </ForStaff>
);

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
