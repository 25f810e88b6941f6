import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const AuthPage = () => (
  <PageShell>
    <PageHeading title="AuthPage">AuthPage</PageHeading>
  </PageShell>
);
