import { Button, Stack } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import type * as v from 'valibot';
import { credentialsSchema } from '#domain/auth/auth.schema.ts';
import { toastFirstError } from '../../components/fields/toast-first-error.ts';
import { PasswordField } from '../../components/fields/password-field.tsx';
import { TextField } from '../../components/fields/text-field.tsx';

export type Credentials = v.InferOutput<typeof credentialsSchema>;

type CredentialsFormProps = {
  onValid: (credentials: Credentials) => Promise<void>;
  emailAutoComplete: 'username' | 'email';
  passwordAutoComplete: 'current-password' | 'new-password';
  hint?: string;
  button: string;
  /** When absent, busy while `onValid` runs. */
  isBusy?: boolean;
  /** Between the fields and the button. */
  children?: ReactNode;
};

const tellFirstError = toastFirstError(Object.keys(credentialsSchema.entries));

/** Email and password, for coming back and for coming the first time. */
export const CredentialsForm = (props: CredentialsFormProps) => {
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;
  const isBusy = props.isBusy ?? isSubmitting;
  const submit = handleSubmit(props.onValid, tellFirstError);

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
          {...register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete={props.passwordAutoComplete}
          hint={props.hint}
          error={errors.password?.message}
          {...register('password')}
        />
        {props.children}
        <Button type="submit" size="lg" width="full" aria-busy={isBusy} aria-disabled={isBusy}>
          {props.button}
        </Button>
      </Stack>
    </form>
  );
};
