import { useApolloClient } from '@apollo/client/react';
import { Button } from '@chakra-ui/react';
import { personNoteSchema } from '#domain/notes/note.schema.ts';
import { SchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextareaField } from '../../../components/fields/textarea-field.tsx';
import { useSchemaForm } from '../../../components/fields/use-schema-form.ts';
import { useKeyedWrite } from '../../../session/write-key.ts';
import { ADD_NOTE } from './person-notes.query.ts';

type NoteFormProps = { userId: string; onAdded: () => void };

export const NoteForm = ({ userId, onAdded }: NoteFormProps) => {
  const client = useApolloClient();
  const keyedWrite = useKeyedWrite();
  const schemaForm = useSchemaForm({
    schema: personNoteSchema,
    defaultValues: { text: '' },
    save: async ({ text }, form) => {
      const input = { userId, text };
      await keyedWrite((context) => client.mutate({ mutation: ADD_NOTE, variables: { input }, context }));
      form.reset();
      onAdded();
    },
    failureText: 'No pudimos guardar la nota. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Agregar una nota">
      <TextareaField
        label="Nota"
        hint="La ve el equipo. La persona la recibe si pide sus datos."
        required
        rows={3}
        {...fieldProps('text')}
      />
      <Button type="submit" alignSelf="start" aria-busy={isBusy} aria-disabled={isBusy}>
        {isBusy ? 'Guardando...' : 'Agregar nota'}
      </Button>
    </SchemaForm>
  );
};
