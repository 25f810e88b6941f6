import { Text } from '@chakra-ui/react';
import { generatePath, useNavigate } from 'react-router-dom';
import { createPersonSchema } from '#domain/users/staff.schema.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import type { FoundPerson } from '../filters/person-combobox.tsx';

type NewPersonFormProps = {
  /** What was searched for. */
  name?: string;
  onClose: () => void;
  /** Instead of opening the page of the person. */
  onAdded?: ((person: FoundPerson) => void) | undefined;
};

export const NewPersonDialog = ({ isOpen, ...form }: NewPersonFormProps & { isOpen: boolean }) => (
  <DetailDialog title="Nueva persona" isOpen={isOpen} onClose={form.onClose}>
    {isOpen && <NewPersonForm {...form} />}
  </DetailDialog>
);

const CREATE_PERSON = graphql(`
  mutation CreatePerson($input: CreatePersonInput!) {
    createPerson(input: $input) {
      ...PersonName
      documentNumber
    }
  }
`);

const namesIn = (searched: string) => {
  const [firstName = '', ...lastNames] = /^[\p{L}\s'’-]+$/u.test(searched) ? searched.split(/\s+/) : [];
  return { firstName, lastName: lastNames.join(' ') };
};

/** A name and one way to reach the person. */
const NewPersonForm = ({ name = '', onClose, onAdded }: NewPersonFormProps) => {
  const send = useFormWrite();
  const navigate = useNavigate();
  const schemaForm = useSchemaForm({
    schema: createPersonSchema,
    defaultValues: { ...namesIn(name), phone: '', email: '' },
    prepare: ({ lastName, email, ...values }) => ({
      ...values,
      lastName: lastName.trim() || null,
      email: email.trim() || null,
    }),
    save: async (input) => {
      const data = await send(CREATE_PERSON, input);
      if (!data?.createPerson) return;
      onClose();
      notify.success('Persona agregada');
      if (onAdded) return onAdded(data.createPerson);
      await navigate(generatePath(paths.gestionPerson, { id: data.createPerson.id }));
    },
    failureText: 'No pudimos agregar a la persona. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Nueva persona">
      <Text color="fg.muted">
        Alcanza con el nombre y un teléfono o un email. El resto lo completa la persona con su enlace, que
        haces en su ficha.
      </Text>
      <TextField label="Nombre" required {...fieldProps('firstName')} />
      <TextField label="Apellido" {...fieldProps('lastName')} />
      <TextField label="Teléfono" type="tel" {...fieldProps('phone')} />
      <TextField label="Email" type="email" {...fieldProps('email')} />
      <FormActions action="Agregar persona" isBusy={isBusy} busyText="Agregando..." onBack={onClose} />
    </SchemaForm>
  );
};
