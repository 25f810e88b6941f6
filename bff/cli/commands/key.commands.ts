import type { Command } from 'commander';
import { resealResets } from '../../src/features/auth/reset/reset.store.ts';
import { resealSecondFactors } from '../../src/features/auth/second-factor/second-factor.store.ts';
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
        console.log(
          `Now of SECRETS_KEY alone: ${webhooks} webhook endpoints, ${factors} second factors, ${resets} reset links. Keep SECRETS_KEY_PREVIOUS for two more days, in which requests may be repeated.`,
        );
      }),
    );
};
