import { TOKEN_DAYS, type TokenScope } from '#domain/access-tokens/access-token.ts';
import { enumTable } from './enums.ts';

export const tokenScopes = enumTable<TokenScope>({
  read: 'Leer',
  write: 'Escribir',
  admin: 'Administrar',
  payments: 'Registrar pagos (sin efectivo)',
});

type Choice = { value: string; label: string };

/** Options for the scopes of a token. Values are lists of scopes. */
const CHOICES: Choice[] = [
  { value: 'read', label: 'Leer lo que tú ves' },
  { value: 'read write', label: 'Leer y hacer lo que tú puedes' },
];

const STAFF_CHOICES: Choice[] = [
  { value: 'read admin', label: 'Leer todo lo de la academia' },
  { value: 'read write admin', label: 'Leer y administrar la academia' },
];

export const scopeChoices = (isAdmin: boolean) => (isAdmin ? [...CHOICES, ...STAFF_CHOICES] : CHOICES);

/** Durations of tokens, in days. */
export const tokenDurations = [
  { value: '7', label: '7 días' },
  { value: '30', label: '30 días' },
  { value: String(TOKEN_DAYS.usual), label: '90 días' },
  { value: '365', label: '1 año' },
];

/** Durations of secrets, which need not end; the first is the default. */
export const secretDurations = [{ value: '', label: 'Sin vencimiento' }, ...tokenDurations];
