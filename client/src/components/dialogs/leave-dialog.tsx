import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { DialogFrame } from './dialog-frame.tsx';

type LeaveDialogProps = { isOpen: boolean; onStay: () => void; onLeave: () => void };

export const LeaveDialog = ({ isOpen, onStay, onLeave }: LeaveDialogProps) => (
  <DialogFrame title="¿Salir sin guardar?" isOpen={isOpen} onClose={onStay}>
    <Stack gap="5">
      <Text>Los cambios de este formulario se pierden.</Text>
      <HStack gap="3" justify="end" wrap="wrap">
        <Button variant="outline" onClick={onStay}>
          Seguir editando
        </Button>
        <Button colorPalette="red" onClick={onLeave}>
          Salir sin guardar
        </Button>
      </HStack>
    </Stack>
  </DialogFrame>
);
