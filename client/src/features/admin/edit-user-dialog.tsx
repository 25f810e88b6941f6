import { Text } from '@chakra-ui/react';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { graphql } from '../../gql/index.ts';
import type { EditUserDialog_UserFragment } from '../../gql/graphql.ts';
import { userName } from '#domain/users/user-name.ts';

graphql(`
  fragment EditUserDialog_user on User {
    ...PersonName
  }
`);

type EditUserDialogProps = { user: EditUserDialog_UserFragment; isOpen: boolean; onClose: () => void };

export const EditUserDialog = ({ user, isOpen, onClose }: EditUserDialogProps) => {
  return (
    <DetailDialog title={`Editar a ${userName(user)}`} isOpen={isOpen} onClose={onClose}>
      <Text>Esta funcionalidad está en desarrollo.</Text>
    </DetailDialog>
  );
};
