import { useQuery } from '@apollo/client/react';
import { Badge, Button, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { userName } from '#domain/users/user-name.ts';
import { notify } from '../../../components/feedback/notify.ts';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { useWrite } from '../../../components/queries/use-write.ts';
import { scheduledText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { EmailText } from '../../../components/records/email-text.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { MAIL_MESSAGE } from './gestion-mail.query.ts';
import { MailPreview } from './mail-preview.tsx';
import type { ListedMail } from './mail-row.tsx';
import { mailKinds, mailStates, outcomeText } from './mail-text.ts';
import { graphql } from '../../../gql/index.ts';

const RESEND_MAIL = graphql(`
  mutation ResendMail($input: ResendMailInput!) {
    resendMail(input: $input) {
      id
      state
      reason
      smtpCode
      dueAt
      settledAt
    }
  }
`);

const Content = ({ id }: { id: string }) => {
  const { data, error, refetch } = useQuery(MAIL_MESSAGE, {
    variables: { id },
    fetchPolicy: 'cache-and-network',
  });
  if (error && !data) return <ListFailure onRetry={() => refetch()} />;
  if (!data) return <Skeleton role="status" aria-busy aria-label="Cargando el mensaje..." h="64" />;
  const content = data.mailMessage?.content;
  if (!content) return <Text color="fg.muted">Este mensaje se descartó antes de escribirse.</Text>;
  return (
    <Tabs.Root defaultValue="html" lazyMount>
      <Tabs.List>
        <Tabs.Trigger value="html">Como se ve</Tabs.Trigger>
        <Tabs.Trigger value="text">Solo texto</Tabs.Trigger>
      </Tabs.List>
      <Tabs.Content value="html">
        <MailPreview html={content.html} />
      </Tabs.Content>
      <Tabs.Content value="text">
        <Text whiteSpace="pre-line" overflowWrap="anywhere">
          {`${content.subject}\n\n${content.text}`}
        </Text>
      </Tabs.Content>
    </Tabs.Root>
  );
};

const factsOf = (message: ListedMail) => {
  const { user, to, state, dueAt, settledAt } = message;
  const address = to ?? user?.email;
  const outcome = outcomeText(message);
  return [
    {
      label: 'Para',
      value: (
        <>
          {user ? userName(user) : 'Sin cuenta'}
          {address && (
            <>
              <br />
              <EmailText email={address} />
            </>
          )}
        </>
      ),
    },
    state === 'WAITING'
      ? { label: 'Sale', value: message.reason ? 'No sale' : scheduledText(dueAt) }
      : { label: mailStates[state].label, value: scheduledText(settledAt) },
    ...(outcome ? [{ label: 'Por qué', value: outcome }] : []),
  ];
};

type MailDialogProps = { message: ListedMail | null; onClose: () => void; onSent: () => void };

/** A message with its content, to send again. */
export const MailDialog = ({ message, onClose, onSent }: MailDialogProps) => {
  const { write, isBusy } = useWrite('No pudimos enviarlo de nuevo. Vuelve a intentar.');

  const sendAgain = async (id: string) => {
    const data = await write(RESEND_MAIL, { id });
    if (data) notify.success('El mensaje sale de nuevo en un momento');
    onSent();
  };

  return (
    <DetailDialog
      title={message ? mailKinds[message.kind].label : 'Mensaje'}
      size="lg"
      badge={
        message && (
          <Badge colorPalette={mailStates[message.state].palette}>{mailStates[message.state].label}</Badge>
        )
      }
      isOpen={message !== null}
      onClose={onClose}
      footer={
        message &&
        message.state !== 'WAITING' && (
          <Button variant="outline" aria-busy={isBusy} onClick={() => void sendAgain(message.id)}>
            Enviar de nuevo
          </Button>
        )
      }
    >
      {message && (
        <Stack gap="5">
          <FactList columns={2} facts={factsOf(message)} />
          <Content key={message.state} id={message.id} />
        </Stack>
      )}
    </DetailDialog>
  );
};
