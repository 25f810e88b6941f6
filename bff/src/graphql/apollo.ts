import type { Server } from 'node:http';
import { ApolloServer, type ApolloServerPlugin, type PersistedQueryOptions } from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import { ApolloServerPluginDrainHttpServer } from '@apollo/server/plugin/drainHttpServer';
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases';
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth';
import { makeExecutableSchema } from '@graphql-tools/schema';
import {
  GraphQLError,
  OperationTypeNode,
  type GraphQLSchema,
  type ValidationContext,
  type ValidationRule,
} from 'graphql';
import type { Logger } from 'pino';
import type { Ctx } from '../operation/context.ts';
import type { Env } from '../process/env.ts';
import { compiledExecutor, gatewayOf } from './compiled-executor.ts';
import { errorOriginPlugin, formatGraphqlError, statusPlugin } from './errors.ts';
import { fieldNodes, fragmentsOf, responseKey } from './field-nodes.ts';
import type { Resolvers } from './generated.ts';
import { convertInputErrors } from './input-errors.ts';
import { reachesField, rootResolvers, type RootOperations } from './root-fields.ts';
import { enumResolvers, scalarResolvers } from './scalars-and-enums.ts';
import { sdl } from './sdl.ts';
import { readTrustedDocuments } from './trusted-documents.ts';

export const MAX_DEPTH = 10;
export const MAX_ALIASES = 15;

export const MAX_TOKENS = 1_000;

type Surface = { schema: GraphQLSchema; operations: RootOperations };
type Options = { env: Env; log: Logger; httpServer: Server };

export const startApollo = async ({ schema, operations }: Surface, { env, log, httpServer }: Options) => {
  const trusted = readTrustedDocuments();
  const isProduction = env.NODE_ENV === 'production';
  const apollo = new ApolloServer<Ctx>({
    gateway: gatewayOf(
      schema,
      compiledExecutor(schema, (hash) => trusted.has(hash)),
    ),
    introspection: (env.GRAPHQL_INTROSPECTION ?? (isProduction ? 'off' : 'on')) === 'on',
    hideSchemaDetailsFromClientErrors: isProduction,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    persistedQueries: trustedOnly(trusted),
    parseOptions: { maxTokens: MAX_TOKENS },
    validationRules: limitRules,
    formatError: formatGraphqlError(log),
    plugins: [
      ApolloServerPluginDrainHttpServer({ httpServer }),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginLandingPageDisabled(),
      errorOriginPlugin,
      countMisses,
      statusPlugin(convertInputErrors({ schema, operations })),
    ],
  });
  await apollo.start();
  return apollo;
};

/** Accepts hashes of the client's own documents only. */
const trustedOnly = (trusted: ReturnType<typeof readTrustedDocuments>): PersistedQueryOptions => ({
  cache: {
    get: async (key) => trusted.get(key.replace(/^apq:/, ''))?.(),
    set: async () => {},
    delete: async () => false,
  },
});

/** Limits are reported as validation errors (status 400) instead of thrown. */
const reported = {
  propagateOnRejection: false,
  onReject: [(context: ValidationContext | null, error: GraphQLError) => context?.reportError(error)],
};

const repeatedFieldsRule =
  (max: number): ValidationRule =>
  (context) => ({
    OperationDefinition: (operation) => {
      const keys = fieldNodes(operation.selectionSet, fragmentsOf(context.getDocument())).map(responseKey);
      if (keys.length - new Set(keys).size <= max) return;
      const message = `Syntax Error: Repeated fields limit of ${max} exceeded, found ${keys.length}.`;
      context.reportError(new GraphQLError(message, { nodes: operation }));
    },
  });

const noSubscriptionsRule: ValidationRule = (context) => ({
  OperationDefinition: (node) => {
    if (node.operation !== OperationTypeNode.SUBSCRIPTION) return;
    context.reportError(new GraphQLError('There are no subscriptions.', { nodes: node }));
  },
});

const limitRules: ValidationRule[] = [
  maxDepthRule({ n: MAX_DEPTH, flattenFragments: true, ...reported }),
  maxAliasesRule({ n: MAX_ALIASES, ...reported }),
  repeatedFieldsRule(MAX_ALIASES),
  noSubscriptionsRule,
];

const countMisses: ApolloServerPlugin<Ctx> = {
  requestDidStart: async () => ({
    willSendResponse: async ({ contextValue, errors }) => {
      if (errors && !reachesField(contextValue)) contextValue.metrics?.noField();
    },
  }),
};

type Resolving = { operations: RootOperations; typeResolvers: Resolvers };

export const createSchema = ({ operations, typeResolvers }: Resolving) =>
  makeExecutableSchema({
    typeDefs: sdl,
    resolvers: [scalarResolvers, enumResolvers, rootResolvers(operations), typeResolvers],
  });
