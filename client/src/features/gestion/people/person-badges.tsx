import { Badge, HStack } from '@chakra-ui/react';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { roles } from '../../../components/records/enums.ts';
import type { Role } from '../../../gql/graphql.ts';

type PersonBadgesProps = { user: { role: Role; isActive: boolean; documentNumber: string } };

/** Role and state of an account. */
export const PersonBadges = ({ user: { role, isActive, documentNumber } }: PersonBadgesProps) => (
  <HStack as="span" gap="1.5" wrap="wrap">
    {role === 'ADMIN' && <Badge colorPalette="accent">{roles.ADMIN.label}</Badge>}
    <Badge colorPalette={isActive ? 'green' : 'gray'}>{isActive ? 'Activa' : 'Desactivada'}</Badge>
    {isPendingDocument(documentNumber) && <Badge colorPalette="accent">Perfil pendiente</Badge>}
  </HStack>
);
