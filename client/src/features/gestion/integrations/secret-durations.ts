import { tokenDurations } from '../../../components/records/token-durations.ts';

/** How long the secret of a service account works; the first one is what the form proposes. */
export const secretDurations = [{ value: '', label: 'Sin vencimiento' }, ...tokenDurations];
