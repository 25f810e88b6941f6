import { useController } from 'react-hook-form';
import { createWebhookEndpointSchema } from '#domain/webhooks/webhook.schema.ts';
import { WEBHOOK_EVENTS, type WebhookEvent } from '#domain/webhooks/webhook.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { TextField } from '../../../components/fields/text-field.tsx';
import { useFormWrite } from '../../../components/queries/use-write.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { enumName } from '../../../components/records/enums.ts';
import type { WebhookCard_EndpointFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { CheckboxGroup } from './checkbox-group.tsx';
import { endpointName, webhookEvents } from './webhook-text.ts';
import { UPDATE_WEBHOOK } from './webhook.mutation.ts';

const CREATE_WEBHOOK = graphql(`
  mutation CreateWebhookEndpoint($input: CreateWebhookEndpointInput!) {
    createWebhookEndpoint(input: $input) {
      endpoint {
        id
      }
      secret
    }
  }
`);

type WebhookFormDialogProps = {
  /** Null for a new endpoint. */
  endpoint: WebhookCard_EndpointFragment | null;
  isOpen: boolean;
  onClose: () => void;
  /** Called with the secret of a new endpoint. */
  onSaved: (secret: string | null) => void;
};

type Values = { url: string; events: WebhookEvent[]; description: string };

const valuesOf = (endpoint: WebhookCard_EndpointFragment | null): Values => ({
  url: endpoint?.url ?? '',
  events: endpoint
    ? WEBHOOK_EVENTS.filter((event) => endpoint.events.includes(enumName(webhookEvents, event)))
    : [],
  description: endpoint?.description ?? '',
});

const useSave = (endpoint: WebhookCard_EndpointFragment | null) => {
  const send = useFormWrite();
  return async ({ events, ...values }: Omit<Values, 'description'> & { description?: string | null }) => {
    const input = { ...values, events: events.map((event) => enumName(webhookEvents, event)) };
    if (!endpoint) return (await send(CREATE_WEBHOOK, input))?.createWebhookEndpoint?.secret ?? null;
    await send(UPDATE_WEBHOOK, { id: endpoint.id, ...input });
    return null;
  };
};

const EVENTS = WEBHOOK_EVENTS.map((value) => ({
  value,
  label: webhookEvents[enumName(webhookEvents, value)].label,
}));

const WebhookForm = ({ endpoint, onClose, onSaved }: WebhookFormDialogProps) => {
  const send = useSave(endpoint);
  const schemaForm = useSchemaForm({
    schema: createWebhookEndpointSchema,
    defaultValues: valuesOf(endpoint),
    save: async (values) => {
      const secret = await send(values);
      notify.success(endpoint ? 'Cambios guardados' : 'Webhook creado');
      onClose();
      onSaved(secret);
    },
    failureText: 'No pudimos guardar el webhook. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, form, isBusy } = schemaForm;
  const { field, fieldState } = useController({ control: form.control, name: 'events' });
  const toggle = (event: WebhookEvent, isChosen: boolean) =>
    field.onChange(isChosen ? [...field.value, event] : field.value.filter((chosen) => chosen !== event));

  return (
    <SchemaForm of={schemaForm} label="Webhook">
      <TextField
        label="Dirección"
        type="url"
        required
        placeholder="https://ejemplo.com/avisos"
        hint="Los avisos llegan allí por POST."
        {...fieldProps('url')}
      />
      <TextField
        label="Descripción"
        hint="Opcional. Por ejemplo, el programa que recibe."
        {...fieldProps('description')}
      />
      <CheckboxGroup
        label="Eventos"
        options={EVENTS}
        field={field}
        fieldState={fieldState}
        onToggle={toggle}
      />
      <FormActions action={endpoint ? 'Guardar cambios' : 'Crear webhook'} isBusy={isBusy} onBack={onClose} />
    </SchemaForm>
  );
};

export const WebhookFormDialog = (props: WebhookFormDialogProps) => (
  <DetailDialog
    title={props.endpoint ? endpointName(props.endpoint) : 'Nuevo webhook'}
    isOpen={props.isOpen}
    onClose={props.onClose}
  >
    {props.isOpen && <WebhookForm {...props} />}
  </DetailDialog>
);
