// The tables that a file of the server names in its SQL, and those that it writes: by statement or through the repository.
import { readdirSync, readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { allResources } from '../../src/resources/registry.ts';
import { lineFields } from '../../server/db/column.ts';
import { allSources, type Source, walk } from './source.ts';

const MIGRATIONS = join(import.meta.dirname, '../../server/db/migrations');

/** Every table that the migrations make. */
export const allTables: ReadonlySet<string> = new Set(
  readdirSync(MIGRATIONS)
    .filter((name) => name.endsWith('.sql'))
    .flatMap((name) => [
      ...readFileSync(join(MIGRATIONS, name), 'utf8').matchAll(/^create table (?:if not exists )?(\w+)/gim),
    ])
    .map(([, table = '']) => table),
);

/** Stands where a template puts something in. */
const HOLE = '§';
/** Texts and templates of a file. */
const textsOf = (source: Source): readonly string[] => {
  const found: string[] = [];
  walk(source.syntax, (node) => {
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) found.push(node.text);
    if (ts.isTemplateExpression(node))
      found.push([node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join(HOLE));
  });
  return found;
};

/** `for update of t skip locked` writes nothing, nor does `on update set null`. */
const WRITE = new RegExp(
  String.raw`\b(?:insert\s+into|update(?!\s+(?:set|of|skip|nowait)\b)|delete\s+from|merge\s+into|truncate(?:\s+table)?|copy)` +
    String.raw`\s+(?:only\s+)?"?(${HOLE}|[a-z_]+)`,
  'gi',
);
const READ = /\b(?:from|join|using|into|update|table)\s+(?:only\s+)?(?=([^()§'";]+))/gi;
/** `a x, b as y`: what follows FROM up to the next bracket or word of SQL. */
const ENDS =
  /\b(?:where|on|set|order|group|left|right|inner|cross|join|for|returning|values|select|union|limit|using|having)\b/i;

const namesIn = (list: string): readonly string[] =>
  (list.split(ENDS)[0] ?? '').split(',').flatMap((part) => part.trim().split(/\s+/)[0] ?? []);

/** Tables that the SQL of a file names. */
export const tablesRead = (source: Source): readonly string[] => [
  ...new Set(
    textsOf(source)
      .flatMap((text) => [...text.matchAll(READ)].flatMap(([, list = '']) => namesIn(list)))
      .filter((name) => allTables.has(name)),
  ),
];

const GENERIC = new Set([
  'insertRecord',
  'updateRecord',
  'deleteRecord',
  'genericCreate',
  'genericEdit',
  'genericDelete',
]);
/** What a file calls a name that it imports, as the file that declares it. */
const importedAs = (source: Source, name: string): { readonly path: string; readonly name: string } | undefined => {
  for (const node of source.syntax.statements) {
    const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
    if (!ts.isImportDeclaration(node) || !bindings || !ts.isNamedImports(bindings)) continue;
    const found = bindings.elements.find((element) => element.name.text === name);
    if (found && ts.isStringLiteral(node.moduleSpecifier))
      return {
        path: posix.join(posix.dirname(source.path), node.moduleSpecifier.text),
        name: (found.propertyName ?? found.name).text,
      };
  }
  return undefined;
};
/** Tables of a declared resource: its own, and those of its lines. */
const tablesOf = (table: string): readonly string[] => {
  const resource = allResources.find((one) => one.table === table);
  return resource ? [table, ...lineFields(resource.fields).map(([, field]) => field.table)] : [];
};
/** The declaration that one of the file's own is made of: `const stored = { ...mutation, fields }`. */
const spreadOf = ({ text }: Source, name: string): string =>
  new RegExp(`const ${name} = \\{\\s*\\.\\.\\.(\\w+)`).exec(text)?.[1] ?? name;
const declaredTables = (source: Source, name: string): readonly string[] => {
  const imported = importedAs(source, spreadOf(source, name));
  const declaration = allSources.find(({ path }) => path === imported?.path)?.text ?? '';
  const [, table] =
    new RegExp(`export const ${imported?.name} = define\\w+\\([^]*?table: '(\\w+)'`).exec(declaration) ?? [];
  return table === undefined ? [HOLE] : tablesOf(table);
};
const writtenThrough = (source: Source): readonly string[] => {
  const found: string[] = [];
  walk(source.syntax, (node) => {
    if (!ts.isCallExpression(node) || !GENERIC.has(node.expression.getText())) return;
    const resource = node.arguments[node.expression.getText().startsWith('generic') ? 0 : 1];
    if (resource) found.push(...declaredTables(source, resource.getText()));
  });
  return found;
};

/** Tables that a file writes; `§` where only the run of it can tell. */
export const tablesWritten = (source: Source): readonly string[] => {
  const stated = textsOf(source)
    .flatMap((text) => [...text.matchAll(WRITE)].map(([, table = '']) => table.toLowerCase()))
    .filter((table) => table === HOLE || allTables.has(table));
  return [...new Set([...stated, ...writtenThrough(source)])];
};
