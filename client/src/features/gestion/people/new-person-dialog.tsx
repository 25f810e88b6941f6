import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { NewPersonForm, type NewPersonFormProps } from './new-person-form.tsx';

export const NewPersonDialog = ({ isOpen, ...form }: NewPersonFormProps & { isOpen: boolean }) => (
  <DetailDialog title="Nueva persona" isOpen={isOpen} onClose={form.onClose}>
    {isOpen && <NewPersonForm {...form} />}
  </DetailDialog>
);
