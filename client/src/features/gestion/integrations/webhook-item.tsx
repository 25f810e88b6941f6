import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { notify } from '../../../components/feedback/notify.ts';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { compactText } from '../../../components/records/date-text.ts';
import type { WebhookCard_EndpointFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { RowButton } from '../lists/row-button.tsx';
import { CardButtons } from './integration-section.tsx';
import { WebhookLogDialog } from './webhook-log-dialog.tsx';
import { disabledReasons, endpointName, webhookEvents } from './webhook-text.ts';
import { UPDATE_WEBHOOK } from './webhook.mutation.ts';

const DELETE_WEBHOOK = graphql(`
  mutation DeleteWebhookEndpoint($input: WebhookEndpointIdInput!) {
    deleteWebhookEndpoint(input: $input) {
      id
    }
  }
`);

const ROTATE_WEBHOOK = graphql(`
  mutation RotateWebhookSecret($input: WebhookEndpointIdInput!) {
    rotateWebhookSecret(input: $input) {
      endpoint {
        id
        ...WebhookCard_endpoint
      }
      secret
    }
  }
`);

const SEND_TEST_EVENT = graphql(`
  mutation SendTestEvent($input: WebhookEndpointIdInput!) {
    sendTestEvent(input: $input) {
      id
    }
  }
`);

type WebhookItemProps = {
  endpoint: WebhookCard_EndpointFragment;
  onEdit: () => void;
  onChanged: () => void;
  onSecret: (secret: string | null) => void;
};

type Opened = 'log' | 'rotate' | 'remove' | null;

export const WebhookItem = ({ endpoint, onEdit, onChanged, onSecret }: WebhookItemProps) => {
  const { id, isActive } = endpoint;
  const { write, isBusy } = useWrite('No pudimos hacer el cambio. Revisa tu conexión y vuelve a intentar.');
  const [opened, setOpened] = useState<Opened>(null);
  const close = () => setOpened(null);
  const name = endpointName(endpoint);

  const toggle = async () => {
    const data = await write(UPDATE_WEBHOOK, { id, isActive: !isActive });
    if (data) notify.success(isActive ? 'Webhook desactivado' : 'Webhook activado');
  };

  const sendTest = async () => {
    if (!(await write(SEND_TEST_EVENT, { id }))) return onChanged();
    notify.success('Evento de prueba enviado');
    setOpened('log');
  };

  const rotate = async () => {
    const data = await write(ROTATE_WEBHOOK, { id });
    if (!data?.rotateWebhookSecret) return;
    close();
    onSecret(data.rotateWebhookSecret.secret);
  };

  const remove = async () => {
    if (!(await write(DELETE_WEBHOOK, { id }))) return;
    notify.success('Webhook eliminado');
    close();
    onChanged();
  };

  return (
    <>
      <WebhookCard
        endpoint={endpoint}
        isBusy={isBusy}
        actions={{
          log: () => setOpened('log'),
          test: () => void sendTest(),
          edit: onEdit,
          toggle: () => void toggle(),
          rotate: () => setOpened('rotate'),
          remove: () => setOpened('remove'),
        }}
      />
      <ConfirmDialog
        title="¿Crear un secreto nuevo?"
        action="Crear secreto"
        isOpen={opened === 'rotate'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void rotate()}
      >
        <Text overflowWrap="anywhere">
          {name}: durante 24 horas cada aviso va firmado con el secreto nuevo y con el de ahora. Después, el
          de ahora deja de valer.
        </Text>
      </ConfirmDialog>
      <ConfirmDialog
        title="¿Eliminar este webhook?"
        action="Eliminar"
        isOpen={opened === 'remove'}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void remove()}
      >
        <Text overflowWrap="anywhere">
          {name}: no recibirá nada más, ni lo que está pendiente. No se puede deshacer.
        </Text>
      </ConfirmDialog>
      <WebhookLogDialog
        endpoint={endpoint}
        isOpen={opened === 'log'}
        onClose={() => {
          close();
          onChanged();
        }}
      />
    </>
  );
};

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

const WebhookCard = ({ endpoint, isBusy, actions }: WebhookCardProps) => {
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
          <CardButtons of={name} buttons={buttons} aria-busy={isBusy} />
        </HStack>
      </Stack>
    </Box>
  );
};
