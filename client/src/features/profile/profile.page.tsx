import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const ProfilePage = () => (
  <PageShell>
    <PageHeading title="Mi Perfil">Mi Perfil</PageHeading>
  </PageShell>
);
