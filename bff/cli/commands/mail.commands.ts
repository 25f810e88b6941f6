import { Option } from 'commander';
import { MAIL_KINDS, MAIL_STATES, type MailMessage } from '#domain/mail/mail.ts';
import { mailContent } from '../../src/features/mail/mail.decision.ts';
import { getMailMessage, listMailMessages, resendMail } from '../../src/features/mail/mail.operations.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

type Listing = { state?: string; kind?: string; person?: string; limit: number };

const showMessages = tableOf<MailMessage>({
  ID: 'id',
  CREATED: 'createdAt',
  KIND: 'kind',
  STATE: 'state',
  REASON: 'reason',
  DUE: 'dueAt',
  SETTLED: 'settledAt',
  TO: 'to',
});

export const addMailCommands = (program: OperatorCommand) => {
  const mail = program.command('mail').description('email messages to people');

  mail
    .command('list')
    .description('list messages, newest first')
    .addOption(new Option('--state <state>', 'only in this state').choices(MAIL_STATES))
    .addOption(new Option('--kind <kind>', 'only of this kind').choices(MAIL_KINDS))
    .option('--person <email or id>', 'only to this person')
    .option('--limit <number>', 'at most so many', number, DEFAULT_LISTED)
    .operation({
      json: 'the messages',
      run: async (ctx, { limit, person, ...filter }: Listing) => {
        const userId = person && (await userIdOf(person));
        return allPages(limit, (page) => listMailMessages(ctx, { ...page, ...filter, userId }));
      },
      show: showMessages,
    });

  mail
    .command('show')
    .description('print the text of a message; of a waiting one as it would be sent now')
    .argument('<id>', 'as mail list shows it')
    .operation({
      json: 'the message',
      run: async (ctx, id: string) => {
        const message = await getMailMessage(ctx, { id });
        return { ...message, content: await mailContent(ctx, message) };
      },
      show: ({ content }) => (content ? `${content.subject}\n\n${content.text}` : 'No content.'),
    });

  mail
    .command('resend')
    .description('send a message again, if what it says is still true; a running server sends it')
    .argument('<id>', 'as mail list shows it')
    .operation({
      json: 'the message',
      run: (ctx, id: string) => resendMail(ctx, { id }),
      show: ({ id }) => `${id}: waits to be sent.`,
    });
};
