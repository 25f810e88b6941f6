import { builtinEnvironments, type Environment } from 'vitest/runtime';

/** A document around the real server: its modules are resolved as Node resolves them, not as for a browser. */
export default { ...builtinEnvironments.jsdom, name: 'dom', viteEnvironment: 'ssr' } satisfies Environment;
