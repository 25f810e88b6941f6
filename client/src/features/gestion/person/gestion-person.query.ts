import { graphql } from '../../../gql/index.ts';

export const PERSON = graphql(`
  query Person($id: ID!) {
    me {
      ...Roles
    }
    mayCreatePasswordReset(userId: $id)
    health {
      sendsMail
    }
    user(id: $id) {
      ...PersonName
      points
      ...PersonHead_user
      ...DeletionNote_user
      ...PersonFacts_user
      ...StaffUserForm_user
      ...CorrectPerson_user
      ...PendingEmail_user
    }
  }
`);

export const PERSON_ENROLMENTS = graphql(`
  query PersonEnrolments($id: ID!, $after: String) {
    enrolments(filter: { userId: $id }, first: 20, after: $after) {
      nodes {
        id
        ...PersonEnrolment_enrolment
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

export const PERSON_POINTS = graphql(`
  query PersonPoints($id: ID!, $after: String) {
    userTransactions(userId: $id, first: 20, after: $after) {
      nodes {
        id
        type
        points
        description
        createdAt
        code
        handedOutAt
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

export const PERSON_ACCESS = graphql(`
  query PersonAccess($id: ID!) {
    userSessions(userId: $id) {
      id
      device
      via
      signedInAt
      lastUsedAt
      isCurrent
    }
    userAccessTokens(userId: $id) {
      id
      name
      scopes
      expiresAt
      lastUsedAt
    }
    userSecondFactor(userId: $id) {
      isActive
      lossEffectiveAt
    }
    userCalendarLinks(userId: $id) {
      kind
      createdAt
      lastUsedAt
    }
  }
`);

export const PERSON_ACTIVITY = graphql(`
  query PersonActivity($id: ID!, $after: String) {
    auditTrail(filter: { subjectId: $id }, first: 20, after: $after) {
      nodes {
        ...PersonActivity_entry
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
