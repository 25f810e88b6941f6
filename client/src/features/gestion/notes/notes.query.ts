import type { TypedDocumentNode } from '@apollo/client';
import type { List } from '../../../components/lists/list-frame.tsx';
import { graphql } from '../../../gql/index.ts';

const PERSON_NOTES = graphql(`
  query PersonNotes($id: ID!, $after: String) {
    notes: personNotes(userId: $id, first: 20, after: $after) {
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

const CLASS_NOTES = graphql(`
  query ClassNotes($id: ID!, $after: String) {
    notes: classNotes(classId: $id, first: 20, after: $after) {
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

export type Note = { id: string; text: string; author: string; createdAt: string };

export type NotesAbout = 'person' | 'class';

type NotesQuery = TypedDocumentNode<{ notes: List<Note> }, { id: string; after: string | null }>;

export const notesQueries: Record<NotesAbout, NotesQuery> = { person: PERSON_NOTES, class: CLASS_NOTES };
