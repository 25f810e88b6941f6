import { dayAfter } from '#domain/dates/dates.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { courseTypes } from '../../../components/records/enums.ts';
import { graphql } from '../../../gql/index.ts';
import { idParam, nameParam } from '../lists/params.ts';

export const STAFF_COURSES = graphql(`
  query StaffCourses(
    $search: String
    $from: LocalDate
    $to: LocalDate
    $courseType: CourseType
    $isActive: Boolean
    $instructorId: ID
    $isFull: Boolean
    $hasWaiting: Boolean
    $after: String
  ) {
    me {
      ...Roles
    }
    adminCourses(
      search: $search
      from: $from
      to: $to
      courseType: $courseType
      isActive: $isActive
      instructorId: $instructorId
      isFull: $isFull
      hasWaiting: $hasWaiting
      first: 20
      after: $after
    ) {
      nodes {
        id
        ...StaffCourseRow_course
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
  }
`);

/** Search params of the filters. */
export const courseParams = {
  period: 'cuando',
  courseType: 'tipo',
  state: 'estado',
  instructorId: 'instructor',
  seats: 'lugares',
} as const;

/** Without one: the courses to come. */
export const periods = { pasados: { label: 'Pasados' }, todos: { label: 'Todos' } };

export const states = {
  activo: { label: 'Activos', isActive: true },
  inactivo: { label: 'Inactivos', isActive: false },
};

/** By seats and waiting list. */
export const seats = {
  completos: { label: 'Completos', isFull: true, hasWaiting: null },
  libres: { label: 'Con lugares', isFull: false, hasWaiting: null },
  espera: { label: 'Con lista de espera', isFull: null, hasWaiting: true },
};

export const readCourseFilters = (params: URLSearchParams) => ({
  period: nameParam(params, courseParams.period, periods),
  courseType: nameParam(params, courseParams.courseType, courseTypes),
  state: nameParam(params, courseParams.state, states),
  instructorId: idParam(params, courseParams.instructorId),
  seats: nameParam(params, courseParams.seats, seats),
});

export const courseVariables = (params: URLSearchParams, today: string) => {
  const { search, after } = readListParams(params);
  const { period, courseType, state, instructorId, seats: bySeats } = readCourseFilters(params);
  return {
    search: search || null,
    from: period === null ? today : null,
    to: period === 'pasados' ? dayAfter(today, -1) : null,
    courseType,
    isActive: state && states[state].isActive,
    instructorId,
    isFull: bySeats && seats[bySeats].isFull,
    hasWaiting: bySeats && seats[bySeats].hasWaiting,
    after,
  };
};

/** The filters of the export. */
export const exportFilters = (params: URLSearchParams, today: string) => {
  const { after: _after, courseType, ...filters } = courseVariables(params, today);
  return { ...filters, courseType: courseType && courseTypes[courseType].value };
};
