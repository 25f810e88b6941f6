import { paths } from '../../paths.ts';
import { useIsAdmin } from '../queries/use-is-admin.ts';

const links = [
  { to: paths.dashboard, label: 'Inicio' },
  { to: paths.courses, label: 'Cursos' },
  { to: paths.history, label: 'Historial' },
  { to: paths.profile, label: 'Perfil' },
];

const staffLinks = [...links, { to: paths.gestion, label: 'Gestión' }];

export const useMemberLinks = () => (useIsAdmin() ? staffLinks : links);
