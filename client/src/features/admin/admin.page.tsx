import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const AdminPage = () => (
  <PageShell>
    <PageHeading title="Admin Panel">Admin Panel</PageHeading>
  </PageShell>
);
