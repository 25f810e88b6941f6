import { useMutation } from '@apollo/client/react';
import { Button, Stack } from '@chakra-ui/react';
import { messages } from '#domain/messages.ts';
import { Notice } from '../../components/feedback/notice.tsx';
import { notify } from '../../components/feedback/notify.ts';
import { useWrite } from '../../components/queries/use-write.ts';
import { longDateTimeText } from '../../components/records/date-text.ts';
import { graphql } from '../../gql/index.ts';
import type { SecurityQuery } from '../../gql/graphql.ts';

const STOP_EMAIL = graphql(`
  mutation StopMyEmailChange {
    stopMyEmailChange {
      id
      email
      pendingEmail
      pendingEmailUntil
    }
  }
`);

const KEEP_SECOND_FACTOR = graphql(`
  mutation KeepMySecondFactor {
    keepMySecondFactor {
      isActive
      lossEffectiveAt
    }
  }
`);

type PendingChangesProps = {
  me: SecurityQuery['me'];
  factor: SecurityQuery['mySecondFactor'];
  onChanged: () => Promise<unknown>;
};

/** What staff has asked for the account and has not yet taken effect. */
export const PendingChanges = ({ me, factor, onChanged }: PendingChangesProps) => {
  const [sendStop] = useMutation(STOP_EMAIL);
  const [sendKeep] = useMutation(KEEP_SECOND_FACTOR);
  const { attempt, isBusy } = useWrite('No pudimos detener el cambio. Vuelve a intentar.');
  const { pendingEmail } = me;
  const { lossEffectiveAt } = factor;
  if (pendingEmail === null && lossEffectiveAt === null) return null;

  const done = async (data: unknown, text: string) => {
    if (!data) return;
    notify.success(text);
    await onChanged();
  };
  const stopEmail = async () =>
    done(await attempt((context) => sendStop({ context })), messages.emailChangeStopped);
  const keepFactor = async () =>
    done(await attempt((context) => sendKeep({ context })), messages.secondFactorKept);

  return (
    <Stack gap="6" mb="10">
      {pendingEmail !== null && (
        <Stack gap="3" align="start">
          <Notice tone="warning">
            {`La academia anotó otro correo para tu cuenta: ${pendingEmail}. Vale cuando su dueño lo confirme. Hasta entonces entras con el de siempre.`}
          </Notice>
          <Button
            variant="outline"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void stopEmail()}
          >
            No fui yo: detener el cambio
          </Button>
        </Stack>
      )}
      {lossEffectiveAt !== null && (
        <Stack gap="3" align="start">
          <Notice tone="warning">
            {`La academia anotó que perdiste tu aplicación de códigos. El ${longDateTimeText(lossEffectiveAt)} se quita la verificación en dos pasos.`}
          </Notice>
          <Button
            variant="outline"
            aria-busy={isBusy}
            aria-disabled={isBusy}
            onClick={() => void keepFactor()}
          >
            No fui yo: conservarla
          </Button>
        </Stack>
      )}
    </Stack>
  );
};
