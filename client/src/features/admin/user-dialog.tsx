import { Badge } from '@chakra-ui/react';
import { shortDate } from '#domain/dates/date-text.ts';
import { emailText } from '#domain/users/no-email.ts';
import { userName } from '#domain/users/user-name.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { documentText } from '../../components/records/document-text.ts';
import { genders, roles } from '../../components/records/enums.ts';
import { FactList, type Fact } from '../../components/records/fact-list.tsx';
import type { UserDialog_UserFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

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

const NOT_GIVEN = 'No especificado';

const userFacts = (user: UserDialog_UserFragment): Fact[] => [
  { label: 'Nombre', value: userName(user) },
  { label: 'Email', value: emailText(user.email) },
  { label: 'Teléfono', value: user.phone || NOT_GIVEN },
  { label: 'Documento', value: documentText(user) },
  { label: 'Fecha de nacimiento', value: user.birthDate ? shortDate(user.birthDate) : NOT_GIVEN },
  { label: 'Género', value: user.gender ? genders[user.gender].label : NOT_GIVEN },
  { label: 'Dirección', value: user.address || NOT_GIVEN },
  { label: 'Ciudad', value: user.city || NOT_GIVEN },
  { label: 'Provincia', value: user.province || NOT_GIVEN },
  { label: 'Código postal', value: user.postalCode || NOT_GIVEN },
  { label: 'Rol', value: roles[user.role].label },
  { label: 'Fecha de registro', value: shortDateText(user.createdAt) },
  { label: 'Licencia CLU', value: user.clu || NOT_GIVEN },
  { label: 'Vencimiento CLU', value: user.cluExpiration ? shortDate(user.cluExpiration) : NOT_GIVEN },
];
