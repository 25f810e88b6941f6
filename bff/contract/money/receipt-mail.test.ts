import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { missingEmail } from '#domain/users/no-email.ts';
import { AuditEntryModel } from '../../src/features/audit/audit.model.ts';
import { switchMessages } from '../../src/outgoing/mail.ts';
import { MailModel } from '../../src/outgoing/mail.model.ts';
import { RULES } from '../../src/process/limits.ts';
import { UserModel } from '../../src/features/users/user.model.ts';
import { aToken } from '../account-builders.ts';
import { useBuilt } from '../harness.ts';
import { aStaffMember, aStudent, anAdmin, good, type GraphqlMember } from '../builders.ts';
import { fetchFile } from '../csv-files.ts';
import { connectGraphql } from '../drivers/graphql.ts';
import { mailOf, mailScene, settled } from '../mail-scene.ts';
import { aDebt, aPayment, moneyRulesAre } from '../money-builders.ts';

const { server, received, mailbox } = await mailScene({ RATE_LIMITS: 'on' });

const desk = useBuilt(() => aStaffMember(server, 'desk'));
let student: GraphqlMember;

beforeEach(async () => {
  await moneyRulesAre({});
  switchMessages({ MESSAGES: 'on', SMTP_URL: mailbox.settings.SMTP_URL });
  student = await aStudent(server);
  await settled(student, 'welcome');
});

const rejection = (status: number, detail: string) => ({ ok: false, status, detail });
const receiptsOf = async () => (await mailOf(student)).filter(({ kind }) => kind === 'receipt');

describe('a receipt by mail', () => {
  it('is the file that is downloaded, and is sent once however often it is asked for', async () => {
    const id = await aPayment(student.id, 40);
    const asked = await Promise.all([
      student.api.mailMyReceipt(id),
      student.api.mailMyReceipt(id),
      desk.api.mailReceipt(id),
    ]);
    for (const result of asked) expect(good(result)).toEqual({ id, email: student.email });
    const [message] = received(await settled(student, 'receipt'));
    good(await desk.api.mailReceipt(id));
    expect(await receiptsOf()).toHaveLength(1);
    expect(message?.to).toEqual([student.email]);
    const file = await fetchFile(`${server.url}/api/money/receipts/${id}`, student.token);
    const bytes = Buffer.from(await file.arrayBuffer()).toString('base64');
    expect(message?.source.replaceAll(/\s/g, '')).toContain(bytes);
  });

  it('is in the audit trail when the desk asks for it', async () => {
    const id = await aPayment(student.id, 40);
    good(await student.api.mailMyReceipt(id));
    const trail = () => AuditEntryModel.find({ action: 'money.mailReceipt', subjectId: student.id }).lean();
    expect(await trail()).toEqual([]);
    good(await desk.api.mailReceipt(id));
    const [entry] = await trail();
    expect(entry?.changes).toMatchObject([{ field: 'receipt' }]);
  });

  it('is sent again when its invoice is corrected, and when the mail server had failed', async () => {
    const id = await aPayment(student.id, 40);
    good(await student.api.mailMyReceipt(id));
    const { _id } = await settled(student, 'receipt');
    good(await desk.api.setPaymentInvoice({ id, invoice: 'A <1>\r\nBcc: x' }));
    good(await student.api.mailMyReceipt(id));
    expect(await receiptsOf()).toHaveLength(2);
    await MailModel.updateOne({ _id }, { $set: { state: 'failed', reason: 'gave_up' } });
    good(await desk.api.setPaymentInvoice({ id, invoice: null }));
    good(await student.api.mailMyReceipt(id));
    expect((await MailModel.findById(_id).lean())?.state).not.toBe('failed');
    expect(await receiptsOf()).toHaveLength(2);
  });

  it('of a person is sent so many times a day, whoever asks', async () => {
    const { points } = RULES.receiptMailByUser;
    const ids: string[] = [];
    for (let count = 0; count <= points; count += 1) ids.push(await aPayment(student.id, 1));
    const last = ids.pop() ?? '';
    for (const id of ids) good(await desk.api.mailReceipt(id));
    expect(await student.api.mailMyReceipt(last)).toMatchObject({ status: 429 });
    const { token } = await anAdmin(server);
    expect(await connectGraphql(server.url, token).mailReceipt(last)).toMatchObject({ status: 429 });
    // Those that were asked for are not counted again.
    for (const id of ids) good(await student.api.mailMyReceipt(id));
  });

  it('is of a payment or refund, of the person who asks or by the desk, and not by token', async () => {
    const id = await aPayment(student.id, 40);
    const { _id } = await aDebt(student.id, 5);
    const notFound = rejection(404, messages.paymentNotFound);
    expect(await student.api.mailMyReceipt(String(_id))).toMatchObject(notFound);
    expect(await (await aStudent(server)).api.mailMyReceipt(id)).toMatchObject(notFound);
    expect(await student.api.mailReceipt(id)).toMatchObject({ status: 403 });
    const { token } = await aToken(desk.id);
    expect(await connectGraphql(server.url, token).mailReceipt(id)).toMatchObject({ status: 403 });
    expect(await receiptsOf()).toEqual([]);
  });

  it('is not sent without an email that works, without mail of the academy, or while money is off', async () => {
    const id = await aPayment(student.id, 40);
    const ask = () => desk.api.mailReceipt(id);
    const unreachable = rejection(409, messages.emailUnreachable);
    await UserModel.updateOne({ _id: student.id }, { $set: { unreachableEmail: student.email } });
    expect(await ask()).toMatchObject(unreachable);
    await UserModel.updateOne({ _id: student.id }, { $set: { email: missingEmail(student.id) } });
    expect(await ask()).toMatchObject(unreachable);
    await UserModel.updateOne(
      { _id: student.id },
      { $set: { email: student.email, unreachableEmail: null } },
    );
    const unconfigured = rejection(503, messages.receiptsNotMailed);
    switchMessages({ MESSAGES: 'off', SMTP_URL: mailbox.settings.SMTP_URL });
    expect(await ask()).toMatchObject(unconfigured);
    switchMessages({ MESSAGES: 'on', SMTP_URL: undefined });
    expect(await ask()).toMatchObject(unconfigured);
    await moneyRulesAre({ isOn: false });
    expect(await ask()).toMatchObject(rejection(409, messages.moneyOff));
    expect(await receiptsOf()).toEqual([]);
  });
});
