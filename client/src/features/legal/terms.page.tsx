import { TERMS } from '#domain/legal.ts';
import { PageHeading } from '../../components/layout/page-heading.tsx';
import { LegalSections } from './legal-sections.tsx';

export const Component = () => (
  <>
    <PageHeading title="Términos de uso">Términos de uso</PageHeading>
    <LegalSections sections={TERMS} />
  </>
);
