import { useMutation } from '@apollo/client/react';
import { Stack } from '@chakra-ui/react';
import { secondFactorCodeSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { FormActions } from '../../components/fields/form-actions.tsx';
import { CodeField } from '../../components/fields/code-field.tsx';
import { useSchemaForm } from '../../components/fields/use-schema-form.ts';
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
  verify: { action: 'Confirmar', done: messages.secondFactorConfirmed, color: 'brand' },
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
  const { form, submit, error, isBusy } = useSchemaForm({
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

  return (
    <form noValidate aria-label={action} onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Notice tone="error">{error}</Notice>
        <CodeField error={form.formState.errors.code?.message} {...form.register('code')} />
        <FormActions
          action={action}
          isBusy={isBusy}
          busyText="Comprobando..."
          color={color}
          onBack={onClose}
        />
      </Stack>
    </form>
  );
};
