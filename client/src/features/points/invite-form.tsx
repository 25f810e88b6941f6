import { referralSchema } from '#domain/points/points.schema.ts';
import { notify } from '../../components/feedback/notify.ts';
import { TextField } from '../../components/fields/text-field.tsx';
import { SchemaForm, SubmitButton, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';
import { useFormWrite } from '../../components/queries/use-write.ts';

const INVITE = graphql(`
  mutation CreateReferral($input: CreateReferralInput!) {
    createReferral(input: $input) {
      id
    }
  }
`);

export const InviteForm = ({ onInvited }: { onInvited: () => Promise<unknown> }) => {
  const send = useFormWrite();
  const schemaForm = useSchemaForm({
    schema: referralSchema,
    defaultValues: { referredEmail: '' },
    save: async (input, { reset }) => {
      await send(INVITE, input);
      notify.success('Invitación registrada');
      reset();
      await onInvited().catch(() => undefined);
    },
    failureText: 'No pudimos registrar la invitación',
  });
  const { fieldProps, isBusy } = schemaForm;
  return (
    <SchemaForm of={schemaForm} label="Invitar a alguien" gap="4">
      <TextField
        label="Email de tu amigo o amiga"
        type="email"
        autoComplete="off"
        required
        {...fieldProps('referredEmail')}
      />
      <SubmitButton action="Invitar" variant="outline" isBusy={isBusy} busyText="Invitando..." />
    </SchemaForm>
  );
};
