import { useMutation } from '@apollo/client/react';
import { Text } from '@chakra-ui/react';
import { ownPasswordSchema } from '#domain/auth/auth.schema.ts';
import { notify } from '../../components/feedback/notify.ts';
import { OwnPasswordField } from '../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';

const REQUEST = graphql(`
  mutation RequestDeletion($input: RequestDeletionInput!) {
    requestDeletion(input: $input) {
      id
      deletion {
        state
        requestedAt
        settledAt
        reason
      }
    }
  }
`);

/** Requests the deletion of the account, with the password. */
export const DeletionForm = ({ onClose }: { onClose: () => void }) => {
  const [request] = useMutation(REQUEST);
  const schemaForm = useSchemaForm({
    schema: ownPasswordSchema,
    defaultValues: { currentPassword: '' },
    save: async (input) => {
      await request({ variables: { input } });
      notify.success('Pedido enviado');
      onClose();
    },
    failureText: 'No pudimos enviar el pedido. Vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Pedir que borren mis datos">
      <Text>
        La academia revisa tu pedido. Cuando lo apruebe, borramos tus datos personales y ya no podrás entrar.
        Tus clases y tus puntos quedan registrados, sin tu nombre. No se puede deshacer.
      </Text>
      <Text color="fg.muted">Mientras tengas inscripciones activas no se puede aprobar.</Text>
      <OwnPasswordField {...fieldProps('currentPassword')} />
      <FormActions
        action="Enviar el pedido"
        isBusy={isBusy}
        busyText="Enviando..."
        color="red"
        onBack={onClose}
      />
    </SchemaForm>
  );
};
