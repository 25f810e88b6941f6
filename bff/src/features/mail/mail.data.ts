import { rowOrder } from '../../lists/row-order.ts';
import { KEYED_FIELDS, OWNER, WORKINGS, dataSection } from '../privacy/data-section.ts';
import { MailModel, type MailDocument } from './mail.model.ts';

export const mailData = dataSection<MailDocument>({
  name: 'mail',
  order: rowOrder(MailModel, { createdAt: -1, _id: -1 }),
  filter: ({ id }) => ({ userId: id }),
  fields: {
    _id: true,
    kind: true,
    userId: OWNER,
    enrolmentId: true,
    facts: true,
    state: true,
    reason: true,
    to: true,
    content: true,
    dueAt: true,
    nextAttemptAt: WORKINGS,
    waitsFor: WORKINGS,
    createdAt: true,
    settledAt: true,
    tries: WORKINGS,
    resent: WORKINGS,
    said: WORKINGS,
    smtpCode: WORKINGS,
    ...KEYED_FIELDS,
  },
});
