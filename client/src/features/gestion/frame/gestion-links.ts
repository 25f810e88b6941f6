import {
  CalendarIcon,
  CertificateIcon,
  ChartIcon,
  CoursesIcon,
  InstructorIcon,
  PointsIcon,
  UsersIcon,
} from '../../../components/icons.tsx';
import { useAccount, useUsesFirearms, useUsesMoney } from '../../../components/queries/use-staff.ts';
import { paths } from '../../../paths.ts';
import {
  ActivityIcon,
  ArmouryIcon,
  FirearmIcon,
  InboxIcon,
  MailIcon,
  ClockIcon,
  PlugIcon,
  RangeIcon,
  TillIcon,
  TodayIcon,
  WithdrawalIcon,
} from './icons.tsx';
import { useStaffAccess } from './staff-access.tsx';

/** The four most used links first. `key` follows `g` on the keyboard; `needs` is the operation that the screen reads. */
const dailyLinks = [
  { to: paths.gestion, label: 'Hoy', key: 'h', needs: 'Query.agenda', Icon: TodayIcon },
  { to: paths.gestionAgenda, label: 'Agenda', key: 'a', needs: 'Query.agenda', Icon: CalendarIcon },
  {
    to: paths.gestionEnrolments,
    label: 'Inscripciones',
    key: 'i',
    needs: 'Query.enrolments',
    Icon: InboxIcon,
  },
  { to: paths.gestionPeople, label: 'Personas', key: 'p', needs: 'Query.users', Icon: UsersIcon },
] as const;

const otherLinks = [
  { to: paths.gestionCourses, label: 'Cursos', key: 'c', needs: 'Query.adminCourses', Icon: CoursesIcon },
  {
    to: paths.gestionInstructors,
    label: 'Instructores',
    key: 't',
    needs: 'Query.instructors',
    Icon: InstructorIcon,
  },
  { to: paths.gestionSchedule, label: 'Horarios', key: 'd', needs: 'Query.schedule', Icon: ClockIcon },
  { to: paths.gestionArmoury, label: 'Armería', key: 'r', needs: 'Query.armoury', Icon: ArmouryIcon },
  { to: paths.gestionDay, label: 'Día', key: 'j', needs: 'Query.rangeDay', Icon: RangeIcon },
  { to: paths.gestionFirearms, label: 'Armas', key: 'b', needs: 'Query.firearms', Icon: FirearmIcon },
  { to: paths.gestionTill, label: 'Caja', key: 'k', needs: 'Query.moneyEntries', Icon: TillIcon },
  { to: paths.gestionPoints, label: 'Puntos', key: 'u', needs: 'Query.redemptions', Icon: PointsIcon },
  {
    to: paths.gestionCertificates,
    label: 'Certificados',
    key: 'f',
    needs: 'Query.certificates',
    Icon: CertificateIcon,
  },
  { to: paths.gestionReports, label: 'Informes', key: 'n', needs: 'Query.reports', Icon: ChartIcon },
  {
    to: paths.gestionClassReport,
    label: 'Asistencia',
    key: 's',
    needs: 'Query.classReport',
    /** Whoever may read the other reports finds it there. */
    unless: 'Query.reports',
    Icon: ChartIcon,
  },
  { to: paths.gestionActivity, label: 'Actividad', key: 'v', needs: 'Query.auditTrail', Icon: ActivityIcon },
  { to: paths.gestionMail, label: 'Correo', key: 'l', needs: 'Query.mailMessages', Icon: MailIcon },
  {
    to: paths.gestionWithdrawals,
    label: 'Arrepentimientos',
    key: 'o',
    needs: 'Query.withdrawals',
    Icon: WithdrawalIcon,
  },
  {
    to: paths.gestionIntegrations,
    label: 'Integraciones',
    key: 'e',
    needs: 'Query.webhookEndpoints',
    Icon: PlugIcon,
  },
] as const;

const teachingLinks = [
  {
    to: paths.gestionTeaching,
    label: 'Mis clases',
    key: 'm',
    needs: 'Query.myClasses',
    Icon: InstructorIcon,
  },
] as const;

/** Shown once the academy has entered a weapon. */
const OF_FIREARMS: readonly string[] = [paths.gestionDay, paths.gestionFirearms];

/** The links that the caller may open. */
export const useGestionLinks = () => {
  const may = useStaffAccess();
  const me = useAccount();
  const usesMoney = useUsesMoney();
  const usesFirearms = useUsesFirearms();
  const isInstructor = me?.staffRole === 'INSTRUCTOR';
  const daily = dailyLinks.filter(({ needs }) => may(needs));
  const isShown = (link: (typeof otherLinks)[number]) =>
    may(link.needs) &&
    !('unless' in link && may(link.unless)) &&
    (link.to !== paths.gestionTill || usesMoney) &&
    (!OF_FIREARMS.includes(link.to) || usesFirearms || me?.staffRole === 'ARMOURER');
  const other = otherLinks.filter(isShown);
  const teaching = isInstructor ? teachingLinks : [];
  return daily.length > 0
    ? { daily, other: [...other, ...teaching] }
    : { daily: [...other, ...teaching], other: [] };
};
