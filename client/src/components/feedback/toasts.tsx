import { Box, Portal } from '@chakra-ui/react';
import { Toast, Toaster as ChakraToaster } from '@chakra-ui/react/toast';
import { CloseIcon, InfoIcon, SuccessIcon, WarningIcon } from '../icons.tsx';
import { toaster } from './toast-store.ts';

export { dropNews, showToast } from './toast-store.ts';

const icons: Record<string, typeof InfoIcon> = {
  success: SuccessIcon,
  error: WarningIcon,
};

/** Above the bars of Gestión; over a dialog, which covers the bar, in the free strip below it. */
const edge = {
  insetInline: { mdDown: '4' },
  '--toasts-bottom': { base: '0.5rem', md: '1rem' },
  'body:has([data-bottom-bar]):not(:has([role=dialog][data-state=open])) &': {
    '--toasts-bottom': {
      base: 'calc(4.5rem + env(safe-area-inset-bottom, 0px) + var(--selection-bar, 0px))',
      lg: 'calc(1.25rem + var(--selection-bar, 0px))',
    },
  },
};

export const Toasts = () => (
  <Portal>
    <ChakraToaster toaster={toaster} css={edge} aria-label="Avisos" _print={{ display: 'none !important' }}>
      {(toast) => {
        const Icon = icons[toast.type ?? 'info'] ?? InfoIcon;
        return (
          <Toast.Root width={{ md: 'sm' }}>
            <Icon boxSize="5" flexShrink="0" color="var(--toast-mark)" />
            <Box flex="1" minW="0">
              <Toast.Title>{toast.title}</Toast.Title>
            </Box>
            <Toast.CloseTrigger aria-label="Cerrar aviso">
              <CloseIcon boxSize="4" />
            </Toast.CloseTrigger>
          </Toast.Root>
        );
      }}
    </ChakraToaster>
  </Portal>
);
