import { useMutation } from '@apollo/client/react';
import { Badge, Box, Button, Flex, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { rotateServiceAccountSchema } from '#domain/service-accounts/service-account.schema.ts';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { FormActions, SchemaForm, useSchemaForm } from '../../../components/fields/schema-form.tsx';
import { SelectField } from '../../../components/fields/select-field.tsx';
import { OwnPasswordField } from '../../../components/fields/text-field.tsx';
import { PlusIcon } from '../../../components/icons.tsx';
import { SmallText } from '../../../components/layout/small-text.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { shortDateText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import { secretDurations, tokenScopes } from '../../../components/records/token-options.ts';
import type { ServiceAccountCard_AccountFragment } from '../../../gql/graphql.ts';
import { graphql } from '../../../gql/index.ts';
import { paths } from '../../../paths.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { CardButtons, IntegrationCardSkeleton, IntegrationSection } from './integration-section.tsx';
import { ServiceAccountForm } from './service-account-form.tsx';

const END_SERVICE_ACCOUNT = graphql(`
  mutation EndServiceAccount($input: EndServiceAccountInput!) {
    endServiceAccount(input: $input) {
      id
    }
  }
`);

type Account = ServiceAccountCard_AccountFragment;

type ServiceAccountSectionProps = {
  query: { hasFailed: boolean; refetch: () => Promise<unknown> };
  /** Undefined while loading. */
  accounts: Account[] | undefined;
};

/** The open dialog and its account; null for a new one. */
type Opened = { dialog: 'form' | 'rotate' | 'end'; account: Account | null };

export const ServiceAccountSection = ({ query, accounts }: ServiceAccountSectionProps) => {
  const [opened, setOpened] = useState<Opened | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const { write, isBusy } = useWrite(
    'No pudimos terminar la cuenta. Revisa tu conexión y vuelve a intentar.',
  );
  const reload = () => void query.refetch().catch(() => undefined);
  const close = () => setOpened(null);
  const account = opened?.account ?? null;
  const isOpen = (dialog: Opened['dialog']) => opened?.dialog === dialog;
  const create = (
    <Button variant="outline" onClick={() => setOpened({ dialog: 'form', account: null })}>
      <PlusIcon />
      Nueva cuenta de servicio
    </Button>
  );

  const saved = (created: string | null) => {
    setSecret(created);
    reload();
  };

  const confirmEnd = async (id: string) => {
    const data = await write(END_SERVICE_ACCOUNT, { id });
    if (!data) return;
    notify.success('Cuenta de servicio terminada');
    close();
    reload();
  };

  return (
    <IntegrationSection
      title="Cuentas de servicio"
      description="Dejan que un programa de la academia la lea o la administre en su propio nombre, también cuando se va quien lo conectó."
      action={accounts?.length ? create : null}
    >
      {query.hasFailed && !accounts ? (
        <ListFailure onRetry={() => query.refetch()} />
      ) : !accounts ? (
        <IntegrationCardSkeleton label="Cargando cuentas de servicio..." />
      ) : accounts.length === 0 ? (
        <EmptyNote action={create}>Todavía no hay cuentas de servicio</EmptyNote>
      ) : (
        <Stack as="ul" listStyleType="none" gap="4" aria-label="Cuentas de servicio">
          {accounts.map((listed) => (
            <ServiceAccountCard
              key={listed.id}
              account={listed}
              actions={{
                edit: () => setOpened({ dialog: 'form', account: listed }),
                rotate: () => setOpened({ dialog: 'rotate', account: listed }),
                end: () => setOpened({ dialog: 'end', account: listed }),
              }}
            />
          ))}
        </Stack>
      )}
      <DetailDialog
        title={account?.name ?? 'Nueva cuenta de servicio'}
        isOpen={isOpen('form')}
        onClose={close}
      >
        {isOpen('form') && <ServiceAccountForm account={account} onClose={close} onSaved={saved} />}
      </DetailDialog>
      <DetailDialog title="¿Crear un secreto nuevo?" isOpen={isOpen('rotate')} onClose={close}>
        {isOpen('rotate') && account && (
          <RotateServiceAccount account={account} onClose={close} onRotated={saved} />
        )}
      </DetailDialog>
      <ConfirmDialog
        title="¿Terminar esta cuenta de servicio?"
        action="Terminar"
        isOpen={isOpen('end')}
        isBusy={isBusy}
        onClose={close}
        onConfirm={() => void (account && confirmEnd(account.id))}
      >
        <Text overflowWrap="anywhere">
          {account?.name}: el programa que la usa deja de entrar en este momento. No se puede deshacer.
        </Text>
      </ConfirmDialog>
      <DetailDialog
        title="Secreto de la cuenta de servicio"
        isOpen={secret !== null}
        onClose={() => setSecret(null)}
      >
        {secret !== null && (
          <OnceShown
            lines={[secret]}
            note="Guárdalo ahora en el programa que lo usa: no lo volveremos a mostrar. Quien lo tenga actúa por la academia."
            onClose={() => setSecret(null)}
          />
        )}
      </DetailDialog>
    </IntegrationSection>
  );
};

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

type ServiceAccountCardProps = {
  account: Account;
  actions: Record<'edit' | 'rotate' | 'end', () => void>;
};

const ServiceAccountCard = ({ account, actions }: ServiceAccountCardProps) => {
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
          <CardButtons of={name} buttons={buttons} />
        </HStack>
      </Stack>
    </Box>
  );
};

const ROTATE_SERVICE_ACCOUNT = graphql(`
  mutation RotateServiceAccount($input: RotateServiceAccountInput!) {
    rotateServiceAccount(input: $input) {
      secret
      serviceAccount {
        id
        ...ServiceAccountCard_account
      }
    }
  }
`);

type RotateServiceAccountProps = {
  account: { id: string; name: string };
  onClose: () => void;
  onRotated: (secret: string | null) => void;
};

const RotateServiceAccount = ({ account, onClose, onRotated }: RotateServiceAccountProps) => {
  const [rotate] = useMutation(ROTATE_SERVICE_ACCOUNT);
  const schemaForm = useSchemaForm({
    schema: rotateServiceAccountSchema,
    defaultValues: { expiresInDays: '', currentPassword: '' },
    prepare: ({ expiresInDays, ...typed }) => ({
      ...typed,
      expiresInDays: expiresInDays === '' ? null : Number(expiresInDays),
    }),
    save: async (input) => {
      const { data } = await rotate({ variables: { input: { id: account.id, ...input } } });
      onClose();
      onRotated(data?.rotateServiceAccount?.secret ?? null);
    },
    failureText: 'No pudimos crear el secreto. Revisa tu conexión y vuelve a intentar.',
  });
  const { fieldProps, isBusy } = schemaForm;

  return (
    <SchemaForm of={schemaForm} label="Crear un secreto nuevo">
      <Text overflowWrap="anywhere">
        {account.name}: el secreto de ahora deja de valer en este momento. El programa no entra hasta que
        tenga el nuevo.
      </Text>
      <SelectField label="El nuevo dura" options={secretDurations} {...fieldProps('expiresInDays')} />
      <OwnPasswordField label="Tu contraseña actual" {...fieldProps('currentPassword')} />
      <FormActions action="Crear secreto" isBusy={isBusy} busyText="Creando..." onBack={onClose} />
    </SchemaForm>
  );
};
