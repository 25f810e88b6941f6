import { Button, Skeleton } from '@chakra-ui/react';
import { lazy, Suspense, useState } from 'react';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';

const SharePassportForm = lazy(async () => ({
  default: (await import('./share-passport-form.tsx')).SharePassportForm,
}));

/** Opens the links by which the passport is shown to others. */
export const SharePassport = () => {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button variant="outline" onClick={() => setIsOpen(true)} _print={{ display: 'none' }}>
        Compartir…
      </Button>
      <DetailDialog title="Compartir mi pasaporte" isOpen={isOpen} onClose={() => setIsOpen(false)}>
        {isOpen && (
          <Suspense fallback={<Skeleton h="40" />}>
            <SharePassportForm />
          </Suspense>
        )}
      </DetailDialog>
    </>
  );
};
