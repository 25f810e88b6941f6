import { readFileSync } from 'node:fs';
import ts from 'typescript';

export interface FoundTest {
  title: string;
  /** It, or a `describe` around it, runs for each of the surfaces. */
  asksBoth: boolean;
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

const titleOf = ({ arguments: [title] }: ts.CallExpression): string | undefined => {
  if (!title) return undefined;
  if (ts.isStringLiteralLike(title)) return title.text;
  if (ts.isTemplateExpression(title)) return title.getText().slice(1, -1);
  return undefined;
};

const SURFACES = /\bsurfaces\b/;

/** The lists that a file makes of `surfaces`, and that one. */
const listsOfSurfaces = (tree: ts.SourceFile) => {
  const declared = tree.statements
    .filter(ts.isVariableStatement)
    .flatMap(({ declarationList }) => [...declarationList.declarations]);
  const derived = declared.filter(({ initializer }) => initializer && SURFACES.test(initializer.getText()));
  return new Set(['surfaces', ...derived.map(({ name }) => name.getText())]);
};

/** What a file's source declares as tests; nothing of it runs. */
export const testsInSource = (source: string, file = 'source.ts'): FoundTest[] => {
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, true);
  const lists = listsOfSurfaces(tree);
  const found: FoundTest[] = [];
  const isForEach = ({ expression }: ts.CallExpression) => {
    const list = ts.isCallExpression(expression) && expression.arguments[0];
    return Boolean(list && ts.isIdentifier(list) && lists.has(list.text));
  };
  const visit = (node: ts.Node, isInside: boolean) => {
    let asksBoth = isInside;
    if (ts.isCallExpression(node)) {
      const name = firstName(node.expression);
      const title = titleOf(node);
      const isTest = RUNS.test(name) && title !== undefined;
      if (isTest || name === 'describe') asksBoth ||= isForEach(node);
      if (isTest) found.push({ title, asksBoth });
    }
    node.forEachChild((child) => visit(child, asksBoth));
  };
  visit(tree, false);
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

const SPECIAL = /[.*+?^${}()|[\]\\]/g;
/** What vitest fills in: `%s`, `$name`, `${count}`. */
const FILLED = /%[a-z]|\$\{\w+\}|\$\w+/g;

/** Finds a title as it is reported by a title as it is written. */
export const reportedAs = (title: string) =>
  title
    .split(FILLED)
    .map((part) => part.replace(SPECIAL, String.raw`\$&`))
    .join('.*');
