import { Box, Portal } from '@chakra-ui/react';
import { Toast, Toaster as ChakraToaster } from '@chakra-ui/react/toast';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { toastRecipe } from '../../theme/toast-recipe.ts';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { toaster } from './toast-store.ts';
import { useFreePosition } from './use-free-position.ts';

export { dropNews, dropToast, showToast } from './toast-store.ts';

const icons: Record<string, typeof InfoIcon> = {
  success: SuccessIcon,
  error: WarningIcon,
};

export const Toasts = () => {
  const [frame, setFrame] = useState<HTMLDivElement | null>(null);
  useFreePosition(frame);
  return (
    <Portal>
      {/* Open dialogs hide all other elements from assistive technology, except announcers. */}
      <div ref={setFrame} data-live-announcer="">
        <ChakraToaster toaster={toaster} aria-label="Avisos" _print={{ display: 'none !important' }}>
          {(toast) => {
            const Icon = icons[toast.type ?? 'info'] ?? InfoIcon;
            return (
              <Toast.Root recipe={toastRecipe} width={{ base: 'calc(100vw - 1rem)', md: 'sm' }}>
                <Icon boxSize="5" flexShrink="0" color="var(--toast-mark)" />
                <Box flex="1" minW="0">
                  <Toast.Title>{toast.title}</Toast.Title>
                  <Toast.Description>{toast.description}</Toast.Description>
                  {toast.meta?.link && (
                    <Toast.ActionTrigger asChild>
                      <Link to={toast.meta.link.to}>{toast.meta.link.label}</Link>
                    </Toast.ActionTrigger>
                  )}
                </Box>
                {toast.action ? <Toast.ActionTrigger>{toast.action.label}</Toast.ActionTrigger> : null}
                <Toast.CloseTrigger aria-label="Cerrar aviso">
                  <CloseIcon boxSize="4" />
                </Toast.CloseTrigger>
              </Toast.Root>
            );
          }}
        </ChakraToaster>
      </div>
    </Portal>
  );
};
