import { paths } from '../../paths.ts';

export const memberLinks = [
  { to: paths.dashboard, label: 'Inicio' },
  { to: paths.courses, label: 'Cursos' },
  { to: paths.history, label: 'Historial' },
  { to: paths.profile, label: 'Perfil' },
] as const;
