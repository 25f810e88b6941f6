import { toJsonSchema, type ConversionConfig } from '@valibot/to-json-schema';
import type * as v from 'valibot';
import { EMAIL } from '#domain/auth/auth.schema.ts';
import { isClock, isDay, isInstant } from '#domain/dates/dates.ts';
import { boxesFitWeapons } from '#domain/enrolments/enrolment.schema.ts';
import { CALIBERS, WEAPONS, type Caliber } from '#domain/weapons/weapon.catalogue.ts';
import { toSnakeKey } from '../rest/key-case.ts';
import { ENUM_NAMES } from './enum-names.ts';

export type JsonSchema = {
  $ref?: string;
  title?: string;
  description?: string;
  /** The description of one use of a component, beside the component's own. */
  fieldDescription?: string;
  type?: string | string[];
  format?: string;
  pattern?: string;
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  not?: JsonSchema;
  contains?: JsonSchema;
  items?: JsonSchema;
  properties?: Record<string, JsonSchema>;
  required?: string[];
};

const weaponsOf = (caliber: Caliber) =>
  WEAPONS.filter((weapon) => weapon.caliber === caliber).map(({ id }) => id);

const ofProperty = (name: string, schema: JsonSchema): JsonSchema => ({ properties: { [name]: schema } });

const BOXES_FIT_WEAPONS: JsonSchema = {
  not: {
    anyOf: CALIBERS.map((caliber) => ({
      required: ['weapons', 'ammo_boxes'],
      properties: {
        ammo_boxes: { contains: { required: ['caliber'], ...ofProperty('caliber', { const: caliber }) } },
        weapons: { not: { contains: { enum: weaponsOf(caliber) } } },
      },
    })),
  },
};

const OF_CHECK = new Map<unknown, object>([
  [isDay, { format: 'date' }],
  [isInstant, { format: 'date-time' }],
  [boxesFitWeapons, BOXES_FIT_WEAPONS],
  [isClock, { pattern: '^([01]\\d|2[0-3]):[0-5]\\d$' }],
]);

const overrideAction: ConversionConfig['overrideAction'] = ({ valibotAction, jsonSchema }) => {
  const { type, requirement } = valibotAction as { type: string; requirement?: unknown };
  switch (type) {
    case 'check':
      return { ...jsonSchema, ...OF_CHECK.get(requirement) };
    case 'min_code_points':
      return { ...jsonSchema, minLength: Number(requirement) };
    case 'max_code_points':
      return { ...jsonSchema, maxLength: Number(requirement) };
    case 'safe_integer':
      return { ...jsonSchema, type: 'integer' };
    case 'regex': {
      // Patterns apply to the trimmed text in lower case, not to the text that is sent.
      const { pattern: _, ...text } = jsonSchema;
      return requirement === EMAIL ? { ...text, format: 'email' } : undefined;
    }
    default:
      return undefined;
  }
};

const overrideSchema: ConversionConfig['overrideSchema'] = ({ valibotSchema, jsonSchema }) => {
  const title = 'options' in valibotSchema && ENUM_NAMES.get(valibotSchema.options);
  return title ? { ...jsonSchema, title } : undefined;
};

const isNull = ({ type }: JsonSchema) => type === 'null';

const orNull = ({ type, enum: values, ...schema }: JsonSchema): JsonSchema => ({
  ...schema,
  type: [String(type), 'null'],
  ...(values ? { enum: [...values, null] } : {}),
});

const toRest = ({ anyOf, items, properties, required, ...rest }: JsonSchema): JsonSchema => {
  const [value, ...others] = (anyOf ?? []).filter((option) => !isNull(option)).map(toRest);
  if (anyOf && value?.type && !value.title && !value.properties && others.length === 0)
    return { ...orNull(value), ...rest };
  return {
    ...rest,
    ...(anyOf ? { anyOf: anyOf.map(toRest) } : {}),
    ...(items ? { items: toRest(items) } : {}),
    ...(properties
      ? {
          properties: Object.fromEntries(
            Object.entries(properties).map(([key, schema]) => [toSnakeKey(key), toRest(schema)]),
          ),
        }
      : {}),
    ...(required?.length ? { required: required.map(toSnakeKey) } : {}),
  };
};

const objectOf = (schema: v.GenericSchema): v.GenericSchema => {
  if ('entries' in schema || !('pipe' in schema)) return schema;
  const steps = schema.pipe as v.GenericSchema[];
  return steps.find((step) => 'entries' in step) ?? schema;
};

export const restSchema = (schema: v.GenericSchema): JsonSchema => {
  const { $schema: _, ...json } = toJsonSchema(objectOf(schema), {
    typeMode: 'input',
    overrideAction,
    overrideSchema,
    ignoreActions: ['trim', 'to_lower_case', 'transform', 'raw_check', 'finite'],
  });
  return toRest(json as JsonSchema);
};
