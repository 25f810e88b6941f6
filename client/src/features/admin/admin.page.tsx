import { Badge, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { AdminLinks } from './admin-links.tsx';
import { AdminSkeleton } from './admin-skeleton.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatsCards } from './stats-cards.tsx';
import { useAdminQuery } from '../../components/queries/use-admin-query.ts';
import { ADMIN } from './admin.query.ts';

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
