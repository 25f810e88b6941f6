import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const DashboardPage = () => (
  <PageShell>
    <PageHeading title="Inicio">Inicio</PageHeading>
  </PageShell>
);
