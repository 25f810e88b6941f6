import type { Command } from 'commander';
import { resealResets } from '../../src/features/auth/reset.operations.ts';
import { resealSecondFactors } from '../../src/features/auth/second-factor/second-factor.store.ts';
import { resealSigningKeys, rotateSigningKey } from '../../src/features/certificates/signing-keys.ts';
import { resealEndpoints } from '../../src/features/webhooks/endpoint.store.ts';
import { withDatabase } from '../database.ts';

export const addKeyCommands = (program: Command) => {
  program
    .command('rotate-secrets-key')
    .description('free stored secrets from SECRETS_KEY_PREVIOUS; they stay what they are; may be repeated')
    .action(() =>
      withDatabase(async ({ env }) => {
        const webhooks = await resealEndpoints(env);
        const factors = await resealSecondFactors(env);
        const resets = await resealResets(env);
        const keys = await resealSigningKeys(env);
        console.log(
          `Now of SECRETS_KEY alone: ${webhooks} webhook endpoints, ${factors} second factors, ${resets} reset links, ${keys} signing keys. Keep SECRETS_KEY_PREVIOUS for two more days, in which requests may be repeated.`,
        );
      }),
    );

  program
    .command('keys')
    .description('keys that sign certificates')
    .command('rotate')
    .description('sign with a new key from now on; the former ones still verify')
    .action(() =>
      withDatabase(async ({ env }) => {
        const { kid, turn } = await rotateSigningKey(env);
        console.log(`Key ${turn} signs from now on: ${kid}`);
      }),
    );
};
