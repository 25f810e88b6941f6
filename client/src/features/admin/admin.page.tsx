import { Badge, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { errorCode } from '../../session/api-error.ts';
import { useMemberQuery } from '../../components/data/use-member-query.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { PageShell } from '../../components/layout/page-shell.tsx';
import { graphql } from '../../gql/index.ts';
import { AdminLinks } from './admin-links.tsx';
import { AdminSkeleton } from './admin-skeleton.tsx';
import { RecentActivity } from './recent-activity.tsx';
import { StatsCards } from './stats-cards.tsx';

const ADMIN = graphql(`
  query Admin {
    adminStats {
      ...StatsCards_stats
    }
  }
`);

const REFUSALS = ['UNAUTHENTICATED', 'FORBIDDEN'];

const isRefusal = (error: unknown) => REFUSALS.includes(errorCode(error) ?? '');

export const AdminPage = () => {
  const { data, error } = useMemberQuery(ADMIN, { isAdminPage: true });
  const hasOnlyStatsFailed = error !== undefined && !isRefusal(error);

  useEffect(() => {
    if (hasOnlyStatsFailed) console.error('The figures of the academy could not be loaded:', error.message);
  }, [hasOnlyStatsFailed, error]);

  return (
    <PageShell>
      <PageHeading title="Admin Panel" eyebrow={<Badge colorPalette="accent">Administrador</Badge>}>
        Admin Panel
      </PageHeading>
      {data || hasOnlyStatsFailed ? (
        <Stack gap={{ base: '10', md: '12' }}>
          <StatsCards stats={data?.adminStats ?? null} />
          <AdminLinks />
          <RecentActivity />
        </Stack>
      ) : (
        <AdminSkeleton />
      )}
    </PageShell>
  );
};
