import { existsSync } from 'node:fs';
import { cpus } from 'node:os';
import { leaveServerCore, pinning } from './processes.ts';

const PARTS = ['graphql', 'rest', 'web'];

type Part = { run: () => Promise<Record<string, unknown>> };

const fileOf = (name: string) => new URL(`${name}.ts`, import.meta.url);

const runPart = async (name: string) => {
  console.log(`\n${name}`);
  if (!existsSync(fileOf(name))) {
    console.log('  not available');
    return 'not available';
  }
  const { run } = (await import(fileOf(name).href)) as Part;
  const figures = await run();
  for (const [title, value] of Object.entries(figures)) console.log(`  ${title}: ${JSON.stringify(value)}`);
  return figures;
};

const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !PARTS.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown: ${unknown.join(', ')}. Parts: ${PARTS.join(', ')}`);
  process.exit(1);
}

leaveServerCore();
console.log(
  `${cpus()[0]?.model ?? 'unknown processor'}, ${cpus().length} cores, Node ${process.version}; ${pinning}`,
);
const results: Record<string, unknown> = {};
for (const name of chosen.length > 0 ? chosen : PARTS) results[name] = await runPart(name);
console.log(JSON.stringify(results));
