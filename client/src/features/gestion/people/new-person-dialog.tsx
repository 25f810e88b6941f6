import { lazy, Suspense } from 'react';
import { Opening } from '../../../components/feedback/opening.tsx';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import type { NewPersonFormProps } from './new-person-form.tsx';

const NewPersonForm = lazy(async () => ({ default: (await import('./new-person-form.tsx')).NewPersonForm }));

export const NewPersonDialog = ({ isOpen, ...form }: NewPersonFormProps & { isOpen: boolean }) => (
  <DetailDialog title="Nueva persona" isOpen={isOpen} onClose={form.onClose}>
    <Suspense fallback={<Opening />}>{isOpen && <NewPersonForm {...form} />}</Suspense>
  </DetailDialog>
);
