import { SimpleGrid } from '@chakra-ui/react';
import { countText } from '#domain/texts/numbers.ts';
import { CertificateIcon, CoursesIcon, PointsIcon, UsersIcon } from '../../components/icons.tsx';
import { graphql } from '../../gql/index.ts';
import type { StatsCards_StatsFragment } from '../../gql/graphql.ts';
import { StatCard } from './stat-card.tsx';

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

export const StatsCards = ({ stats }: { stats: StatsCards_StatsFragment | null }) => (
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
