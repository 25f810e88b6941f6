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
import type { OperatorCommand } from '../operator-command.ts';
import { tableOf } from '../text-table.ts';
import { userIdOf } from '../user-id.ts';

const DEFAULT_LISTED = 100;

type Listing = { student?: string; number?: string; revoked: boolean; limit: number };

const stateOf = ({ revocation }: Certificate) => (revocation ? `revoked: ${revocation.reason}` : 'valid');

const showCertificates = tableOf<Certificate>({
  NUMBER: 'number',
  ISSUED: ({ issuedAt }) => issuedAt.toISOString().slice(0, 10),
  STATE: stateOf,
  NAME: ({ content }) => content?.name ?? null,
  COURSE: ({ content }) => content?.course ?? null,
  PAGE: 'url',
});

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

export const addCertificateCommands = (program: OperatorCommand) => {
  const certificate = program.command('certificate').description('certificates of completed classes');

  certificate
    .command('list')
    .description('list certificates, newest first')
    .option('--student <email or id>', 'of one student')
    .option('--number <number>', 'the number, or how it begins')
    .option('--revoked', 'only revoked ones', false)
    .option('--limit <number>', 'at most so many', number, DEFAULT_LISTED)
    .operation({
      json: 'the certificates',
      run: async (ctx, { limit, student, revoked, number: start }: Listing) => {
        const userId = student && (await userIdOf(student));
        const filter = { userId, number: start, ...(revoked ? { isRevoked: true } : {}) };
        return allPages(limit, (page) => listCertificates(ctx, { ...page, ...filter }));
      },
      show: showCertificates,
    });

  certificate
    .command('issue')
    .description('issue for completed enrolments, whatever their course; one that has a valid one keeps it')
    .argument('<ids...>', 'enrolments, up to 100')
    .operation({
      json: 'the outcome of each',
      run: async (ctx, ids: string[]) => {
        const outcomes = await issueCertificates(ctx, { ids });
        if (outcomes.some(({ error }) => error !== null)) process.exitCode = 1;
        return outcomes;
      },
      show: showOutcomes,
    });

  const addEnd = (name: string, description: string, end: typeof revokeCertificate) =>
    certificate
      .command(name)
      .description(description)
      .argument('<certificate>', 'its number or id')
      .requiredOption(
        '--reason <text>',
        '3 to 200 characters; staff reads it, the public page does not show it',
      )
      .operation({
        json: 'the certificate',
        run: async (ctx, given: string, { reason }: { reason: string }) =>
          end(ctx, { id: await idOf(ctx, given), reason }),
        show: showCertificate,
      });

  addEnd('revoke', 'revoke for good', revokeCertificate);
  addEnd('reissue', 'revoke and issue another one with the present data', reissueCertificate);
};
