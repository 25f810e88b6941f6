const REQUEST_LIMIT_MS = 15_000;

/** fetch with a timeout. */
export const limitedFetch =
  (limitMs = REQUEST_LIMIT_MS, send: typeof fetch = fetch): typeof fetch =>
  (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    return send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
