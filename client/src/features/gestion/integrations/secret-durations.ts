import { tokenDurations } from '../../../components/records/token-durations.ts';

/** Durations of secrets; the first is the default. */
export const secretDurations = [{ value: '', label: 'Sin vencimiento' }, ...tokenDurations];
