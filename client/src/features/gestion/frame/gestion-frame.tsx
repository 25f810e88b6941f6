import { useQuery } from '@apollo/client/react';
import { chakra, Container, Flex } from '@chakra-ui/react';
import { useCallback, useState } from 'react';
import { Outlet } from 'react-router-dom';
import { MemberBar } from '../../../components/layout/member-bar.tsx';
import { CONTENT_ID, SkipLink } from '../../../components/layout/skip-link.tsx';
import { onDemand } from '../../../components/records/on-demand.tsx';
import { graphql } from '../../../gql/index.ts';
import { BottomBar } from './bottom-bar.tsx';
import { SideNavigation } from './side-navigation.tsx';
import { useStaffAccess } from './staff-access.tsx';
import { UnsentNote } from './unsent-note.tsx';
import { useShortcuts } from './use-shortcuts.ts';

const ShortcutsDialog = onDemand(async () => (await import('./shortcuts-dialog.tsx')).ShortcutsDialog);

/** The frame of all Gestión screens: bar, navigation and shortcuts. */
export const Component = () => {
  const [areShortcutsShown, setAreShortcutsShown] = useState(false);
  const showShortcuts = useCallback(() => setAreShortcutsShown(true), []);
  useShortcuts(showShortcuts);

  return (
    <>
      <SkipLink />
      <MemberBar isWide />
      <Flex flex="1" align="stretch">
        <SideNavigation onShowShortcuts={showShortcuts} />
        <chakra.main id={CONTENT_ID} tabIndex={-1} flex="1" minW="0" outline="none">
          <Container
            maxW="7xl"
            px={{ base: '4', md: '8' }}
            pt={{ base: '3', md: '5' }}
            pb={{ base: '28', lg: '14' }}
            _print={{ p: '0' }}
          >
            <UnsentNote />
            <Outlet />
            <ReleaseNote />
          </Container>
        </chakra.main>
      </Flex>
      <BottomBar />
      <ShortcutsDialog isOpen={areShortcutsShown} onClose={() => setAreShortcutsShown(false)} />
    </>
  );
};

const RELEASE = graphql(`
  query Release {
    release {
      version
      commit
    }
  }
`);

const COMMIT_LETTERS = 7;

/** Version and commit, for support. */
const ReleaseNote = () => {
  const { data } = useQuery(RELEASE, { skip: !useStaffAccess()('Query.release') });
  if (!data) return null;
  const { version, commit } = data.release;
  const name = commit === 'unknown' ? version : `${version} (${commit.slice(0, COMMIT_LETTERS)})`;
  return (
    <chakra.footer mt="10" textStyle="xs" color="fg.muted" _print={{ display: 'none' }}>
      Versión {name}
    </chakra.footer>
  );
};
