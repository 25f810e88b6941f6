import { useMutation } from '@apollo/client/react';

import { noteSchema } from '#domain/notes/note.schema.ts';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/text-field.tsx';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { noteMutations } from './notes.mutation.ts';
import type { NotesAbout } from './notes.query.ts';

const HINTS: Record<NotesAbout, string> = {
  person: 'La ve el equipo. La persona la recibe si pide sus datos.',
  class:
    'La ven el equipo y quien da la clase. En una clase personalizada, el estudiante la recibe si pide sus datos.',
};

type NoteFormProps = { about: NotesAbout; id: string; onAdded: () => void };

export const NoteForm = ({ about, id, onAdded }: NoteFormProps) => {
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
