import { SimpleGrid } from '@chakra-ui/react';
import { useProtectedQuery } from '../../app/use-protected-query.ts';
import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';
import { graphql } from '../../gql/index.ts';
import { AdditionalDataCard } from './additional-data-card.tsx';
import { PersonalInfoCard } from './personal-info-card.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';

const PROFILE = graphql(`
  query Profile {
    me {
      id
      ...PersonalInfoCard_user
      ...AdditionalDataCard_user
    }
  }
`);

export const ProfilePage = () => {
  const { data } = useProtectedQuery(PROFILE);

  return (
    <PageShell>
      <PageHeading
        title="Mi Perfil"
        eyebrow="Tus datos"
        description="Así figuras en los registros de la academia."
      >
        Mi Perfil
      </PageHeading>
      {data ? (
        <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '5', md: '6' }} alignItems="start">
          <PersonalInfoCard user={data.me} />
          <AdditionalDataCard user={data.me} />
        </SimpleGrid>
      ) : (
        <ProfileSkeleton />
      )}
    </PageShell>
  );
};
