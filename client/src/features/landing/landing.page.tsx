import { chakra, SkipNavLink } from '@chakra-ui/react';
import { PageFooter } from '../../components/page-footer.tsx';
import { VisitorBar } from '../../components/visitor-bar.tsx';
import { ClosingCall } from './closing-call.tsx';
import { FeatureSection } from './feature-section.tsx';
import { Hero } from './hero.tsx';

const CONTENT_ID = 'contenido';

export const LandingPage = () => (
  <>
    <SkipNavLink href={`#${CONTENT_ID}`} zIndex="skipNav" color="fg">
      Saltar al contenido
    </SkipNavLink>
    <VisitorBar tone="ink" />
    <chakra.main id={CONTENT_ID} tabIndex={-1} flex="1" outline="none">
      <Hero />
      <FeatureSection />
      <ClosingCall />
    </chakra.main>
    <PageFooter />
  </>
);
