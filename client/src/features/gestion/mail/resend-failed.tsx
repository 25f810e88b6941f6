import { useWrite } from '../../../components/queries/use-write.ts';
import { graphql } from '../../../gql/index.ts';
import { SendAgainButton } from '../lists/send-again-button.tsx';
import type { MailKind } from '../../../gql/graphql.ts';

const RESEND_FAILED = graphql(`
  mutation ResendFailedMail($input: ResendFailedMailInput!) {
    resendFailedMail(input: $input) {
      count
      hasMore
    }
  }
`);

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
  return (
    <SendAgainButton
      label="Reenviar las fallidas"
      noun={{ one: 'mensaje', many: 'mensajes' }}
      isBusy={isBusy}
      send={async () => (await write(RESEND_FAILED, { kind, userId, enrolmentId }))?.resendFailedMail}
      onSent={onSent}
    />
  );
};
