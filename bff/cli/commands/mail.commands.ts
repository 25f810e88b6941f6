import { Option, type Command } from 'commander';
import { dayAndTime } from '#domain/dates/date-text.ts';
import { MAIL_KINDS, MAIL_STATES, type MailMessage } from '#domain/mail/mail.ts';
import { mailContent } from '../../src/features/mail/mail.content.ts';
import { getMailMessage, listMailMessages, resendMail } from '../../src/features/mail/mail.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

type Listing = Output & { state?: string; kind?: string; person?: string; limit: number };

const showMessages = (messages: MailMessage[]) =>
  textTable(
    ['ID', 'CREATED', 'KIND', 'STATE', 'REASON', 'DUE', 'SETTLED', 'TO'],
    messages.map(({ id, createdAt, kind, state, reason, dueAt, settledAt, to }) => [
      id,
      dayAndTime(createdAt),
      kind,
      state,
      reason,
      dayAndTime(dueAt),
      dayAndTime(settledAt),
      to,
    ]),
  );

export const addMailCommands = (program: Command) => {
  const mail = program.command('mail').description('email messages to people');

  mail
    .command('list')
    .description('list messages, newest first')
    .addOption(new Option('--state <state>', 'only in this state').choices(MAIL_STATES))
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(MAIL_KINDS))
    .option('--person <email or id>', 'only to this person')
    .option('--limit <number>', 'at most so many', number, DEFAULT_LISTED)
    .option('--json', 'print the messages as JSON', false)
    .action(({ json, limit, person, ...filter }: Listing) =>
      runOperation(
        { json },
        {
          run: async (ctx) => {
            const userId = person && (await userIdOf(person));
            return allPages(limit, (page) => listMailMessages(ctx, { ...page, ...filter, userId }));
          },
          show: showMessages,
        },
      ),
    );

  mail
    .command('show')
    .description('print the text of a message; of a waiting one as it would be sent now')
    .argument('<id>', 'as mail list shows it')
    .option('--json', 'print the message as JSON', false)
    .action((id: string, { json }: Output) =>
      runOperation(
        { json },
        {
          run: async (ctx) => {
            const message = await getMailMessage(ctx, { id });
            return { ...message, content: await mailContent(ctx, message) };
          },
          show: ({ content }) => (content ? `${content.subject}\n\n${content.text}` : 'No content.'),
        },
      ),
    );

  mail
    .command('resend')
    .description('send a message again, if what it says is still true; a running server sends it')
    .argument('<id>', 'as mail list shows it')
    .option('--json', 'print the message as JSON', false)
    .action((id: string, { json }: Output) =>
      runOperation(
        { json },
        { run: (ctx) => resendMail(ctx, { id }), show: ({ id: resent }) => `${resent}: waits to be sent.` },
      ),
    );
};
