import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { compactText } from '../../../components/records/date-text.ts';
import { graphql } from '../../../gql/index.ts';
import type { WebhookCard_EndpointFragment } from '../../../gql/graphql.ts';
import { RowButton } from '../lists/row-button.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { disabledReasons, endpointName, webhookEvents } from './webhook-text.ts';

graphql(`
  fragment WebhookCard_endpoint on WebhookEndpoint {
    id
    url
    description
    events
    isActive
    disabledReason
    failingSince
    previousSecretUntil
  }
`);

type Endpoint = WebhookCard_EndpointFragment;

const StateBadge = ({ isActive, failingSince }: Endpoint) => {
  if (!isActive) return <Badge colorPalette="gray">Desactivado</Badge>;
  return failingSince ? (
    <Badge colorPalette="red">Con errores</Badge>
  ) : (
    <Badge colorPalette="green">Activo</Badge>
  );
};

/** The warning of an endpoint; null if it works. */
const stateNote = ({ isActive, disabledReason, failingSince }: Endpoint) => {
  if (!isActive) return disabledReason && disabledReasons[disabledReason];
  return failingSince && `Sin recibir nada desde el ${compactText(failingSince)}.`;
};

const isStillValid = (until: string | null): until is string =>
  until !== null && new Date(until) > new Date();

type WebhookActions = Record<'log' | 'test' | 'edit' | 'toggle' | 'rotate' | 'remove', () => void>;

type WebhookCardProps = { endpoint: Endpoint; isBusy: boolean; actions: WebhookActions };

export const WebhookCard = ({ endpoint, isBusy, actions }: WebhookCardProps) => {
  const name = endpointName(endpoint);
  const { isActive, previousSecretUntil } = endpoint;
  const note = stateNote(endpoint);
  const buttons = [
    ...(isActive ? [{ label: 'Enviar prueba', about: 'a', run: actions.test }] : []),
    { label: 'Editar', about: '', run: actions.edit },
    { label: isActive ? 'Desactivar' : 'Activar', about: '', run: actions.toggle },
    { label: 'Nuevo secreto', about: 'para', run: actions.rotate },
    { label: 'Eliminar', about: '', run: actions.remove },
  ];
  return (
    <Box as="li" layerStyle="document" p={{ base: '5', md: '6' }}>
      <Stack gap="4">
        <Flex justify="space-between" align="flex-start" gap="4">
          <Box minW="0">
            <Box fontWeight="semibold" overflowWrap="anywhere">
              <RowButton onClick={actions.log}>{name}</RowButton>
            </Box>
            <SmallText overflowWrap="anywhere">{endpoint.url}</SmallText>
          </Box>
          <StateBadge {...endpoint} />
        </Flex>
        <HStack gap="2" wrap="wrap">
          {endpoint.events.map((event) => (
            <Badge key={event} variant="outline" whiteSpace="normal">
              {webhookEvents[event].label}
            </Badge>
          ))}
        </HStack>
        {note && <Text textStyle="sm">{note}</Text>}
        {isStillValid(previousSecretUntil) && (
          <SmallText>El secreto anterior vale hasta el {compactText(previousSecretUntil)}.</SmallText>
        )}
        <HStack gap="2" wrap="wrap">
          <Button size="sm" variant="outline" aria-label={`Ver envíos de ${name}`} onClick={actions.log}>
            Ver envíos
          </Button>
          {buttons.map(({ label, about, run }) => (
            <Button
              key={label}
              size="sm"
              variant="outline"
              aria-label={[label, about, name].filter(Boolean).join(' ')}
              aria-busy={isBusy}
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
