import { chakra, Container } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { readToken } from '../../session/token.ts';
import { MemberBar } from './member-bar.tsx';
import { PageFooter } from './page-footer.tsx';
import { VisitorBar } from './visitor-bar.tsx';
import { CONTENT_ID } from './content-id.ts';
import { SkipLink } from './skip-link.tsx';

/** Bar, main region and footer around a page: the member's bar with a session, else the visitor's. */
export const PageShell = ({ children }: { children: ReactNode }) => (
  <>
    <SkipLink />
    {readToken() ? <MemberBar /> : <VisitorBar />}
    <chakra.main
      id={CONTENT_ID}
      tabIndex={-1}
      flex="1"
      minH={{ base: 'calc(100dvh - 4.5rem)', _print: '0' }}
      outline="none"
    >
      <Container maxW="6xl" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }}>
        {children}
      </Container>
    </chakra.main>
    <PageFooter />
  </>
);
