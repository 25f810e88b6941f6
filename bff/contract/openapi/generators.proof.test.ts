import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { useTestServer } from '../harness.ts';
import { ROOT } from '../processes.ts';
import { pythonWith } from '../python.ts';

/** Generators of clients with their defaults: each reads the document of the running server. */
const OAPI_CODEGEN = 'github.com/oapi-codegen/oapi-codegen/v2/cmd/oapi-codegen@v2.8.2';
const OPENAPI_TYPESCRIPT = 'openapi-typescript@7.13.0';
const PYTHON_CLIENT = ['openapi-python-client==0.29.1'];
const PATIENCE_MS = 600_000;

const server = useTestServer();
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'academia-generators-'));
  await writeFile(join(folder, 'openapi.json'), await (await fetch(`${server.url}/api/openapi.json`)).text());
});
afterAll(() => rm(folder, { recursive: true }));

type Ended = { isDone: boolean; stdout: string; stderr: string };

const execute = promisify(execFile);

const attempt = async (command: string, args: readonly string[]): Promise<Ended> => {
  const env = { ...process.env, URL: server.url };
  try {
    const printed = await execute(command, [...args], { cwd: folder, env, maxBuffer: 100_000_000 });
    return { isDone: true, ...printed };
  } catch (error) {
    const { stdout = '', stderr = String(error) } = error as Partial<Ended>;
    return { isDone: false, stdout, stderr };
  }
};

/** What a program prints; throws what it says if it fails. */
const run = async (command: string, ...args: string[]) => {
  const { isDone, stdout, stderr } = await attempt(command, args);
  if (!isDone) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`);
  return stdout;
};

const sayWhy = (reason: string) => console.log(`skipped: ${reason}`);

const GO_PROGRAM = `package main

import (
	"context"
	"fmt"
	"os"

	"academia"
)

func main() {
	client, err := academia.NewClientWithResponses(os.Getenv("URL"))
	if err != nil {
		panic(err)
	}
	response, err := client.HealthWithResponse(context.Background())
	if err != nil {
		panic(err)
	}
	fmt.Println(response.JSON200.Status)
}
`;

const PYTHON_PROGRAM = `import os
from academia import Client
from academia.api.service import health

print(health.sync(client=Client(base_url=os.environ["URL"])).status)
`;

const TYPESCRIPT_PROGRAM = `import type { paths } from './types.ts';

type Health = paths['/api/health']['get']['responses'][200]['content']['application/json'];

const response = await fetch(\`\${process.env.URL}/api/health\`);
const { status }: Health = await response.json();
console.log(status);
`;

describe('a client that is generated from the document compiles and makes a call', () => {
  it(
    'by oapi-codegen',
    async (context) => {
      await writeFile(join(folder, 'go.mod'), 'module academia\n\ngo 1.24\n');
      if (!(await attempt('go', ['install', OAPI_CODEGEN])).isDone) {
        sayWhy('oapi-codegen (no Go, or it cannot be installed)');
        return context.skip();
      }
      const program = join((await run('go', 'env', 'GOPATH')).trim(), 'bin', 'oapi-codegen');
      await run(program, '-package', 'academia', '-o', 'academia.gen.go', 'openapi.json');
      await mkdir(join(folder, 'call'));
      await writeFile(join(folder, 'call', 'main.go'), GO_PROGRAM);
      await run('go', 'mod', 'tidy');
      expect(await run('go', 'run', './call')).toBe('ok\n');
    },
    PATIENCE_MS,
  );

  it(
    'by openapi-python-client',
    async (context) => {
      const python = pythonWith(PYTHON_CLIENT);
      if ('reason' in python) {
        sayWhy(`openapi-python-client (${python.reason})`);
        return context.skip();
      }
      const into = ['--meta', 'none', '--output-path', 'academia'];
      await run(join(python.bin, 'openapi-python-client'), 'generate', '--path', 'openapi.json', ...into);
      await run(join(python.bin, 'python3'), '-m', 'compileall', '-q', 'academia');
      await writeFile(join(folder, 'call.py'), PYTHON_PROGRAM);
      expect(await run(join(python.bin, 'python3'), 'call.py')).toMatch(/ok\n$/i);
    },
    PATIENCE_MS,
  );

  it(
    'by openapi-typescript',
    async (context) => {
      const generate = ['--yes', OPENAPI_TYPESCRIPT, 'openapi.json', '-o', 'types.ts'];
      const { isDone, stderr } = await attempt('npx', generate);
      if (/npm error/.test(stderr)) {
        sayWhy('openapi-typescript (it cannot be installed)');
        return context.skip();
      }
      expect(isDone, stderr).toBe(true);
      await writeFile(join(folder, 'package.json'), '{ "type": "module" }');
      await writeFile(join(folder, 'call.ts'), TYPESCRIPT_PROGRAM);
      const options = ['--noEmit', '--strict', '--module', 'nodenext', '--allowImportingTsExtensions'];
      const types = ['--typeRoots', join(ROOT, 'node_modules/@types'), '--types', 'node'];
      const compiler = join(ROOT, 'node_modules/typescript-7/bin/tsc');
      await run(process.execPath, compiler, ...options, ...types, 'call.ts');
      const tsx = join(ROOT, 'node_modules/tsx/dist/loader.mjs');
      expect(await run(process.execPath, '--import', tsx, 'call.ts')).toBe('ok\n');
    },
    PATIENCE_MS,
  );
});
