import { PRIVACY } from '#domain/legal/legal.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { LegalSections } from './legal-sections.tsx';

export const Component = () => (
  <>
    <PageHeading
      title="Privacidad"
      description="Qué guarda la aplicación sobre ti, quién puede verlo y cómo se corrige."
    >
      Privacidad
    </PageHeading>
    <LegalSections sections={PRIVACY} />
  </>
);
