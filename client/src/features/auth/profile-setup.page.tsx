import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const ProfileSetupPage = () => (
  <PageShell>
    <PageHeading title="ProfileSetupPage">ProfileSetupPage</PageHeading>
  </PageShell>
);
