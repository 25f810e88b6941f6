/** Prints the failed tests of the JSON reports in a folder, each with the first line of its error. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';

const Report = v.object({
  testResults: v.array(
    v.object({
      name: v.string(),
      status: v.string(),
      message: v.optional(v.string(), ''),
      assertionResults: v.array(
        v.object({
          status: v.string(),
          fullName: v.string(),
          failureMessages: v.nullish(v.array(v.string())),
        }),
      ),
    }),
  ),
});

const firstLine = (text: string) => text.trim().split('\n')[0]?.slice(0, 300) ?? '';

const [folder = '.'] = process.argv.slice(2);
for (const report of readdirSync(folder).filter((name) => name.endsWith('.json'))) {
  const { testResults } = v.parse(Report, JSON.parse(readFileSync(join(folder, report), 'utf8')));
  for (const file of testResults.filter(({ status }) => status === 'failed')) {
    const failed = file.assertionResults.filter(({ status }) => status === 'failed');
    if (failed.length === 0) console.log(`failed: ${report}: ${file.name}: ${firstLine(file.message)}`);
    for (const { fullName, failureMessages } of failed) {
      console.log(`failed: ${report}: ${fullName}: ${firstLine(failureMessages?.[0] ?? '')}`);
    }
  }
}
