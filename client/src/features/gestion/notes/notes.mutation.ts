import type { TypedDocumentNode } from '@apollo/client';
import { graphql } from '../../../gql/index.ts';
import type { NotesAbout } from './notes.query.ts';

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

type NoteMutations = {
  add: TypedDocumentNode<object, { id: string; text: string }>;
  remove: TypedDocumentNode<{ removed?: object | null }, { id: string }>;
};

export const noteMutations: Record<NotesAbout, NoteMutations> = {
  person: { add: ADD_PERSON_NOTE, remove: REMOVE_PERSON_NOTE },
  class: { add: ADD_CLASS_NOTE, remove: REMOVE_CLASS_NOTE },
};
