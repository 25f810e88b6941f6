const CHECK_MS = 500;

/**
 * npm starts a script through a shell, and most shells end at SIGTERM without passing it on. This process then gets
 * another parent, by which it detects that it has to stop as well.
 */
export const stopWithParent = () => {
  if (!process.env.npm_lifecycle_event) return;
  const parent = process.ppid;
  const check = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(check);
    process.kill(process.pid, 'SIGTERM');
  }, CHECK_MS);
  check.unref();
};
