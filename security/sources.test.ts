import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { filesOfTree } from './secrets.ts';

const sources = (folders: RegExp) =>
  filesOfTree()
    .filter((file) => folders.test(file) && /\.(ts|tsx|html)$/.test(file) && !/\.test\.tsx?$/.test(file))
    .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

const using = (pattern: RegExp, folders: RegExp) =>
  sources(folders)
    .filter(({ text }) => pattern.test(text))
    .map(({ file }) => file);

describe('the sources', () => {
  it('insert texts into a page as text', () => {
    const markup = /dangerouslySetInnerHTML|\b(inner|outer)HTML\b|insertAdjacentHTML|document\.write/;
    expect(using(markup, /^client\/src\//)).toEqual([]);
    expect(sources(/^client\/src\//).length).toBeGreaterThan(100);
  });

  it('do not evaluate texts as code', () => {
    expect(using(/\beval\(|new Function\(/, /^(client\/src|domain|bff\/(src|cli))\//)).toEqual([]);
  });

  it('listen to no messages of other windows, and do not prevent pasting', () => {
    expect(using(/postMessage|['"]message['"]\s*,|onPaste/, /^client\/src\//)).toEqual([]);
  });
});
