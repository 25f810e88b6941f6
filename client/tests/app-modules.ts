import type { EvaluatedModules, ModuleRunner } from 'vite/module-runner';
import { TestRunner, type RunnerTestFile } from 'vitest';

/** The theme has no state of a test, and Chakra takes long to create it. */
const APP = /\/client\/src\/(?!theme\/)/;

let modules: EvaluatedModules['idToModuleMap'];

/**
 * vitest's own, asked for its modules. `vi.resetModules()` also drops those of the server, which mongoose takes once
 * only, so that each file would need a process of its own: the suite took 9:27 min instead of 5:19, and 484 s of CPU
 * instead of 173 (two cores with other load, November 2026).
 */
export default class extends TestRunner {
  override onCollectStart(file: RunnerTestFile) {
    super.onCollectStart(file);
    // vitest sets it on every runner; its type calls it private.
    const { moduleRunner } = this as unknown as { moduleRunner: ModuleRunner };
    modules = moduleRunner.evaluatedModules.idToModuleMap;
  }
}

/** The modules of the app are evaluated anew when they are imported next. */
export const unloadApp = () => {
  for (const [id, module] of modules) {
    if (!APP.test(id)) continue;
    Object.assign(module, { promise: undefined, exports: undefined, evaluated: false });
    module.importers.clear();
  }
};
