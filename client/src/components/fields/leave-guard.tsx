import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useCallback } from 'react';
import { useBeforeUnload, useBlocker } from 'react-router-dom';
import { DetailDialog } from '../records/detail-dialog.tsx';

/** Asks before a page is left whose form has changes. One for each page: the router knows one blocker. */
export const LeaveGuard = ({ isDirty }: { isDirty: boolean }) => {
  // What the app itself does, after saving or at the end of a session, replaces the address.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      isDirty && historyAction !== 'REPLACE' && currentLocation.pathname !== nextLocation.pathname,
  );
  useBeforeUnload(
    useCallback(
      (event) => {
        if (isDirty) event.preventDefault();
      },
      [isDirty],
    ),
  );
  const stay = () => blocker.reset?.();

  return (
    <DetailDialog title="¿Salir sin guardar?" isOpen={blocker.state === 'blocked'} onClose={stay}>
      <Stack gap="5">
        <Text>Los cambios de este formulario se pierden.</Text>
        <HStack gap="3" justify="end" wrap="wrap">
          <Button variant="outline" onClick={stay}>
            Seguir editando
          </Button>
          <Button colorPalette="red" onClick={() => blocker.proceed?.()}>
            Salir sin guardar
          </Button>
        </HStack>
      </Stack>
    </DetailDialog>
  );
};
