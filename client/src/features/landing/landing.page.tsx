import { chakra } from '@chakra-ui/react';
import { PageFooter } from '../../components/layout/page-footer.tsx';
import { VisitorBar } from '../../components/layout/visitor-bar.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureSection } from './feature-section.tsx';
import { Hero } from './hero.tsx';
import { CONTENT_ID } from '../../components/layout/skip-link.tsx';
import { SkipLink } from '../../components/layout/skip-link.tsx';

export const Component = () => (
  <>
    <SkipLink />
    <VisitorBar tone="ink" />
    <chakra.main id={CONTENT_ID} tabIndex={-1} flex="1" outline="none">
      <Hero />
      <FeatureSection />
      <ClosingCall />
    </chakra.main>
    <PageFooter />
  </>
);
