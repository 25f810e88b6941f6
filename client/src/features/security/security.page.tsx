import { Grid, SimpleGrid, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { RefreshNote } from '../../components/queries/refresh-note.tsx';
import { useMemberQuery } from '../../components/queries/use-member-query.ts';
import { PendingChanges } from './pending-changes.tsx';
import { PersonalDataCard } from './personal-data-card.tsx';
import { SecondFactorCard } from './second-factor-card.tsx';
import { SECURITY } from './security.query.ts';
import { SessionList } from './session-list.tsx';
import { TokenList } from './token-list.tsx';

const SecuritySkeleton = () => (
  <Stack role="status" aria-busy>
    <VisuallyHidden>Cargando la seguridad de tu cuenta...</VisuallyHidden>
    <SimpleGrid aria-hidden columns={{ base: 1, lg: 2 }} gap="8">
      <Skeleton h="72" />
      <Skeleton h="56" />
    </SimpleGrid>
  </Stack>
);

/** Credentials of the account, and its deletion. */
export const Component = () => {
  const query = useMemberQuery(SECURITY);
  const { data } = query;
  const reload = () => query.refetch().catch(() => undefined);

  return (
    <>
      <PageHeading
        title="Seguridad"
        eyebrow="Tu cuenta"
        description="Dónde entraste con tu cuenta, qué se pide para entrar, qué programas actúan por ti y qué guardamos de ti."
      >
        Seguridad
      </PageHeading>
      <RefreshNote query={query} />
      {data && <PendingChanges me={data.me} factor={data.mySecondFactor} onChanged={reload} />}
      {data ? (
        <Grid
          templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 24rem' }}
          gap={{ base: '10', lg: '12' }}
          alignItems="start"
        >
          <Stack gap="10">
            <SessionList sessions={data.mySessions} onChanged={reload} />
            <TokenList tokens={data.myAccessTokens} isAdmin={data.me.role === 'ADMIN'} onChanged={reload} />
          </Stack>
          <Stack gap="10">
            <SecondFactorCard factor={data.mySecondFactor} onChanged={reload} />
            <PersonalDataCard deletion={data.me.deletion} />
          </Stack>
        </Grid>
      ) : (
        <SecuritySkeleton />
      )}
    </>
  );
};
