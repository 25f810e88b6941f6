import { readFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { ApolloServer } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { makeExecutableSchema } from '@graphql-tools/schema';
import { GraphQLError, OperationTypeNode, type ValidationContext, type ValidationRule } from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../context.ts';
import type { Env } from '../env.ts';
import { formatGraphqlError, statusPlugin } from './failure.ts';
import { retellInputFaults } from './input-faults.ts';
import { resolvers } from './resolvers.ts';

const SDL = new URL('../../../schema.graphql', import.meta.url);
const MAX_TOKENS = 1_000;
const MAX_DEPTH = 10;
const MAX_ALIASES = 15;

/** A document beyond a limit is a fault of its sender: reported, not thrown, it answers 400. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

const noSubscriptionsRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError('There are no subscriptions.', { nodes: node }));
  },
});

export const createSchema = () => makeExecutableSchema({ typeDefs: readFileSync(SDL, 'utf8'), resolvers });

export const startApollo = async ({
  env,
  log,
  httpServer,
}: {
  env: Env;
  log: Logger;
  httpServer: Server;
}) => {
  const schema = createSchema();
  const isProduction = env.NODE_ENV === 'production';
  const apollo = new ApolloServer<Ctx>({
    schema,
    introspection: (env.GRAPHQL_INTROSPECTION ?? (isProduction ? 'off' : 'on')) === 'on',
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: false,
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: [
      maxDepthRule({ n: MAX_DEPTH, ...reported }),
      maxAliasesRule({ n: MAX_ALIASES, ...reported }),
      noSubscriptionsRule,
    ],
    formatError: formatGraphqlError(log),
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      statusPlugin(retellInputFaults(schema)),
    ],
  });
  await apollo.start();
  return apollo;
};
