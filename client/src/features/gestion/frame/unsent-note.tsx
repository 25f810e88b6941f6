import { Link } from '@chakra-ui/react';
import { useSyncExternalStore } from 'react';
import { Link as RouterLink, useLocation } from 'react-router-dom';
import { Notice } from '../../../components/feedback/notice.tsx';
import { paths } from '../../../paths.ts';
import { countUnsent, onReports, unsentText } from '../../../session/kept-day.ts';

/** Says on every screen of Gestión that something which was done at the range is on this phone alone. */
export const UnsentNote = () => {
  const count = useSyncExternalStore(onReports, countUnsent);
  const { pathname } = useLocation();
  if (count === 0 || pathname === paths.gestionDay) return null;
  return (
    <Notice tone="warning" role="status">
      {`${unsentText(count)} del día en este teléfono. `}
      <Link asChild>
        <RouterLink to={paths.gestionDay}>Ver en Día</RouterLink>
      </Link>
    </Notice>
  );
};
