import type { Command } from 'commander';
import { isNumberStart } from '#domain/certificates/certificate.code.ts';
import type { Certificate } from '#domain/certificates/certificate.ts';
import {
  issueCertificates,
  listCertificates,
  reissueCertificate,
  revokeCertificate,
  type CertificateOutcome,
} from '../../src/features/certificates/certificate.operations.ts';
import type { Ctx } from '../../src/operation/context.ts';
import { allPages } from '../all-pages.ts';
import { number } from '../option-values.ts';
import { runOperation, type Output } from '../run-operation.ts';
import { textTable } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

type Listing = Output & { student?: string; number?: string; revoked: boolean; limit: number };

const stateOf = ({ revocation }: Certificate) => (revocation ? `revoked: ${revocation.reason}` : 'valid');

const showCertificates = (certificates: Certificate[]) =>
  textTable(
    ['NUMBER', 'ISSUED', 'STATE', 'NAME', 'COURSE', 'PAGE'],
    certificates.map((certificate) => [
      certificate.number,
      certificate.issuedAt.toISOString().slice(0, 10),
      stateOf(certificate),
      certificate.content?.name ?? null,
      certificate.content?.course ?? null,
      certificate.url,
    ]),
  );

const showOutcomes = (outcomes: CertificateOutcome[]) =>
  outcomes.map(({ id, certificate, error }) => `${id} ${certificate?.number ?? error?.message}`).join('\n');

const showCertificate = (certificate: Certificate | null) =>
  certificate === null ? '' : `${certificate.number} ${stateOf(certificate)} ${certificate.url}`;

/** The id of a certificate by its number; other texts are ids. */
const idOf = async (ctx: Ctx, given: string) => {
  if (!isNumberStart(given)) return given;
  const { nodes } = await listCertificates(ctx, { number: given, first: 2 });
  return nodes.length === 1 ? (nodes[0]?.id ?? given) : given;
};

type End = Output & { reason: string };

export const addCertificateCommands = (program: Command) => {
  const certificate = program.command('certificate').description('certificates of completed classes');

  certificate
    .command('list')
    .description('list certificates, newest first')
    .option('--student <email or id>', 'of one student')
    .option('--number <number>', 'the number, or how it begins')
    .option('--revoked', 'only revoked ones', false)
    .option('--limit <number>', 'at most so many', number, DEFAULT_LISTED)
    .option('--json', 'print the certificates as JSON', false)
    .action(({ json, limit, student, revoked, number: start }: Listing) =>
      runOperation(
        { json },
        {
          run: async (ctx) => {
            const userId = student && (await userIdOf(student));
            const filter = { userId, number: start, ...(revoked ? { isRevoked: true } : {}) };
            return allPages(limit, (page) => listCertificates(ctx, { ...page, ...filter }));
          },
          show: showCertificates,
        },
      ),
    );

  certificate
    .command('issue')
    .description('issue for completed enrolments, whatever their course; one that has a valid one keeps it')
    .argument('<ids...>', 'enrolments, up to 100')
    .option('--json', 'print the outcome of each as JSON', false)
    .action((ids: string[], { json }: Output) =>
      runOperation(
        { json },
        {
          run: async (ctx) => {
            const outcomes = await issueCertificates(ctx, { ids });
            if (outcomes.some(({ error }) => error !== null)) process.exitCode = 1;
            return outcomes;
          },
          show: showOutcomes,
        },
      ),
    );

  const addEnd = (name: string, description: string, end: typeof revokeCertificate) =>
    certificate
      .command(name)
      .description(description)
      .argument('<certificate>', 'its number or id')
      .requiredOption(
        '--reason <text>',
        '3 to 200 characters; staff reads it, the public page does not show it',
      )
      .option('--json', 'print the certificate as JSON', false)
      .action((given: string, { json, reason }: End) =>
        runOperation(
          { json },
          { run: async (ctx) => end(ctx, { id: await idOf(ctx, given), reason }), show: showCertificate },
        ),
      );

  addEnd('revoke', 'revoke for good', revokeCertificate);
  addEnd('reissue', 'revoke and issue another one with the present data', reissueCertificate);
};
