import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { shortDateText } from '../../../components/records/date-text.ts';
import { tokenScopes } from '../../../components/records/token-options.ts';
import { graphql } from '../../../gql/index.ts';
import type { ServiceAccountCard_AccountFragment } from '../../../gql/graphql.ts';
import { paths } from '../../../paths.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';

graphql(`
  fragment ServiceAccountCard_account on ServiceAccount {
    id
    name
    scopes
    createdAt
    createdBy {
      id
      label
    }
    expiresAt
    lastUsedAt
  }
`);

type Account = ServiceAccountCard_AccountFragment;

type ServiceAccountCardProps = { account: Account; actions: Record<'edit' | 'rotate' | 'end', () => void> };

export const ServiceAccountCard = ({ account, actions }: ServiceAccountCardProps) => {
  const { id, name, scopes, createdAt, createdBy, expiresAt, lastUsedAt } = account;
  const [now] = useState(() => Date.now());
  const hasExpired = expiresAt !== null && Date.parse(expiresAt) <= now;
  const expiry = expiresAt ? `${hasExpired ? 'Venció' : 'Vence'} el ${shortDateText(expiresAt)}` : 'No vence';
  const buttons = [
    { label: 'Editar', about: '', run: actions.edit },
    { label: 'Nuevo secreto', about: 'para', run: actions.rotate },
    { label: 'Terminar', about: '', run: actions.end },
  ];
  return (
    <Box as="li" layerStyle="document" p={{ base: '5', md: '6' }}>
      <Stack gap="4">
        <Flex justify="space-between" align="flex-start" gap="4">
          <Text fontWeight="semibold" overflowWrap="anywhere" minW="0">
            {name}
          </Text>
          {hasExpired ? (
            <Badge colorPalette="red">Vencida</Badge>
          ) : (
            <Badge colorPalette="green">Activa</Badge>
          )}
        </Flex>
        <HStack gap="2" wrap="wrap">
          {scopes.map((scope) => (
            <Badge key={scope} variant="outline">
              {tokenScopes[scope].label}
            </Badge>
          ))}
        </HStack>
        <SmallText overflowWrap="anywhere">
          {expiry} · {lastUsedAt ? `último uso ${shortDateText(lastUsedAt)}` : 'sin usar'} · creada por{' '}
          {createdBy.label} el {shortDateText(createdAt)}
        </SmallText>
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" asChild>
            <Link to={`${paths.gestionActivity}?cuenta=${id}`} aria-label={`Ver actividad de ${name}`}>
              Ver actividad
            </Link>
          </Button>
          {buttons.map(({ label, about, run }) => (
            <Button
              key={label}
              size="sm"
              variant="outline"
              aria-label={[label, about, name].filter(Boolean).join(' ')}
              onClick={run}
            >
              {label}
            </Button>
          ))}
        </HStack>
      </Stack>
    </Box>
  );
};
