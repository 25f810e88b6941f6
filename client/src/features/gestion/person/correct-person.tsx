import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import type { CorrectPerson_UserFragment } from '../../../gql/graphql.ts';
import { CorrectPersonForm } from './correct-person-form.tsx';

export const CorrectPerson = ({ user }: { user: CorrectPerson_UserFragment }) => {
  const [isOpen, setIsOpen] = useState(false);
  const close = () => setIsOpen(false);
  return (
    <>
      <Button variant="outline" size="sm" flexShrink="0" onClick={() => setIsOpen(true)}>
        Corregir datos…
      </Button>
      <DetailDialog title="Corregir datos" isOpen={isOpen} onClose={close}>
        {isOpen && <CorrectPersonForm user={user} onClose={close} />}
      </DetailDialog>
    </>
  );
};
