import { execFile } from 'node:child_process';
import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { generate } from '@graphql-codegen/cli';
import guideConfig from '../../../docs/guide/typed-client/codegen.ts';
import { ROOT, environment } from '../processes.ts';
import { GUIDE, type Column, type Language } from './pages.ts';

const run = promisify(execFile);
const MARK = '@@@@';

/** The snippets one below the other, as their readers run them, with a mark behind each one's output. */
const sourceOf = ({ language, snippets }: Column) => {
  const mark = language === 'sh' ? `\necho; echo '${MARK}'\n` : `\nconsole.log('${MARK}');\n`;
  return snippets.map(({ text }) => text + mark).join('');
};

const COMMANDS: Record<Language, (file: string) => [string, string[]]> = {
  sh: (file) => ['bash', ['-eu', file]],
  ts: (file) => [process.execPath, ['--import', 'tsx', file]],
};

/** As the guide says: modules in a folder whose package.json, if there is one, does not say so. */
const ENDINGS: Record<Language, string> = { sh: 'sh', ts: 'mts' };

/** What a reader of the guide generates. */
const generateClient = async (folder: string) => {
  const [outputs] = Object.values(guideConfig.generates);
  await generate(
    {
      ...guideConfig,
      cwd: ROOT,
      silent: true,
      generates: { [`${join(folder, 'typed-client/generated')}/`]: outputs ?? {} },
    },
    true,
  );
};

/** A folder of its own; beside the snippets lies what they import from the guide, and nothing else. */
export const openWorkshop = async () => {
  await mkdir(join(ROOT, 'dist'), { recursive: true });
  const folder = await mkdtemp(join(ROOT, 'dist', 'guide-'));
  for (const imported of ['typed-client', 'mirror'])
    await cp(join(GUIDE, imported), join(folder, imported), { recursive: true });
  await generateClient(folder);
  await writeFile(join(folder, 'package.json'), '{}');
  await symlink(join(ROOT, 'docs'), join(folder, 'docs'));
  const fileOf = ({ name, language }: Column) =>
    join(folder, `${name.replace(/\W/g, '-')}.${ENDINGS[language]}`);
  return {
    folder,
    fileOf,
    write: (columns: Column[]) =>
      Promise.all(columns.map((column) => writeFile(fileOf(column), sourceOf(column)))),
    /** What each snippet of a column printed. */
    run: async (column: Column, settings: Record<string, string>) => {
      const [command, args] = COMMANDS[column.language](fileOf(column));
      const { stdout } = await run(command, args, { cwd: folder, env: environment(settings) });
      return stdout.split(`${MARK}\n`).slice(0, -1);
    },
    close: () => rm(folder, { recursive: true, force: true }),
  };
};
