import { getNamedType, isInputObjectType } from 'graphql';
import { fieldNames } from '#domain/schema.ts';
import { toSnakeKey } from '../../src/rest/key-case.ts';
import { pathParameters, type Route } from '../../src/rest/route.ts';
import { operationList, rootFields } from '../operation-list.ts';
import { addressOf } from '../rest-paths.ts';
import type { LargeRequest } from './large-request.ts';
import { VARIABLE_SHAPES } from './shapes.ts';

/** Node reads 16 kB of a request's address and headers. */
const ADDRESS_BYTES = 12_000;

/** What a call takes: the fields of its operation's schema, and the arguments of its GraphQL field. */
const namesOf = ({ operation, field }: Route) => {
  const listed = operationList.find((candidate) => candidate.operation === (field ?? operation));
  const root = rootFields.find(({ name }) => name === listed?.name);
  const ofGraphql = (root?.field.args ?? []).flatMap(({ name, type }) => {
    const named = getNamedType(type);
    return isInputObjectType(named) ? Object.keys(named.getFields()) : [name];
  });
  const { input } = operation.declared;
  const ofSchema = typeof input === 'object' ? fieldNames(input) : [];
  return [...new Set([...ofGraphql, ...ofSchema])].map(toSnakeKey);
};

const METHODS = { get: 'GET', post: 'POST', put: 'PUT', delete: 'DELETE' } as const;

/** Cut where it is still well-formed. */
export const inAddress = (text: string) =>
  encodeURIComponent(text)
    .slice(0, ADDRESS_BYTES)
    .replace(/%[^%]{0,1}$/, '');

const again = (pair: string) =>
  Array.from({ length: ADDRESS_BYTES / (pair.length + 1) }, () => pair).join('&');

/** Every field in the input of a call, with every shape. */
export const restRequests = (route: Route, id: string): LargeRequest[] => {
  const method = METHODS[route.method];
  const path = addressOf(route.path, id);
  const names = namesOf(route);
  const ofShape = (shape: string, json: string): LargeRequest[] => {
    const sent = (slotPath: string, to: Pick<LargeRequest, 'path' | 'body'>) => ({
      name: `${method} ${route.path} ${slotPath}: ${shape}`,
      shape,
      method,
      ...to,
    });
    const inPath =
      pathParameters(route.path).length > 0
        ? [sent('in the path', { path: addressOf(route.path, inAddress(json)) })]
        : [];
    if (method === 'POST' || method === 'PUT') {
      const ofFields = names.map((name) => sent(name, { path, body: `{"${name}":${json}}` }));
      return [...inPath, sent('as the body', { path, body: json }), ...ofFields];
    }
    return [
      ...inPath,
      ...names.flatMap((name) => [
        sent(name, { path: `${path}?${name}=${inAddress(json)}` }),
        sent(`${name} repeated`, { path: `${path}?${again(`${name}=${inAddress(json.slice(0, 20))}`)}` }),
      ]),
    ];
  };
  return Object.entries(VARIABLE_SHAPES).flatMap(([shape, json]) => ofShape(shape, json));
};
