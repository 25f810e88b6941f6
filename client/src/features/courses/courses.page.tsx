import { PageHeading } from '../../components/page-heading.tsx';
import { PageShell } from '../../components/page-shell.tsx';

export const CoursesPage = () => (
  <PageShell>
    <PageHeading title="Cursos">Cursos</PageHeading>
  </PageShell>
);
