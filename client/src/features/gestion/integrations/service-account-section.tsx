import { Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { EmptyNote, ListFailure } from '../../../components/feedback/empty-note.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { PlusIcon } from '../../../components/icons.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { OnceShown } from '../../../components/records/once-shown.tsx';
import type { ServiceAccountCard_AccountFragment } from '../../../gql/graphql.ts';
import { ConfirmDialog } from '../lists/confirm-dialog.tsx';
import { IntegrationCardSkeleton } from './integration-card-skeleton.tsx';
import { IntegrationSection } from './integration-section.tsx';
import { RotateServiceAccount } from './rotate-service-account.tsx';
import { END_SERVICE_ACCOUNT } from './service-account.mutation.ts';
import { ServiceAccountCard } from './service-account-card.tsx';
import { ServiceAccountForm } from './service-account-form.tsx';

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
