import { SimpleGrid } from '@chakra-ui/react';
import { CertificateIcon } from '../../components/icons/certificate-icon.tsx';
import { CoursesIcon } from '../../components/icons/courses-icon.tsx';
import { PointsIcon } from '../../components/icons/points-icon.tsx';
import { UsersIcon } from '../../components/icons/users-icon.tsx';
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

const active = (count: number) => `${count.toLocaleString('es-AR')} ${count === 1 ? 'activo' : 'activos'}`;

export const StatsCards = ({ stats }: { stats: StatsCards_StatsFragment | null }) => (
  <SimpleGrid columns={{ base: 1, sm: 2, lg: 4 }} gap={{ base: '4', md: '5' }}>
    <StatCard
      label="Total Usuarios"
      Mark={UsersIcon}
      value={stats?.totalUsers ?? null}
      note={stats ? active(stats.activeUsers) : undefined}
    />
    <StatCard
      label="Total Cursos"
      Mark={CoursesIcon}
      value={stats?.totalCourses ?? null}
      note={stats ? active(stats.activeCourses) : undefined}
    />
    <StatCard label="Inscripciones" Mark={CertificateIcon} value={0} />
    <StatCard label="Puntos Totales" Mark={PointsIcon} value={stats?.totalPoints ?? null} />
  </SimpleGrid>
);
