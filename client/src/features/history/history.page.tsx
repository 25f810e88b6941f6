import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const HistoryPage = () => (
  <PageShell>
    <PageHeading title="Mi Pasaporte Digital">Mi Pasaporte Digital</PageHeading>
  </PageShell>
);
