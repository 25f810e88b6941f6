import { Button, Stack } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { credentialsSchema } from '#domain/auth/auth.schema.ts';
import { firstError } from '../../app/first-error.ts';
import { FormFault } from '../../components/form-fault.tsx';
import { notify } from '../../components/notify.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import { useSignIn } from './use-sign-in.ts';

const ORDER = Object.keys(credentialsSchema.entries);

export const SignInForm = () => {
  const { signIn, fault, isBusy } = useSignIn();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors } = formState;

  const submit = handleSubmit(signIn, (faulty) => {
    const text = firstError(faulty, ORDER);
    if (text) notify.error(text);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          label="Email"
          type="email"
          autoComplete="username"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="current-password"
          error={errors.password?.message}
          {...register('password')}
        />
        <FormFault>{fault}</FormFault>
        <Button type="submit" size="lg" width="full" aria-busy={isBusy} aria-disabled={isBusy}>
          {isBusy ? 'Ingresando...' : 'Iniciar Sesión'}
        </Button>
      </Stack>
    </form>
  );
};
