import { Button } from '@chakra-ui/react';
import { GoogleIcon } from '../../components/icons.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

export const GoogleButton = () => {
  const { signInWithGoogle, isBusy } = useGoogleSignIn();
  return (
    <Button
      variant="outline"
      size="lg"
      width="full"
      onClick={signInWithGoogle}
      aria-busy={isBusy}
      aria-disabled={isBusy}
    >
      <GoogleIcon />
      Continuar con Google
    </Button>
  );
};
