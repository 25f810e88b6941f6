import { academy } from '#domain/academy.ts';
import { classAddress } from '#domain/enrolments/class-address.ts';
import { paths } from '../../paths.ts';
import type { NextSteps } from '../feedback/failure.ts';

const OTHER_COURSES = { link: { label: 'Ver otros cursos', to: paths.courses } };

/** What a student does when a place is refused. `own`: the id of their class at that time, if it is known. */
export const nextSteps = (own?: string): NextSteps => ({
  LICENCE_REQUIRED: {
    detail: `La academia la registra: llévala o llama al ${academy.contact.phone}.`,
    link: { label: 'Ver mi CLU', to: paths.profile },
  },
  PROFILE_INCOMPLETE: { link: { label: 'Completar mi perfil', to: paths.profileSetup } },
  COURSE_FULL: { detail: 'Puedes esperar un lugar o elegir otra fecha.', ...OTHER_COURSES },
  COURSE_INACTIVE: OTHER_COURSES,
  COURSE_IN_PAST: OTHER_COURSES,
  COURSE_CALLED_OFF: OTHER_COURSES,
  ALREADY_ENROLLED: { link: { label: 'Ver mis clases', to: paths.history } },
  ALREADY_BOOKED: { link: { label: 'Ver esa clase', to: own ? classAddress(own) : paths.history } },
});
