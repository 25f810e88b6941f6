import { licenceOn, type Licence } from '#domain/users/licence.ts';
import { academyToday } from '../../../components/records/date-text.ts';
import { Badge, HStack } from '@chakra-ui/react';
import { isPendingDocument } from '#domain/users/pending-document.ts';
import { enumName, licenceStates, roles, staffRoles } from '../../../components/records/enums.ts';
import type { Role, StaffRole } from '../../../gql/graphql.ts';

type PersonBadgesProps = {
  user: { role: Role; staffRole: StaffRole | null; isActive: boolean; documentNumber: string };
  /** Shows that an account is active only without another badge, and not on a phone. */
  isBrief?: boolean;
};

/** Role and state of an account. */
export const PersonBadges = ({ user, isBrief = false }: PersonBadgesProps) => {
  const { role, staffRole, isActive } = user;
  const isPending = isPendingDocument(user.documentNumber);
  const roleLabel = role === 'ADMIN' ? roles.ADMIN.label : staffRole && staffRoles[staffRole].label;
  const isActiveShown = !isBrief || (!roleLabel && !isPending);
  return (
    <HStack as="span" gap="1.5" wrap="wrap">
      {roleLabel && <Badge colorPalette="accent">{roleLabel}</Badge>}
      {isActive && isActiveShown && (
        <Badge colorPalette="green" hideBelow={isBrief ? 'lg' : undefined}>
          Activa
        </Badge>
      )}
      {!isActive && <Badge colorPalette="gray">Desactivada</Badge>}
      {isPending && <Badge colorPalette="accent">Perfil pendiente</Badge>}
    </HStack>
  );
};

/** The state of a licence today. For a class its day counts. */
export const licenceToday = (licence: Licence) => enumName(licenceStates, licenceOn(academyToday(), licence));
