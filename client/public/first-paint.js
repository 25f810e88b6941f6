// Runs before the first paint, so that nothing stored flashes; a file of its own, so that no inline script is needed.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('color-mode');
    document.documentElement.classList.toggle('signed-in', localStorage.getItem('auth_token') !== null);
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
})();
