import type * as v from 'valibot';
import { messages } from './messages.ts';
import { countText } from './texts/numbers.ts';

/** What is read of schemas and of the checks in their pipes. */
type Part = {
  type: string;
  pipe?: readonly Part[];
  wrapped?: Part;
  entries?: Record<string, Part>;
  item?: Part;
  options?: readonly unknown[];
  requirement?: unknown;
};

const partsOf = (part: Part): Part[] => {
  if (part.pipe) return part.pipe.flatMap(partsOf);
  return part.wrapped ? partsOf(part.wrapped) : [part];
};

const partAt = (part: Part | undefined, key: unknown): Part | undefined => {
  const parts = part ? partsOf(part) : [];
  if (typeof key === 'number') return parts.find(({ item }) => item)?.item;
  return parts.flatMap(({ entries }) => entries?.[String(key)] ?? [])[0];
};

type Bounds = { min: number | undefined; max: number | undefined };

const boundsOf = (parts: readonly Part[], lowest: readonly string[], highest: readonly string[]): Bounds => {
  const values = (types: readonly string[]) =>
    parts.flatMap(({ type, requirement }) =>
      types.includes(type) && typeof requirement === 'number' ? requirement : [],
    );
  const [mins, maxs] = [values(lowest), values(highest)];
  return {
    min: mins.length > 0 ? Math.max(...mins) : undefined,
    max: maxs.length > 0 ? Math.min(...maxs) : undefined,
  };
};

/** ` de 2 a 120`. */
const between = ({ min, max }: Bounds) => {
  if (max === undefined) return min === undefined ? '' : ` desde ${countText(min)}`;
  return min === undefined ? ` de hasta ${countText(max)}` : ` de ${countText(min)} a ${countText(max)}`;
};

const textSentence = (parts: readonly Part[]) => {
  const bounds = boundsOf(
    parts,
    ['min_code_points', 'min_length'],
    ['max_code_points', 'max_length', 'max_bytes'],
  );
  const size = between(bounds.min === 0 ? { ...bounds, min: undefined } : bounds);
  return `Escribe un texto${size}${size && ' caracteres'}`;
};

const numberSentence = (parts: readonly Part[]) => {
  const isWhole = parts.some(({ type }) => type === 'safe_integer' || type === 'integer');
  const [excluded] = parts.filter(({ type }) => type === 'not_value');
  const but = excluded ? `, menos ${String(excluded.requirement)}` : '';
  return `Escribe un número${isWhole ? ' entero' : ''}${between(boundsOf(parts, ['min_value'], ['max_value']))}${but}`;
};

const listSentence = (parts: readonly Part[], longest: number) => {
  const { min, max = longest } = boundsOf(parts, ['min_length'], ['max_length']);
  return `Indica una lista${between({ min: min || undefined, max: Math.min(max, longest) })} elementos`;
};

/** Of a value that is one of a few words. */
export const choiceSentence = (options: readonly string[]) =>
  `Elige uno de estos valores: ${options.join(', ')}`;

export type Expected = { sentence: string; options?: string[] };

/** What the schema allows at the path, in words: its type and its bounds. */
export const expectedAt = (
  schema: v.GenericSchema,
  path: readonly unknown[],
  longestList: number,
): Expected => {
  const part = path.reduce<Part | undefined>(partAt, schema as unknown as Part);
  const parts = part ? partsOf(part) : [];
  const isOf = (type: string) => parts.some((candidate) => candidate.type === type);
  const options = parts.flatMap((candidate) => candidate.options ?? []).map(String);
  if (options.length > 0) return { sentence: choiceSentence(options), options };
  if (isOf('string')) return { sentence: textSentence(parts) };
  if (isOf('number')) return { sentence: numberSentence(parts) };
  if (isOf('boolean')) return { sentence: messages.inputFlag };
  if (isOf('array')) return { sentence: listSentence(parts, longestList) };
  return { sentence: isOf('object') ? messages.inputObject : messages.invalidInput };
};
