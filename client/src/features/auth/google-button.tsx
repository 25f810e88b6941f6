import { Button } from '@chakra-ui/react';
import { GoogleIcon } from '../../components/icons/google-icon.tsx';
import { useGoogleSignIn } from './use-google-sign-in.ts';

export const GoogleButton = () => {
  const { leaveForGoogle, isBusy } = useGoogleSignIn();
  return (
    <Button
      variant="outline"
      size="lg"
      width="full"
      onClick={leaveForGoogle}
      aria-busy={isBusy}
      aria-disabled={isBusy}
    >
      <GoogleIcon />
      Continuar con Google
    </Button>
  );
};
