import { describe, expect, it } from 'vitest';
import { messages } from '#domain/messages.ts';
import { aToken } from '../contract/account-builders.ts';
import { aStudent, anAdmin, anEmail, good } from '../contract/builders.ts';
import { useCommandLine } from '../contract/command-line.ts';
import { connectGraphql } from '../contract/drivers/graphql.ts';
import { connectRest } from '../contract/drivers/rest.ts';
import { useTestServer } from '../contract/harness.ts';
import { AuditEntryModel, toAuditEntry } from '../src/features/audit/audit.model.ts';

const server = useTestServer();

const surface = () => ({ url: server.url, connect: connectRest });
const cli = useCommandLine(server);

describe('user set-password', () => {
  const PASSWORD = 'clave-de-consola-1';
  const setPassword = (account: string, ...options: string[]) =>
    cli(['user', 'set-password', account, '--password-stdin', ...options], `${PASSWORD}\n`);
  const login = (email: string, password: string) => connectRest(server.url).login({ email, password });

  it('sets the password of an imported person, with an audit entry that does not have it', async () => {
    const email = anEmail();
    const csv = `Email\n${email}\n`;
    const staff = connectGraphql(server.url, (await anAdmin(surface())).token);
    good(await staff.importUsers({ csv, dryRun: false }));
    expect((await login(email, PASSWORD)).status).toBe(401);
    const { code, stdout, stderr } = await setPassword(email, '--json');
    expect([code, stderr]).toEqual([0, '']);
    const user = JSON.parse(stdout) as { id: string };
    expect(user).toMatchObject({ email, role: 'student', needsSetup: true });
    expect((await login(email, PASSWORD)).ok).toBe(true);
    const entries = await AuditEntryModel.find({ subjectId: user.id, action: 'user.setPassword' }).lean();
    expect(entries.map(toAuditEntry)).toMatchObject([
      {
        actor: { id: null, label: messages.auditOperator },
        action: 'user.setPassword',
        outcome: 'done',
        changes: [],
      },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/clave|argon2/);
  });

  it('replaces the password, and ends all sessions and tokens', async () => {
    const student = await aStudent(surface());
    const machine = await aToken(student.id);
    const { code, stdout } = await setPassword(` ${student.email.toUpperCase()}`);
    expect([code, stdout]).toEqual([0, `${student.email} has a new password; all its sessions are ended.\n`]);
    expect((await student.api.me()).status).toBe(401);
    expect((await connectRest(server.url, machine.token).me()).status).toBe(401);
    expect((await login(student.email, student.password)).status).toBe(401);
    expect((await login(student.email, PASSWORD)).ok).toBe(true);
  });

  it('rejects a short and an empty password, and an unknown account before the prompt', async () => {
    const student = await aStudent(surface());
    expect(await cli(['user', 'set-password', student.email, '--password-stdin'], '12345')).toMatchObject({
      code: 1,
      stdout: '',
      stderr: `password: ${messages.password}\n`,
    });
    expect(await cli(['user', 'set-password', student.email])).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('--password-stdin'),
    });
    expect(await cli(['user', 'set-password', anEmail()])).toMatchObject({
      code: 1,
      stderr: `${messages.userNotFound}\n`,
    });
    expect((await student.api.me()).ok).toBe(true);
    expect((await login(student.email, student.password)).ok).toBe(true);
  });
});
