import { MAIL_TOPICS } from '#domain/mail/mail.ts';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { listCase, stored, type Criteria } from './list-case.ts';
import { NEWEST, type Document } from './list-rows.ts';

export const mailMessages = listCase<Document>({
  rows: () => stored(MailModel, NEWEST),
  values: (scene) => ({
    state: ['failed', 'sent'],
    kind: ['enrolled', 'redeemed'],
    userId: [scene.student.id],
    enrolmentId: ['an enrolment'],
  }),
  means: (row, criteria: Criteria) =>
    (['state', 'kind', 'userId', 'enrolmentId'] as const).every(
      (name) => criteria[name] === undefined || String(row[name]) === criteria[name],
    ),
});

export const myMailPreferences = listCase({
  key: 'topic',
  rows: async () => MAIL_TOPICS.map((id) => ({ id })),
});
