import { Button } from '@chakra-ui/react';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import type { MailKind } from '../../../gql/graphql.ts';

const RESEND_FAILED = graphql(`
  mutation ResendFailedMail($input: ResendFailedMailInput!) {
    resendFailedMail(input: $input) {
      count
      hasMore
    }
  }
`);

const countText = (count: number, hasMore: boolean) => {
  if (count === 0) return 'No hay mensajes fallidos';
  const sent = count === 1 ? 'Se reenvía 1 mensaje' : `Se reenvían ${count.toLocaleString('es-AR')} mensajes`;
  return hasMore ? `${sent}. Quedan más: vuelve a intentar cuando lleguen` : sent;
};

type Filters = { kind: MailKind | null; userId: string | null; enrolmentId: string | null };

/** Sends the failed messages of the list again, also those of its other pages. */
export const ResendFailed = ({
  filters: { kind, userId, enrolmentId },
  onSent,
}: {
  filters: Filters;
  onSent: () => void;
}) => {
  const { write, isBusy } = useWrite('No pudimos reenviar los mensajes. Vuelve a intentar.');

  const sendAgain = async () => {
    const data = await write(RESEND_FAILED, { kind, userId, enrolmentId });
    const resent = data?.resendFailedMail;
    if (resent) notify.success(countText(resent.count, resent.hasMore));
    onSent();
  };

  return (
    <Button variant="outline" alignSelf="flex-start" aria-busy={isBusy} onClick={() => void sendAgain()}>
      Reenviar las fallidas
    </Button>
  );
};
