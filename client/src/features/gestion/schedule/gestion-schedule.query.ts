import { graphql } from '../../../gql/index.ts';

export const SCHEDULE = graphql(`
  query StaffSchedule {
    me {
      id
      role
      staffRole
    }
    schedule {
      ...Schedule_parts @unmask
    }
    courses(limit: 500) {
      id
      name
      location
      courseType
      isActive
    }
  }

  fragment Schedule_parts on Schedule {
    policy
    weeklyHours {
      weekday
      from
      to
    }
    exceptions {
      id
      day
      isOpen
      span {
        from
        to
      }
      reason
    }
    lanes {
      id
      name
      location
      isActive
      weapons
    }
    weaponCounts {
      weapon
      count
    }
    rules {
      noticeHours
      horizonDays
      bufferMinutes
      stepMinutes
    }
    revision
  }
`);

export const UPDATE_SCHEDULE = graphql(`
  mutation UpdateSchedule($input: UpdateScheduleInput!) {
    updateSchedule(input: $input) {
      revision
    }
  }
`);

export const ADD_EXCEPTION = graphql(`
  mutation AddHoursException($input: AddHoursExceptionInput!) {
    addHoursException(input: $input) {
      revision
    }
  }
`);

export const REMOVE_EXCEPTION = graphql(`
  mutation RemoveHoursException($input: RemoveHoursExceptionInput!) {
    removeHoursException(input: $input) {
      revision
    }
  }
`);

/** The classes around a closure, with whom to call. */
export const CLOSURE_CLASSES = graphql(`
  query ClosureClasses($from: LocalDate!, $to: LocalDate!) {
    agenda(from: $from, to: $to) {
      id
      startsAt
      endsAt
      pendingCount
      confirmedCount
      completedCount
      course {
        id
        name
        callOff {
          at
        }
      }
      enrolment {
        id
        status
        instructorName
        user {
          id
          firstName
          lastName
          email
          phone
        }
      }
    }
  }
`);
