import { Badge, Box, Button, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { messages } from '#domain/messages.ts';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { PlusIcon } from '../../components/icons.tsx';
import { SmallText } from '../../components/layout/small-text.tsx';
import { useWrite } from '../../components/queries/use-write.ts';
import { shortDateText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { shownOnDemand } from '../../components/records/on-demand.tsx';
import { ruled } from '../../components/records/ruled.ts';
import { tokenScopes } from '../../components/records/token-options.ts';
import type { TokenList_TokenFragment } from '../../gql/graphql.ts';
import { graphql } from '../../gql/index.ts';

const TokenForm = shownOnDemand(async () => (await import('./token-form.tsx')).TokenForm);

graphql(`
  fragment TokenList_token on AccessToken {
    id
    name
    scopes
    expiresAt
    lastUsedAt
  }
`);

type TokenListProps = {
  tokens: TokenList_TokenFragment[];
  isAdmin: boolean;
  onChanged: () => Promise<unknown>;
};

/** The access tokens of the user. */
export const TokenList = ({ tokens, isAdmin, onChanged }: TokenListProps) => {
  const [isCreating, setIsCreating] = useState(false);
  const [revoked, setRevoked] = useState<{ id: string; name: string } | null>(null);
  const [now] = useState(() => Date.now());

  return (
    <Stack as="section" aria-labelledby="tokens" gap="5">
      <HStack justify="space-between" align="center" gap="4" wrap="wrap">
        <Heading as="h2" id="tokens" textStyle="3xl">
          Tokens de acceso
        </Heading>
        <Button variant="outline" onClick={() => setIsCreating(true)}>
          <PlusIcon />
          Crear un token
        </Button>
      </HStack>
      {tokens.length === 0 ? (
        <EmptyNote>
          Un token deja que un programa tuyo use la academia por ti, con los permisos que le des.
        </EmptyNote>
      ) : (
        <chakra.ul listStyleType="none" layerStyle="document" px={{ base: '4', md: '6' }}>
          {tokens.map(({ id, name, scopes, expiresAt, lastUsedAt }) => (
            <Flex as="li" key={id} {...ruled} gap="4" justify="space-between" align="center">
              <Box minW="0">
                <Text fontWeight="medium" overflowWrap="anywhere">
                  {name}
                </Text>
                <HStack gap="1.5" my="1" wrap="wrap">
                  {scopes.map((scope) => (
                    <Badge key={scope}>{tokenScopes[scope].label}</Badge>
                  ))}
                </HStack>
                <SmallText>
                  {Date.parse(expiresAt) <= now ? 'Venció' : 'Vence'} el {shortDateText(expiresAt)} ·{' '}
                  {lastUsedAt ? `último uso ${shortDateText(lastUsedAt)}` : 'sin usar'}
                </SmallText>
              </Box>
              <Button
                variant="outline"
                colorPalette="red"
                flexShrink="0"
                aria-label={`Revocar ${name}`}
                onClick={() => setRevoked({ id, name })}
              >
                Revocar…
              </Button>
            </Flex>
          ))}
        </chakra.ul>
      )}
      <DetailDialog title="Crear un token" isOpen={isCreating} onClose={() => setIsCreating(false)}>
        {isCreating && (
          <TokenForm isAdmin={isAdmin} onCreated={onChanged} onClose={() => setIsCreating(false)} />
        )}
      </DetailDialog>
      <DetailDialog title="¿Revocar este token?" isOpen={revoked !== null} onClose={() => setRevoked(null)}>
        {revoked && <RevokeDialog token={revoked} onRevoked={onChanged} onClose={() => setRevoked(null)} />}
      </DetailDialog>
    </Stack>
  );
};

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

const RevokeDialog = ({ token, onRevoked, onClose }: RevokeDialogProps) => {
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
