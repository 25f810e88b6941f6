// Runs before the first paint, so that a stored choice never flashes; a file of its own, so that no inline script is needed.
(() => {
  let stored = null;
  try {
    stored = localStorage.getItem('color-mode');
  } catch {
    // Storage may be blocked; the system's preference decides.
  }
  const isDark = stored ? stored === 'dark' : matchMedia('(prefers-color-scheme: dark)').matches;
  document.documentElement.classList.add(isDark ? 'dark' : 'light');
  document.documentElement.style.colorScheme = isDark ? 'dark' : 'light';
})();
