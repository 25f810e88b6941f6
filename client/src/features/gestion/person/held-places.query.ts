import { graphql } from '../../../gql/index.ts';

export const HELD_PLACES = graphql(`
  query HeldPlaces($userId: ID!) {
    heldPlaces(userId: $userId) {
      enrolments {
        id
        startsAt
        course {
          id
          name
        }
      }
      waiting {
        id
        position
        course {
          id
          name
          scheduledDate
        }
      }
    }
  }
`);

export const RELEASE_PLACES = graphql(`
  mutation ReleasePlaces($input: ReleasePlacesInput!) {
    releasePlaces(input: $input) {
      id
      enrolment {
        id
        status
      }
      error {
        message
      }
    }
  }
`);
