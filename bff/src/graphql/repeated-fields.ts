import { GraphQLError, type ValidationRule } from 'graphql';
import { fieldNodes, fragmentsOf, responseKey } from './field-nodes.ts';

export const repeatedFieldsRule =
  (max: number): ValidationRule =>
  (context) => ({
    OperationDefinition: (operation) => {
      const keys = fieldNodes(operation.selectionSet, fragmentsOf(context.getDocument())).map(responseKey);
      if (keys.length - new Set(keys).size <= max) return;
      const message = `Syntax Error: Repeated fields limit of ${max} exceeded, found ${keys.length}.`;
      context.reportError(new GraphQLError(message, { nodes: operation }));
    },
  });
