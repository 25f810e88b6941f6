import { paths } from '../../paths.ts';
import { useAccount } from '../queries/use-staff.ts';

const links = [
  { to: paths.dashboard, label: 'Inicio' },
  { to: paths.courses, label: 'Cursos' },
  { to: paths.history, label: 'Historial' },
  { to: paths.profile, label: 'Perfil' },
];

const staffLinks = [...links, { to: paths.gestion, label: 'Gestión' }];

const instructorLinks = [...links, { to: paths.gestionTeaching, label: 'Mis clases' }];

const armourerLinks = [...links, { to: paths.gestionFirearms, label: 'Armas' }];

export const useMemberLinks = () => {
  const me = useAccount();
  if (me?.role === 'ADMIN' || me?.staffRole === 'DESK') return staffLinks;
  if (me?.staffRole === 'ARMOURER') return armourerLinks;
  return me?.staffRole === 'INSTRUCTOR' ? instructorLinks : links;
};
