import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const AdminUsersPage = () => (
  <PageShell>
    <PageHeading title="Usuarios">Usuarios</PageHeading>
  </PageShell>
);
