const REQUEST_LIMIT_MS = 15_000;

/** A request that nobody answers fails after a while instead of never. */
export const limitedFetch =
  (limitMs = REQUEST_LIMIT_MS, send: typeof fetch = fetch): typeof fetch =>
  (input, init) => {
    const limit = AbortSignal.timeout(limitMs);
    return send(input, { ...init, signal: init?.signal ? AbortSignal.any([init.signal, limit]) : limit });
  };
