import { Button } from '@chakra-ui/react';
import { GoogleIcon } from '../icons.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

/** `returnTo`: the page after the sign-in. */
export const GoogleButton = ({ returnTo }: { returnTo?: string }) => {
  const { signInWithGoogle, isBusy } = useGoogleSignIn(returnTo);
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
