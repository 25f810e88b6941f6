import { Notice } from '../../components/feedback/notice.tsx';
import { CredentialsForm } from './credentials-form.tsx';
import { useSignIn } from './use-sign-in.ts';

export const SignInForm = () => {
  const { signIn, fault, isBusy } = useSignIn();
  return (
    <CredentialsForm
      onValid={signIn}
      emailAutoComplete="username"
      passwordAutoComplete="current-password"
      button={isBusy ? 'Ingresando...' : 'Iniciar Sesión'}
      isBusy={isBusy}
    >
      <Notice tone="error">{fault}</Notice>
    </CredentialsForm>
  );
};
