export const toSnakeKey = (key: string) => key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const snakeKeys = new Map<string, string>();

/** Cached: responses repeat the same few keys. */
const knownSnakeKey = (key: string) => {
  const known = snakeKeys.get(key);
  if (known !== undefined) return known;
  const snake = toSnakeKey(key);
  snakeKeys.set(key, snake);
  return snake;
};

const toCamelKey = (key: string) => key.replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase());

const isPlainObject = (value: unknown): value is Record<string, unknown> => {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null; // a parsed query has none
};

/** Converts keys to snake_case at every depth. */
export const toSnake = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(toSnake);
  if (!isPlainObject(value)) return value;
  const snake: Record<string, unknown> = {};
  for (const key of Object.keys(value)) snake[knownSnakeKey(key)] = toSnake(value[key]);
  return snake;
};

/** Converts the keys of a payload to camelCase. Keys with capitals are unknown and dropped. */
export const toCamel = (value: unknown): unknown => {
  if (!isPlainObject(value)) return value;
  const known = Object.entries(value).filter(([key]) => key === key.toLowerCase() && key !== '__proto__');
  return Object.fromEntries(known.map(([key, inner]) => [toCamelKey(key), inner]));
};

export const toSnakePath = (path: string) => path.split('.').map(toSnakeKey).join('.');
