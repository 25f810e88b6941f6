import { Button, Stack } from '@chakra-ui/react';
import { credentialsSchema } from '#domain/auth/auth.schema.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';
import { useSchemaForm } from '../../components/fields/use-schema-form.ts';
import type { Credentials } from './credentials.ts';

type CredentialsFormProps = {
  save: (credentials: Credentials) => Promise<void>;
  failureText: string;
  emailAutoComplete: 'username' | 'email';
  passwordAutoComplete: 'current-password' | 'new-password';
  hint?: string;
  button: string;
  busyButton?: string;
};

/** Email and password, for sign-in and sign-up. */
export const CredentialsForm = ({ save, failureText, button, ...props }: CredentialsFormProps) => {
  const { form, submit, error, isBusy } = useSchemaForm({
    schema: credentialsSchema,
    defaultValues: { email: '', password: '' },
    save,
    failureText,
  });
  const { errors } = form.formState;

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          label="Email"
          type="email"
          autoComplete={props.emailAutoComplete}
          inputMode="email"
          required
          error={errors.email?.message}
          {...form.register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete={props.passwordAutoComplete}
          hint={props.hint}
          error={errors.password?.message}
          {...form.register('password')}
        />
        <Notice tone="error">{error}</Notice>
        <Button type="submit" size="lg" width="full" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? (props.busyButton ?? button) : button}
        </Button>
      </Stack>
    </form>
  );
};
