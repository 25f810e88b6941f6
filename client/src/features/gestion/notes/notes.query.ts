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

const ADD_PERSON_NOTE = graphql(`
  mutation AddPersonNote($id: ID!, $text: String!) {
    added: addPersonNote(input: { userId: $id, text: $text }) {
      id
    }
  }
`);

const REMOVE_PERSON_NOTE = graphql(`
  mutation RemovePersonNote($id: ID!) {
    removed: removePersonNote(input: { id: $id }) {
      id
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

const ADD_CLASS_NOTE = graphql(`
  mutation AddClassNote($id: ID!, $text: String!) {
    added: addClassNote(input: { classId: $id, text: $text }) {
      id
    }
  }
`);

const REMOVE_CLASS_NOTE = graphql(`
  mutation RemoveClassNote($id: ID!) {
    removed: removeClassNote(input: { id: $id }) {
      id
    }
  }
`);

export type Note = { id: string; text: string; author: string; createdAt: string };

type Notes = {
  list: TypedDocumentNode<{ notes: List<Note> }, { id: string; after: string | null }>;
  add: TypedDocumentNode<object, { id: string; text: string }>;
  remove: TypedDocumentNode<{ removed?: object | null }, { id: string }>;
  hint: string;
};

export type NotesAbout = 'person' | 'class';

export const NOTES: Record<NotesAbout, Notes> = {
  person: {
    list: PERSON_NOTES,
    add: ADD_PERSON_NOTE,
    remove: REMOVE_PERSON_NOTE,
    hint: 'La ve el equipo. La persona la recibe si pide sus datos.',
  },
  class: {
    list: CLASS_NOTES,
    add: ADD_CLASS_NOTE,
    remove: REMOVE_CLASS_NOTE,
    hint: 'La ven el equipo y quien da la clase. En una clase personalizada, el estudiante la recibe si pide sus datos.',
  },
};
