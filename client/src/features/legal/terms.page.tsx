import { TERMS } from '#domain/legal/legal.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { LegalSections } from './legal-sections.tsx';

export const Component = () => (
  <>
    <PageHeading
      title="Términos de uso"
      description="Cómo funcionan tu cuenta, las inscripciones y los puntos, y qué puedes esperar de la academia."
    >
      Términos de uso
    </PageHeading>
    <LegalSections sections={TERMS} />
  </>
);
