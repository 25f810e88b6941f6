export const SESSION_EXPIRED = 'Tu sesión venció. Ingresa de nuevo para continuar.';

/** What a page hands to /auth in navigation state. `stay` keeps a valid session from leading straight back. */
export type AuthArrival = { stay: true; reason?: string };

export const arriveAtAuth = (reason?: string): { state: AuthArrival; replace: true } => ({
  state: { stay: true, reason },
  replace: true,
});

export const readAuthArrival = (state: unknown): AuthArrival | null => {
  if (typeof state !== 'object' || state === null || !('stay' in state) || state.stay !== true) return null;
  return {
    stay: true,
    reason: 'reason' in state && typeof state.reason === 'string' ? state.reason : undefined,
  };
};
