import { SimpleGrid } from '@chakra-ui/react';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useMemberQuery } from '../../components/queries/use-member-query.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { AccountActions } from './account-actions.tsx';
import { AdditionalDataCard } from './additional-data-card.tsx';
import { PersonalInfoCard } from './personal-info-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { PROFILE } from './profile.query.ts';

export const Component = () => {
  const query = useMemberQuery(PROFILE);
  const { data } = query;

  return (
    <>
      <PageHeading
        title="Mi Perfil"
        eyebrow="Tus datos"
        actions={data && <AccountActions user={data.me} sendsMessages={data.health.sendsMessages} />}
        description="Así figuras en los registros de la academia."
      >
        Mi Perfil
      </PageHeading>
      <RefreshNote query={query} />
      {data ? (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '5', md: '6' }}>
          <PersonalInfoCard user={data.me} />
          <AdditionalDataCard user={data.me} />
        </SimpleGrid>
      ) : (
        <ProfileSkeleton />
      )}
    </>
  );
};
