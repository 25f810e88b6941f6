import { chakra, Container } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Outlet } from 'react-router-dom';
import { CONTENT_ID } from '../components/layout/skip-link.tsx';
import { MemberBar } from '../components/layout/member-bar.tsx';
import { PageFooter } from '../components/layout/page-footer.tsx';
import { SkipLink } from '../components/layout/skip-link.tsx';
import { VisitorBar } from '../components/layout/visitor-bar.tsx';
import { dropReturnPath } from '../session/return-path.ts';
import { useSession } from '../session/session.ts';

/** Navigation bar (member or visitor), main region and footer. */
export const Component = () => {
  const { token } = useSession();

  useEffect(() => {
    if (token !== null) dropReturnPath();
  }, [token]);

  return (
    <>
      <SkipLink />
      {token === null ? <VisitorBar /> : <MemberBar />}
      <chakra.main
        id={CONTENT_ID}
        tabIndex={-1}
        flex="1"
        minH={{ base: 'calc(100dvh - 4.5rem)', _print: '0' }}
        outline="none"
      >
        <Container maxW="6xl" px={{ base: '4', md: '8' }} py={{ base: '8', md: '14' }}>
          <Outlet />
        </Container>
      </chakra.main>
      <PageFooter />
    </>
  );
};
