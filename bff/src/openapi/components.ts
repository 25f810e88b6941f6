import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';

export const componentStore = () => {
  const components: Record<string, JsonSchema> = {};

  const stored = (json: JsonSchema): JsonSchema => {
    const { title, fieldDescription, default: fallback, ...rest } = json;
    const schema: JsonSchema = {
      ...rest,
      ...(rest.anyOf ? { anyOf: rest.anyOf.map(stored) } : {}),
      ...(rest.items ? { items: stored(rest.items) } : {}),
      ...(rest.properties
        ? {
            properties: Object.fromEntries(
              Object.entries(rest.properties).map(([key, property]) => [key, stored(property)]),
            ),
          }
        : {}),
    };
    const ofField = fallback === undefined ? {} : { default: fallback };
    if (!title) return { ...schema, ...ofField };
    const earlier = components[title];
    if (earlier && !isDeepStrictEqual(earlier, schema)) throw new Error(`two schemas have the name ${title}`);
    components[title] = schema;
    return {
      $ref: `#/components/schemas/${title}`,
      ...(fieldDescription ? { description: fieldDescription } : {}),
      ...ofField,
    };
  };

  return { components, stored };
};
