import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface FoundTest {
  title: string;
  /** The list that an enclosing `describe.each` runs it for, by its name in the file. */
  lists: string[];
}

/** `it`, `test`, and those that a file has made of them: `itIfAtomic`. */
const RUNS = /^(it|test)([A-Z]\w*)?$/;

/** `it`, `it.each(rows)`, `describe.skipIf(x)`: the first name of the callee. */
const firstName = (callee: ts.Expression): string => {
  if (ts.isIdentifier(callee)) return callee.text;
  if (ts.isPropertyAccessExpression(callee) || ts.isCallExpression(callee))
    return firstName(callee.expression);
  return '';
};

/** The argument of `each`, when it is a name. */
const listOf = ({ expression }: ts.CallExpression): string[] =>
  ts.isCallExpression(expression) && expression.arguments[0] && ts.isIdentifier(expression.arguments[0])
    ? [expression.arguments[0].text]
    : [];

const titleOf = ({ arguments: [title] }: ts.CallExpression): string | undefined => {
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.getText().slice(1, -1);
  return undefined;
};

/** What a file's source declares as tests; nothing of it runs. */
export const testsInSource = (source: string, file = 'source.ts'): FoundTest[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const found: FoundTest[] = [];
  const visit = (node: ts.Node, lists: string[]) => {
    let inner = lists;
    if (ts.isCallExpression(node)) {
      const name = firstName(node.expression);
      const title = titleOf(node);
      if (RUNS.test(name) && title !== undefined) found.push({ title, lists: [...lists, ...listOf(node)] });
      if (name === 'describe') inner = [...lists, ...listOf(node)];
    }
    node.forEachChild((child) => visit(child, inner));
  };
  visit(tree, []);
  return found;
};

const read = new Map<string, FoundTest[]>();

export const testsInFile = (file: string): FoundTest[] => {
  const known = read.get(file);
  if (known) return known;
  const tests = testsInSource(readFileSync(file, 'utf8'), file);
  read.set(file, tests);
  return tests;
};
