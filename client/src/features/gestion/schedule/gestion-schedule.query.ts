import { graphql } from '../../../gql/index.ts';

export const SCHEDULE = graphql(`
  query StaffSchedule {
    me {
      ...Roles
    }
    schedule {
      ...Schedule_parts
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
      deadlineHours
    }
    revision
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
          ...PersonName
          phone
        }
      }
    }
  }
`);
