import { useNavigate } from 'react-router-dom';
import { PASSWORD_LENGTH } from '#domain/academy.ts';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { paths } from '../../paths.ts';
import { CredentialsForm } from './credentials-form.tsx';
import type { Credentials } from './credentials.ts';

/** Email and password. The account is created when the profile is complete. */
export const SignUpForm = () => {
  const navigate = useNavigate();

  const continueSignUp = async (credentials: Credentials) => {
    await import('./profile-setup.page.tsx');
    notify.info(messages.signUpContinues);
    await navigate(paths.profileSetup, { state: credentials });
  };

  return (
    <CredentialsForm
      save={continueSignUp}
      failureText={messages.signUpFailed}
      emailAutoComplete="email"
      passwordAutoComplete="new-password"
      hint={`Al menos ${PASSWORD_LENGTH.min} caracteres`}
      button="Crear Cuenta"
    />
  );
};
