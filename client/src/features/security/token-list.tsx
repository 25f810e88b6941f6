import { Badge, Box, Button, chakra, Flex, Heading, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote } from '../../components/feedback/empty-note.tsx';
import { PlusIcon } from '../../components/icons.tsx';
import { shortDateText } from '../../components/records/date-text.ts';
import { DetailDialog } from '../../components/records/detail-dialog.tsx';
import { ruled } from '../../components/records/ruled.ts';
import { shownOnDemand } from '../../components/records/on-demand.tsx';
import { graphql } from '../../gql/index.ts';
import type { TokenList_TokenFragment } from '../../gql/graphql.ts';
import { RevokeDialog } from './revoke-dialog.tsx';
import { tokenScopes } from '../../components/records/token-options.ts';
import { SmallText } from '../../components/layout/small-text.tsx';

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
