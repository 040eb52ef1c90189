// The program as text and syntax: what the rules of this folder look at.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';

/** One file by its path from the root, with slashes. */
export interface Source {
  readonly path: string;
  readonly text: string;
  readonly syntax: ts.SourceFile;
}

/** What a rule found, as `path:line what`. An empty list: the rule is kept. */
export type Finding = string;
export type Rule = (sources: readonly Source[]) => readonly Finding[];

const ROOT = join(import.meta.dirname, '../..');
const ROOMS = ['.storybook', 'scripts', 'server', 'src', 'tests'];

const scriptKind = (path: string): ts.ScriptKind => {
  if (path.endsWith('.tsx')) return ts.ScriptKind.TSX;
  return path.endsWith('.mjs') ? ts.ScriptKind.JS : ts.ScriptKind.TS;
};

/** A file that exists, or one that a test makes up. */
export const sourceOf = (path: string, text: string): Source => ({
  path,
  text,
  syntax: ts.createSourceFile(path, text, ts.ScriptTarget.ESNext, true, scriptKind(path)),
});

const pathsBelow = (folder: string): readonly string[] => {
  const entries = readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => posix.join(...entry.parentPath.slice(ROOT.length + 1).split(/[\\/]/), entry.name));
};

/** Paths of all files in the rooms. */
export const allPaths: readonly string[] = readdirSync(ROOT)
  .filter((name) => ROOMS.includes(name))
  .flatMap(pathsBelow);

/** Every TypeScript and script file of the product, parsed once. */
export const allSources: readonly Source[] = allPaths
  .filter((path) => /\.(ts|tsx|mjs)$/.test(path))
  .map((path) => sourceOf(path, readFileSync(join(ROOT, path), 'utf8')));

export const isTest = (path: string): boolean =>
  /\.(test|stories)\.tsx?$/.test(path) || path.startsWith('tests/') || path.startsWith('.storybook/');

/** Visits every node below the root, parents first. */
export const walk = (node: ts.Node, visit: (node: ts.Node) => void): void => {
  node.forEachChild((child) => {
    visit(child);
    walk(child, visit);
  });
};

/** Line of a node's beginning, counted from 1. */
export const lineOf = (source: Source, position: number): number =>
  source.syntax.getLineAndCharacterOfPosition(position).line + 1;

/** Lines that a node covers, blank lines and lines of comment alone not counted. */
export const linesOf = (source: Source, node: ts.Node): number => {
  const text = source.text.slice(node.getStart(source.syntax), node.getEnd());
  return text.split('\n').filter((line) => !/^\s*($|\/\/|\/?\*)/.test(line)).length;
};

const specifierOf = (node: ts.Node): string | undefined => {
  if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node))
    return node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier) ? node.moduleSpecifier.text : undefined;
  const isDynamic = ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword;
  if (isDynamic || (ts.isNewExpression(node) && node.expression.getText() === 'URL')) {
    const [first] = node.arguments ?? [];
    return first && ts.isStringLiteral(first) ? first.text : undefined;
  }
  return undefined;
};

/** Files of ours that a file reads: `import`, `export from`, `import()`, `new URL('./x.ts', import.meta.url)`. */
export const importsOf = (source: Source): readonly string[] => {
  const found: string[] = [];
  walk(source.syntax, (node) => {
    const specifier = specifierOf(node);
    // Folders, and what the build makes (`.js`), are no files of ours.
    if (specifier && /^\..*\.(ts|tsx|mjs|css|json)$/.test(specifier))
      found.push(posix.join(posix.dirname(source.path), specifier));
  });
  return found;
};

/** Style sheets that a style sheet composes from. */
export const composedBy: ReadonlyMap<string, readonly string[]> = new Map(
  allPaths
    .filter((path) => path.endsWith('.module.css'))
    .map((path) => {
      const found = readFileSync(join(ROOT, path), 'utf8').matchAll(/composes: [\w ]+ from '([^']+)'/g);
      return [path, [...found].map(([, file = '']) => posix.join(posix.dirname(path), file))];
    }),
);
