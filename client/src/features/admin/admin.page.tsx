import { Badge, Box, Heading, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { useAdminQuery } from '../../components/queries/use-admin-query.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { AdminLinks } from './admin-links.tsx';
import { AdminSkeleton } from './admin-skeleton.tsx';
import { StatsCards } from './stats-cards.tsx';
import { ADMIN } from './admin.query.ts';

const RecentActivity = () => (
  <Stack as="section" aria-labelledby="recent-activity" gap="5">
    <Heading as="h2" id="recent-activity" textStyle="3xl">
      Actividad Reciente
    </Heading>
    <Box bg="bg.panel" borderRadius="l3">
      <EmptyNote>Todavía no hay actividad para mostrar</EmptyNote>
    </Box>
  </Stack>
);

export const Component = () => {
  const { data, error, hasFailed } = useAdminQuery(ADMIN);

  useEffect(() => {
    if (hasFailed) console.error('The figures of the academy could not be loaded:', error?.message);
  }, [hasFailed, error]);

  return (
    <>
      <PageHeading title="Admin Panel" eyebrow={<Badge colorPalette="accent">Administrador</Badge>}>
        Admin Panel
      </PageHeading>
      {data || hasFailed ? (
        <Stack gap={{ base: '10', md: '12' }}>
          <StatsCards stats={data?.adminStats ?? null} />
          <AdminLinks />
          <RecentActivity />
        </Stack>
      ) : (
        <AdminSkeleton />
      )}
    </>
  );
};
