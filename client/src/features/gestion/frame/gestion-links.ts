import {
  CalendarIcon,
  ChartIcon,
  CoursesIcon,
  InstructorIcon,
  PointsIcon,
  UsersIcon,
} from '../../../components/icons.tsx';
import { paths } from '../../../paths.ts';
import { ActivityIcon, ArmouryIcon, InboxIcon, PlugIcon, TodayIcon, WithdrawalIcon } from './icons.tsx';

/** The four most used links first. `key` follows `g` on the keyboard. */
export const dailyLinks = [
  { to: paths.gestion, label: 'Hoy', key: 'h', Icon: TodayIcon },
  { to: paths.gestionAgenda, label: 'Agenda', key: 'a', Icon: CalendarIcon },
  { to: paths.gestionEnrolments, label: 'Inscripciones', key: 'i', Icon: InboxIcon },
  { to: paths.gestionPeople, label: 'Personas', key: 'p', Icon: UsersIcon },
] as const;

export const otherLinks = [
  { to: paths.gestionCourses, label: 'Cursos', key: 'c', Icon: CoursesIcon },
  { to: paths.gestionInstructors, label: 'Instructores', key: 't', Icon: InstructorIcon },
  { to: paths.gestionArmoury, label: 'Armería', key: 'r', Icon: ArmouryIcon },
  { to: paths.gestionPoints, label: 'Puntos', key: 'u', Icon: PointsIcon },
  { to: paths.gestionReports, label: 'Informes', key: 'n', Icon: ChartIcon },
  { to: paths.gestionActivity, label: 'Actividad', key: 'v', Icon: ActivityIcon },
  { to: paths.gestionWithdrawals, label: 'Arrepentimientos', key: 'o', Icon: WithdrawalIcon },
  { to: paths.gestionIntegrations, label: 'Integraciones', key: 'e', Icon: PlugIcon },
] as const;

export const gestionLinks = [...dailyLinks, ...otherLinks];
