import type { FragmentType } from '@apollo/client';
import { Text } from '@chakra-ui/react';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { useFragmentData } from '../../components/queries/use-fragment-data.ts';
import { graphql } from '../../gql/index.ts';
import { userName } from '#domain/users/user-name.ts';

const USER = graphql(`
  fragment EditUserDialog_user on User {
    id
    firstName
    lastName
    email
  }
`);

type EditUserDialogProps = { user: FragmentType<typeof USER>; isOpen: boolean; onClose: () => void };

export const EditUserDialog = ({ user: userRef, isOpen, onClose }: EditUserDialogProps) => {
  const user = useFragmentData(USER, userRef);
  return (
    <DetailDialog title={`Editar a ${userName(user)}`} isOpen={isOpen} onClose={onClose}>
      <Text>Esta funcionalidad está en desarrollo.</Text>
    </DetailDialog>
  );
};
