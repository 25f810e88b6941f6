import { Button, Stack } from '@chakra-ui/react';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#domain/academy.ts';
import { credentialsSchema } from '#domain/auth/auth.schema.ts';
import { messages } from '#domain/messages.ts';
import { firstError } from '../../app/first-error.ts';
import { paths } from '../../app/paths.ts';
import { notify } from '../../components/notify.ts';
import { PasswordField } from '../../components/password-field.tsx';
import { TextField } from '../../components/text-field.tsx';
import type { Registration } from './registration.ts';

const ORDER = Object.keys(credentialsSchema.entries);

/** Only email and password are asked for here; the account is made once the profile is complete. */
export const SignUpForm = () => {
  const navigate = useNavigate();
  const { register, handleSubmit, formState } = useForm({
    resolver: valibotResolver(credentialsSchema),
    defaultValues: { email: '', password: '' },
  });
  const { errors, isSubmitting } = formState;

  const goOn = async (registration: Registration) => {
    try {
      await import('./profile-setup.page.tsx');
      notify.info(messages.signUpContinues);
      await navigate(paths.profileSetup, { state: registration });
    } catch {
      notify.error(messages.signUpFailed);
    }
  };

  const submit = handleSubmit(goOn, (faulty) => {
    const text = firstError(faulty, ORDER);
    if (text) notify.error(text);
  });

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <TextField
          label="Email"
          type="email"
          autoComplete="email"
          inputMode="email"
          required
          error={errors.email?.message}
          {...register('email')}
        />
        <PasswordField
          label="Contraseña"
          autoComplete="new-password"
          hint={`Al menos ${PASSWORD_LENGTH.min} caracteres`}
          error={errors.password?.message}
          {...register('password')}
        />
        <Button type="submit" size="lg" width="full" aria-busy={isSubmitting} aria-disabled={isSubmitting}>
          Crear Cuenta
        </Button>
      </Stack>
    </form>
  );
};
