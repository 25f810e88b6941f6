import { academyToday } from '../../../components/records/date-text.ts';
import { courseTypes, enrolmentStatuses, licenceStates } from '../../../components/records/enums.ts';
import { readListParams } from '../../../components/queries/list-params.ts';
import { graphql } from '../../../gql/index.ts';
import { cancellationReasons } from '../enrolments/enrolment-label.ts';
import { dayParam, idParam, nameParam, inboxParams } from '../lists/params.ts';

export const INBOX = graphql(`
  query Inbox($filter: EnrolmentFilter, $after: String) {
    me {
      ...Roles
    }
    enrolments(filter: $filter, first: 20, after: $after) {
      nodes {
        id
        ...InboxRow_enrolment
      }
      pageInfo {
        hasNextPage
        endCursor
      }
      totalCount
      totalCountIsExact
    }
    paidLate: enrolments(filter: { paidAfterRelease: true }, first: 1) {
      totalCount
    }
  }
`);

/** Counts again after an action, without changing the rows under the pointer. */
export const INBOX_COUNT = graphql(`
  query InboxCount($filter: EnrolmentFilter) {
    enrolments(filter: $filter, first: 1) {
      totalCount
      totalCountIsExact
    }
  }
`);

/** All enrolments of a filter, to choose them. */
export const INBOX_CHOICE = graphql(`
  query InboxChoice($filter: EnrolmentFilter, $after: String) {
    enrolments(filter: $filter, first: 100, after: $after) {
      nodes {
        id
        status
        startsAt
        completableFrom
        course {
          id
          name
        }
        user {
          ...PersonName
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`);

export const attendances = { UNATTENDED: { label: 'Sin registrar' } } as const;

export const payments = { LATE: { label: 'Después de liberado' } } as const;

export const readInboxFilters = (params: URLSearchParams) => ({
  status: nameParam(params, inboxParams.status, enrolmentStatuses),
  courseType: nameParam(params, inboxParams.courseType, courseTypes),
  licence: nameParam(params, inboxParams.licence, licenceStates),
  from: dayParam(params, inboxParams.from),
  to: dayParam(params, inboxParams.to),
  courseId: idParam(params, inboxParams.courseId),
  instructorId: idParam(params, inboxParams.instructorId),
  cancellationReason: nameParam(params, inboxParams.cancellationReason, cancellationReasons),
  attendance: nameParam(params, inboxParams.attendance, attendances),
  payment: nameParam(params, inboxParams.payment, payments),
});

export const isUnattended = (params: URLSearchParams) => readInboxFilters(params).attendance !== null;

export const inboxVariables = (params: URLSearchParams) => {
  const { search, after } = readListParams(params);
  const { attendance, payment, ...filters } = readInboxFilters(params);
  const paidLate = payment && { paidAfterRelease: true };
  // With days, the list is in order of the classes: oldest first.
  const unattended = attendance && { unattended: true, to: filters.to ?? academyToday() };
  return { filter: { ...filters, ...unattended, ...paidLate, search: search || null }, after };
};

/** The filters of the export. */
export const exportFilters = (params: URLSearchParams) => {
  const { attendance, payment, ...filters } = readInboxFilters(params);
  const { status, courseType, licence, cancellationReason } = filters;
  return {
    search: readListParams(params).search,
    ...filters,
    status: status && enrolmentStatuses[status].value,
    courseType: courseType && courseTypes[courseType].value,
    licence: licence && licenceStates[licence].value,
    cancellationReason: cancellationReason && cancellationReasons[cancellationReason].value,
    unattended: attendance && true,
    paidAfterRelease: payment && true,
  };
};
