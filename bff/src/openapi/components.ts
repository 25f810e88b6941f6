import { isDeepStrictEqual } from 'node:util';
import type { JsonSchema } from './json-schema.ts';

const withParts = (schema: JsonSchema, convert: (part: JsonSchema) => JsonSchema): JsonSchema => ({
  ...schema,
  ...(schema.anyOf ? { anyOf: schema.anyOf.map(convert) } : {}),
  ...(schema.items ? { items: convert(schema.items) } : {}),
  ...(schema.properties
    ? {
        properties: Object.fromEntries(
          Object.entries(schema.properties).map(([key, property]) => [key, convert(property)]),
        ),
      }
    : {}),
});

/** A schema that refers to no component. */
export const inlined = ({ fieldDescription, ...schema }: JsonSchema): JsonSchema => ({
  ...withParts(schema, inlined),
  ...(fieldDescription ? { description: fieldDescription } : {}),
});

export const componentStore = () => {
  const components: Record<string, JsonSchema> = {};

  const stored = (json: JsonSchema): JsonSchema => {
    const { title, fieldDescription, default: fallback, ...rest } = json;
    const schema = withParts(rest, stored);
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
