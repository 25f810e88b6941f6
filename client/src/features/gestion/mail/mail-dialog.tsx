import { useQuery } from '@apollo/client/react';
import { Badge, Button, chakra, Skeleton, Stack, Tabs, Text } from '@chakra-ui/react';
import { useState, type SyntheticEvent } from 'react';
import { userName } from '#domain/users/user-name.ts';
import { ListFailure } from '../../../components/feedback/empty-note.tsx';
import { notify } from '../../../components/feedback/notify.ts';
import { useWrite } from '../../../components/queries/use-write.ts';
import { scheduledText } from '../../../components/records/date-text.ts';
import { DetailDialog } from '../../../components/records/detail-dialog.tsx';
import { EmailText } from '../../../components/records/email-text.tsx';
import { FactList } from '../../../components/records/fact-list.tsx';
import { graphql } from '../../../gql/index.ts';
import { MAIL_MESSAGE } from './gestion-mail.query.ts';
import type { MailRow_MessageFragment } from '../../../gql/graphql.ts';
import { mailKinds, mailStates, outcomeText } from './mail-text.ts';

type MailDialogProps = { message: MailRow_MessageFragment | null; onClose: () => void; onSent: () => void };

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

const factsOf = (message: MailRow_MessageFragment) => {
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

/** The page's security policy forbids styles in markup; `applyStyles` sets them by script. */
const withoutStyles = (html: string) =>
  html
    .replaceAll(' style="', ' data-style="')
    .replace('<style>', '<template>')
    .replace('</style>', '</template>');

const applyStyles = (page: Document) => {
  for (const element of page.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = element.dataset.style ?? '';
  }
  const sheets = page.defaultView?.CSSStyleSheet;
  if (!sheets) return;
  const sheet = new sheets();
  sheet.replaceSync(page.querySelector('template')?.content.textContent ?? '');
  page.adoptedStyleSheets = [sheet];
};

/** An HTML message in a frame without scripts, as high as its content. */
const MailPreview = ({ html }: { html: string }) => {
  const [height, setHeight] = useState(420);
  const show = ({ currentTarget: { contentDocument: page } }: SyntheticEvent<HTMLIFrameElement>) => {
    if (!page) return;
    applyStyles(page);
    setHeight(page.documentElement.scrollHeight);
  };
  return (
    <chakra.iframe
      title="El mensaje como se ve"
      // Without scripts. The same origin lets this page set the styles.
      sandbox="allow-same-origin"
      srcDoc={withoutStyles(html)}
      onLoad={show}
      w="full"
      h={`${height}px`}
      borderWidth="1px"
      borderRadius="l2"
    />
  );
};
