import { BREAK, Kind, visit, type ASTNode, type DocumentNode, type GraphQLError } from 'graphql';
import type { FieldError, FieldErrorCode } from '#domain/schema.ts';

const VALUES: readonly (readonly [RegExp, string])[] = [
  [/( cannot represent [\w -]*value): [^]*/, '$1.'],
  [/^Value "[^]*" (does not exist in "\w+" enum\.)/, 'A value $1'],
  [/(Expected value of type "[^"]*"), found [^]*/, '$1.'],
  [/((?:found|Unexpected) (?:String|BlockString|Int|Float)) "[^]*/, '$1.'],
  [/^(Argument "\w+" has invalid value) [^]*/, '$1.'],
];

/** Removes values from a message of graphql-js. They may be passwords. */
export const withoutValues = (message: string) =>
  VALUES.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), message);

const isNode = (value: unknown): value is ASTNode =>
  typeof value === 'object' && value !== null && 'kind' in value;

const namesOf = (name: string, document: DocumentNode) => {
  let names: string[] = [];
  visit(document, {
    Variable: (node, _key, parent, _path, ancestors) => {
      const above = [...ancestors, parent].filter(isNode);
      const isUse = !above.some(({ kind }) => kind === Kind.VARIABLE_DEFINITION || kind === Kind.DIRECTIVE);
      if (node.name.value !== name || !isUse) return;
      names = above.flatMap((around) =>
        around.kind === Kind.ARGUMENT || around.kind === Kind.OBJECT_FIELD ? [around.name.value] : [],
      );
      return BREAK;
    },
  });
  return names;
};

const fieldOf = (name: string, below: readonly string[], document: DocumentNode) => {
  const names = namesOf(name, document);
  const [argument = name, ...inner] = names;
  return [...(argument === 'input' ? [] : [argument]), ...inner, ...below].join('.');
};

const MISSING = /of (?:required|non-null) type|not to be null|must not be null/;

const codeOf = (reason: string): FieldErrorCode => (MISSING.test(reason) ? 'REQUIRED' : 'INVALID');

const PATH = / at "([^"\\]*)"$/;
const KEY = /^Field "([^"]*)" (?:is not defined|of required type)/;

/** `i.rows[0].name` becomes `rows`, `0`, `name`. */
const stepsOf = (path: string) =>
  path
    .replaceAll(/\[(\d+)\]/g, '.$1')
    .split('.')
    .slice(1);

export const toValueError = (error: GraphQLError, document: DocumentNode | undefined): FieldError => {
  const [node] = error.nodes ?? [];
  const isDefinition = node?.kind === Kind.VARIABLE_DEFINITION;
  const variable = isDefinition ? node.variable : node;
  const message = withoutValues(error.message);
  if (variable?.kind !== Kind.VARIABLE || !document) return { field: '', message, code: 'INVALID' };
  const name = variable.name.value;
  const reason = isDefinition ? error.originalError?.message : undefined;
  // Apollo Server uses its own message for errors without an original.
  if (reason === undefined || reason === error.message) {
    return { field: fieldOf(name, [], document), message, code: codeOf(message) };
  }
  const [at = '', path = ''] = PATH.exec(error.message.slice(0, -`; ${reason}`.length)) ?? [];
  const key = KEY.exec(reason)?.[1];
  return {
    field: fieldOf(name, [...stepsOf(path), ...(key === undefined ? [] : [key])], document),
    message: `Variable "$${name}" got an invalid value${at}; ${withoutValues(reason)}`,
    code: codeOf(reason),
  };
};
