import { Badge } from '@chakra-ui/react';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { FactList } from '../../components/records/fact-list.tsx';
import { roles } from '../../components/records/enums.ts';
import { graphql } from '../../gql/index.ts';
import type { UserDialog_UserFragment } from '../../gql/graphql.ts';
import { userFacts } from './user-facts.ts';
import { userName } from '#domain/users/user-name.ts';

graphql(`
  fragment UserDialog_user on User {
    ...PersonName
    phone
    documentType
    documentNumber
    birthDate
    gender
    address
    city
    province
    postalCode
    role
    createdAt
    clu
    cluExpiration
  }
`);

type UserDialogProps = { user: UserDialog_UserFragment; isOpen: boolean; onClose: () => void };

export const UserDialog = ({ user, isOpen, onClose }: UserDialogProps) => {
  return (
    <DetailDialog
      title={userName(user)}
      badge={<Badge colorPalette={user.role === 'ADMIN' ? 'accent' : 'gray'}>{roles[user.role].label}</Badge>}
      isOpen={isOpen}
      onClose={onClose}
    >
      <FactList facts={userFacts(user)} columns={2} />
    </DetailDialog>
  );
};
