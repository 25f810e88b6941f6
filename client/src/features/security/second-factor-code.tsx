import { useMutation } from '@apollo/client/react';
import { secondFactorCodeSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { CodeField } from '../../components/fields/text-field.tsx';
import { FormActions, SchemaForm, useSchemaForm } from '../../components/fields/schema-form.tsx';
import { graphql } from '../../gql/index.ts';

const VERIFY = graphql(`
  mutation VerifySecondFactor($input: SecondFactorCodeInput!) {
    verifySecondFactor(input: $input) {
      detail
    }
  }
`);

const END = graphql(`
  mutation EndSecondFactor($input: SecondFactorCodeInput!) {
    endSecondFactor(input: $input) {
      detail
    }
  }
`);

const PURPOSES = {
  verify: { action: 'Confirmar', done: messages.secondFactorConfirmed, color: undefined },
  end: { action: 'Desactivar', done: messages.secondFactorEnded, color: 'red' },
} as const;

type SecondFactorCodeProps = {
  purpose: keyof typeof PURPOSES;
  onDone: () => Promise<unknown>;
  onClose: () => void;
};

/** Asks for a code and submits it. */
export const SecondFactorCode = ({ purpose, onDone, onClose }: SecondFactorCodeProps) => {
  const [verify] = useMutation(VERIFY);
  const [end] = useMutation(END);
  const { action, done, color } = PURPOSES[purpose];
  const schemaForm = useSchemaForm({
    schema: secondFactorCodeSchema,
    defaultValues: { code: '' },
    save: async (input) => {
      await (purpose === 'verify' ? verify : end)({ variables: { input } });
      notify.success(done);
      onClose();
      await onDone();
    },
    failureText: 'No pudimos comprobar el código',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label={action}>
      <CodeField {...fieldProps('code')} />
      <FormActions action={action} isBusy={isBusy} busyText="Comprobando..." color={color} onBack={onClose} />
    </SchemaForm>
  );
};
