import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { notify } from '../../components/feedback/notify.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { graphql } from '../../gql/index.ts';

const REVOKE = graphql(`
  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      detail
    }
  }
`);

type RevokeDialogProps = {
  token: { id: string; name: string };
  onRevoked: () => Promise<unknown>;
  onClose: () => void;
};

export const RevokeDialog = ({ token, onRevoked, onClose }: RevokeDialogProps) => {
  const { write, isBusy } = useWrite('No pudimos revocar el token. Vuelve a intentar.');

  const confirm = async () => {
    const data = await write(REVOKE, { id: token.id });
    if (!data) return;
    notify.success(messages.tokenRevoked);
    onClose();
    await onRevoked();
  };

  return (
    <Stack gap="5">
      <Text overflowWrap="anywhere">
        El programa que usa «{token.name}» deja de entrar en este momento. No se puede deshacer.
      </Text>
      <HStack gap="3" justify="end" wrap="wrap">
        <Button variant="outline" onClick={onClose}>
          Volver
        </Button>
        <Button colorPalette="red" aria-busy={isBusy} aria-disabled={isBusy} onClick={() => void confirm()}>
          {isBusy ? 'Revocando...' : 'Revocar'}
        </Button>
      </HStack>
    </Stack>
  );
};
