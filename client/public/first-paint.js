// Runs before the first paint, so that nothing stored flashes; a file of its own, so that no inline script is needed.
(() => {
  let stored = null;
  let token = null;
  try {
    stored = localStorage.getItem('color-mode');
    token = localStorage.getItem('auth_token');
    document.documentElement.classList.toggle('signed-in', token !== null);
  } catch {
    // Storage may be blocked; the system's preference decides.
  }
  const isDark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  const mode = isDark ? 'dark' : 'light';
  document.documentElement.classList.add(mode);
  document.documentElement.style.colorScheme = mode;
  document.querySelectorAll('meta[name=theme-color]').forEach((meta) => {
    meta.media = meta.dataset.mode === mode ? 'all' : 'not all';
  });
  // What is pressed before the app is there is pressed again by client/src/app/take-over.ts.
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element && target.closest('.for-visitors button[type=button]');
    if (button) button.setAttribute('aria-busy', 'true');
  });
  // The query of a member's page, before its code is there; client/src/session/early-response.ts takes the response.
  const query = document.currentScript.dataset.query;
  if (token === null || !query) return;
  const { operationName, variables, hash } = JSON.parse(query);
  const extensions = { persistedQuery: { version: 1, sha256Hash: hash } };
  const response = fetch('/graphql', {
    method: 'POST',
    headers: {
      accept: 'application/graphql-response+json,application/json;q=0.9',
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
    },
    body: JSON.stringify({ operationName, variables, extensions }),
    signal: AbortSignal.timeout(15000),
  });
  response.catch(() => {});
  window.early = { token, hash, variables: JSON.stringify(variables), sentAt: Date.now(), response };
})();
