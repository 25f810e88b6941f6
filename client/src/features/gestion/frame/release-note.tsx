import { useQuery } from '@apollo/client/react';
import { chakra } from '@chakra-ui/react';
import { graphql } from '../../../gql/index.ts';
import { useStaffAccess } from './staff-access.tsx';

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
export const ReleaseNote = () => {
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
