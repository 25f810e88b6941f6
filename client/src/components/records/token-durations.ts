import { TOKEN_DAYS } from '#domain/access-tokens/access-token.ts';

/** Durations of tokens, in days. */
export const tokenDurations = [
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: String(TOKEN_DAYS.usual), label: '90 días' },
  { value: '365', label: '1 año' },
];

/** Durations of secrets, which need not end; the first is the default. */
export const secretDurations = [{ value: '', label: 'Sin vencimiento' }, ...tokenDurations];
