import type { TypedDocumentNode } from '@apollo/client';
import { useMutation } from '@apollo/client/react';
import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { noteSchema } from '#domain/notes/note.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { ListFrame, type List } from '../../../components/lists/list-frame.tsx';
import { useListSearchParams } from '../../../components/lists/use-list-search-params.ts';
import { useAdminQuery } from '../../../components/queries/use-admin-query.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';

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

type Note = { id: string; text: string; author: string; createdAt: string };

type NotesAbout = 'person' | 'class';

type NotesQuery = TypedDocumentNode<{ notes: List<Note> }, { id: string; after: string | null }>;

const notesQueries: Record<NotesAbout, NotesQuery> = { person: PERSON_NOTES, class: CLASS_NOTES };

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

const noteMutations: Record<NotesAbout, NoteMutations> = {
  person: { add: ADD_PERSON_NOTE, remove: REMOVE_PERSON_NOTE },
  class: { add: ADD_CLASS_NOTE, remove: REMOVE_CLASS_NOTE },
};

type NotesProps = { about: NotesAbout; id: string };

/** What staff has written about a person or a class, newest first. */
export const Notes = ({ about, id }: NotesProps) => {
  const [sendRemoval] = useMutation(noteMutations[about].remove);
  const listParams = useListSearchParams();
  const query = useAdminQuery(notesQueries[about], {
    variables: { id, after: listParams.after },
    failureText: 'No pudimos cargar las notas',
  });
  const [removed, setRemoved] = useState<Note | null>(null);
  const { attempt, isBusy } = useWrite('No pudimos borrar la nota. Vuelve a intentar.');
  const reload = () => void query.refetch().catch(() => undefined);

  const remove = async ({ id: noteId }: Note) => {
    const result = await attempt((context) => sendRemoval({ variables: { id: noteId }, context }));
    if (!result?.data?.removed) return;
    setRemoved(null);
    notify.success('Nota borrada');
    reload();
  };

  return (
    <Stack gap="6">
      <NoteForm about={about} id={id} onAdded={reload} />
      <ListFrame
        noun={{ one: 'nota', many: 'notas', isFeminine: true }}
        listParams={listParams}
        query={query}
        list={(query.data ?? query.previousData)?.notes}
      >
        {({ nodes, isStale }) => (
          <Stack as="ul" listStyleType="none" gap="3" opacity={isStale ? 0.6 : 1} aria-label="Notas">
            {nodes.map((note) => (
              <Box as="li" key={note.id} layerStyle="document" px="4" py="3">
                <Text whiteSpace="pre-line" overflowWrap="anywhere">
                  {note.text}
                </Text>
                <Flex mt="2" gap="3" justify="space-between" align="center" wrap="wrap">
                  <SmallText>
                    {note.author}, {shortDateText(note.createdAt)}
                  </SmallText>
                  <Button variant="ghost" size="sm" onClick={() => setRemoved(note)}>
                    Borrar…
                  </Button>
                </Flex>
              </Box>
            ))}
          </Stack>
        )}
      </ListFrame>
      <ConfirmDialog
        title="Borrar la nota"
        action="Borrar"
        isOpen={removed !== null}
        isBusy={isBusy}
        onClose={() => setRemoved(null)}
        onConfirm={() => removed && void remove(removed)}
      >
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {removed?.text}
        </Text>
      </ConfirmDialog>
    </Stack>
  );
};

const HINTS: Record<NotesAbout, string> = {
  person: 'La ve el equipo. La persona la recibe si pide sus datos.',
  class:
    'La ven el equipo y quien da la clase. En una clase personalizada, el estudiante la recibe si pide sus datos.',
};

type NoteFormProps = { about: NotesAbout; id: string; onAdded: () => void };

const NoteForm = ({ about, id, onAdded }: NoteFormProps) => {
  const [add] = useMutation(noteMutations[about].add);
  const keyedWrite = useKeyedWrite();
  const schemaForm = useSchemaForm({
    schema: noteSchema,
    defaultValues: { text: '' },
    save: async ({ text }, form) => {
      const variables = { id, text };
      await keyedWrite((context) => add({ variables, context }));
      form.reset();
      onAdded();
    },
    failureText: 'No pudimos guardar la nota. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Agregar una nota">
      <TextareaField label="Nota" hint={HINTS[about]} required rows={3} {...fieldProps('text')} />
      <SubmitButton action="Agregar nota" alignSelf="start" isBusy={isBusy} />
    </SchemaForm>
  );
};
