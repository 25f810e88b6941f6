import { Agent } from 'node:http';
import { afterAll, expect, it } from 'vitest';
import { useTestServer } from '../harness.ts';
import { MAX_MS, leastProcessorMs } from '../large-inputs/processor-ms.ts';
import { inAddress } from '../large-inputs/rest-requests.ts';
import { VARIABLE_SHAPES } from '../large-inputs/shapes.ts';
import { sendPlain } from '../plain-http.ts';
import { addressOf } from '../rest-paths.ts';
import { SECRET, servedPages } from './served-pages.ts';

const server = useTestServer();
const agent = new Agent({ keepAlive: true });

afterAll(() => agent.destroy());

it('the pages beside the APIs handle a large input at little cost, wherever it is', async () => {
  const faults: string[] = [];
  for (const { method, path } of await servedPages(server)) {
    for (const [shape, json] of Object.entries(VARIABLE_SHAPES)) {
      const large = inAddress(json);
      const targets = [
        `${addressOf(path.replace('{*path}', ':path'), large)}`,
        `${addressOf(path, SECRET)}?codigo=${large}&de=${large}`,
      ];
      for (const target of targets) {
        let status = 0;
        const ms = await leastProcessorMs(async () => {
          ({ status } = await sendPlain(server.url, agent, { method, path: target }));
        });
        if (ms >= MAX_MS || status >= 500)
          faults.push(`${method} ${path} of ${shape}: ${status}, ${ms.toFixed()} ms`);
      }
    }
  }
  expect(faults).toEqual([]);
}, 60_000);
