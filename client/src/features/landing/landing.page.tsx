import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const LandingPage = () => (
  <PageShell>
    <PageHeading title="LandingPage">LandingPage</PageHeading>
  </PageShell>
);
