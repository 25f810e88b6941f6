import { Center, VisuallyHidden } from '@chakra-ui/react';
import { LogoMark } from './logo-mark.tsx';

/** Shown while code or session load. */
export const PageLoading = () => (
  <Center flex="1" minH="60dvh" role="status" aria-busy>
    <LogoMark boxSize="14" color="fg.muted" animation="pulse" animationDelay="200ms" />
    <VisuallyHidden>Cargando...</VisuallyHidden>
  </Center>
);
