import {
  Badge,
  Box,
  Card,
  Heading,
  HStack,
  SimpleGrid,
  Skeleton,
  SkeletonCircle,
  Stack,
  VisuallyHidden,
} from '@chakra-ui/react';
import { useEffect } from 'react';
import { countText } from '#domain/texts/numbers.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { CertificateIcon, CoursesIcon, PointsIcon, UsersIcon } from '../../components/icons.tsx';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { useAdminQuery } from '../../components/queries/use-admin-query.ts';
import type { StatsCards_StatsFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';
import { AdminLinks } from './admin-links.tsx';
import { ADMIN } from './admin.query.ts';
import { StatCard } from './stat-card.tsx';

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

graphql(`
  fragment StatsCards_stats on AdminStats {
    totalUsers
    activeUsers
    totalCourses
    activeCourses
    totalPoints
  }
`);

const active = (count: number) => `${countText(count)} ${count === 1 ? 'activo' : 'activos'}`;

const StatsCards = ({ stats }: { stats: StatsCards_StatsFragment | null }) => (
  <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap={{ base: '4', md: '5' }}>
    <StatCard
      label="Total Usuarios"
      Icon={UsersIcon}
      value={stats?.totalUsers ?? null}
      note={stats ? active(stats.activeUsers) : undefined}
    />
    <StatCard
      label="Total Cursos"
      Icon={CoursesIcon}
      value={stats?.totalCourses ?? null}
      note={stats ? active(stats.activeCourses) : undefined}
    />
    <StatCard label="Inscripciones" Icon={CertificateIcon} value={0} />
    <StatCard label="Puntos Totales" Icon={PointsIcon} value={stats?.totalPoints ?? null} />
  </SimpleGrid>
);

const count = (length: number) => Array.from({ length }, (_, index) => index);

const AdminSkeleton = () => (
  <Stack gap={{ base: '10', md: '12' }} role="status" aria-busy>
    <VisuallyHidden>Cargando el panel...</VisuallyHidden>
    <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap={{ base: '4', md: '5' }} aria-hidden>
      {count(4).map((card) => (
        <Card.Root key={card} layerStyle="document">
          <Card.Body gap="3" p="6">
            <Skeleton h="4" w="28" />
            <Skeleton h="9" w="20" />
            <Skeleton h="4" w="16" />
          </Card.Body>
        </Card.Root>
      ))}
    </SimpleGrid>
    <SimpleGrid columns={{ base: 1, md: 2 }} gap={{ base: '4', md: '5' }} aria-hidden>
      {count(4).map((card) => (
        <Card.Root key={card} layerStyle="document">
          <HStack gap="5" p="6">
            <SkeletonCircle size="8" />
            <Stack flex="1">
              <Skeleton h="5" w="50%" />
              <Skeleton h="4" w="75%" />
            </Stack>
          </HStack>
        </Card.Root>
      ))}
    </SimpleGrid>
  </Stack>
);
