import { dayAfter } from '#domain/dates.ts';
import { readListParams } from '../../../components/lists/list-params.ts';
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
    $after: String
  ) {
    me {
      id
      role
      staffRole
    }
    adminCourses(
      search: $search
      from: $from
      to: $to
      courseType: $courseType
      isActive: $isActive
      instructorId: $instructorId
      first: 20
      after: $after
    ) {
      nodes {
        id
        ...StaffCourseRow_course @unmask
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
} as const;

/** Without one: the courses to come. */
export const periods = { pasados: { label: 'Pasados' }, todos: { label: 'Todos' } };

export const states = {
  activo: { label: 'Activos', isActive: true },
  inactivo: { label: 'Inactivos', isActive: false },
};

export const readCourseFilters = (params: URLSearchParams) => ({
  period: nameParam(params, courseParams.period, periods),
  courseType: nameParam(params, courseParams.courseType, courseTypes),
  state: nameParam(params, courseParams.state, states),
  instructorId: idParam(params, courseParams.instructorId),
});

export const courseVariables = (params: URLSearchParams, today: string) => {
  const { search, after } = readListParams(params);
  const { period, courseType, state, instructorId } = readCourseFilters(params);
  return {
    search: search || null,
    from: period === null ? today : null,
    to: period === 'pasados' ? dayAfter(today, -1) : null,
    courseType,
    isActive: state && states[state].isActive,
    instructorId,
    after,
  };
};

/** The filters as REST parameters. */
export const exportFilters = (params: URLSearchParams, today: string) => {
  const { search, from, to, courseType, isActive, instructorId } = courseVariables(params, today);
  return {
    search,
    from,
    to,
    course_type: courseType && courseTypes[courseType].value,
    is_active: isActive === null ? null : String(isActive),
    instructor_id: instructorId,
  };
};
