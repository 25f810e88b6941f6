import '../consequences.ts';
import type { Deps } from '../operation/context.ts';
import { chooseDatabase } from '../database/choose.ts';
import { connectDatabase, disconnectDatabase } from '../database/connect.ts';
import type { Env } from '../process/env.ts';
import { auditTrail } from '../features/audit/audit.store.ts';
import { createLimits } from '../process/limits.ts';
import { createLog } from '../process/log.ts';
import { openMail } from '../process/mail.ts';
import { switchMessages, switchQuietHours } from '../outgoing/mail.ts';
import { allModels } from '../models.ts';

/** Opens the database and the shared services, without a port: for the server, the command line and benchmarks. */
export const openBackend = async (env: Env) => {
  const log = createLog(env);
  switchMessages(env);
  switchQuietHours(env);
  const database = await chooseDatabase(env);
  const { migrations } = await connectDatabase(database, { env, log, models: allModels });
  const deps: Deps = {
    env,
    log,
    limits: createLimits(env),
    mail: await openMail(env, log),
    auditTrail,
    engine: database.engine,
    lifecycle: { isDraining: false },
    metrics: null,
    publicUrl: env.PUBLIC_URL ?? `http://localhost:${env.PORT}`,
  };
  const close = async () => {
    await deps.mail?.close();
    await disconnectDatabase();
    await database.close?.();
  };
  return { deps, database, migrations, close };
};
