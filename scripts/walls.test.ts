import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';

const eslint = new ESLint();

const refusals = async (filePath: string, from: string) => {
  const [result] = await eslint.lintText(`import { thing } from '${from}';\nexport const used = thing;\n`, {
    filePath,
  });
  return result?.messages.filter(({ ruleId }) => ruleId === 'no-restricted-imports') ?? [];
};

const FORBIDDEN = [
  ['client/src/app/x.ts', '#bff/app.ts'],
  ['client/src/app/x.ts', '../../../bff/src/app.ts'],
  ['client/src/features/courses/x.ts', '#bff/app.ts'],
  ['client/src/features/courses/x.ts', '../history/stamp.tsx'],
  ['domain/courses/x.ts', '#bff/app.ts'],
  ['domain/courses/x.ts', 'react'],
  ['domain/courses/x.ts', 'node:fs'],
  ['bff/src/features/courses/x.routes.ts', './course.model.ts'],
  ['bff/src/features/courses/x.resolvers.ts', './course.model.ts'],
  ['bff/src/features/courses/x.service.ts', 'express'],
  ['bff/src/features/courses/x.service.ts', 'graphql'],
  ['bff/src/features/courses/x.service.ts', '../../../../packages/embedded-mongo/src/storage/store.ts'],
  ['bff/src/database/x.ts', '@academia/embedded-mongo/src/storage/store.ts'],
] as const;

const ALLOWED = [
  ['client/src/features/courses/x.ts', '#domain/dates.ts'],
  ['domain/courses/x.ts', 'valibot'],
  ['domain/courses/x.ts', '../dates.ts'],
  ['bff/src/features/courses/x.service.ts', './course.model.ts'],
  ['bff/src/database/x.ts', '@academia/embedded-mongo'],
] as const;

describe('the walls between the parts of the house', () => {
  it.each(FORBIDDEN)('%s may not import %s', async (file, from) => {
    expect(await refusals(file, from)).toHaveLength(1);
  });

  it.each(ALLOWED)('%s may import %s', async (file, from) => {
    expect(await refusals(file, from)).toEqual([]);
  });

  it('only env.ts reads the environment', async () => {
    const [result] = await eslint.lintText('export const port = process.env.PORT;\n', {
      filePath: 'bff/src/app.ts',
    });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-properties');
  });
});
