import { graphql } from '../../../gql/index.ts';

export const PERSON_NOTES = graphql(`
  query PersonNotes($id: ID!, $after: String) {
    personNotes(userId: $id, first: 20, after: $after) {
      nodes {
        id
        text
        author
        createdAt
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

export const ADD_NOTE = graphql(`
  mutation AddPersonNote($input: AddPersonNoteInput!) {
    addPersonNote(input: $input) {
      id
    }
  }
`);

export const REMOVE_NOTE = graphql(`
  mutation RemovePersonNote($input: RemovePersonNoteInput!) {
    removePersonNote(input: $input) {
      id
    }
  }
`);
