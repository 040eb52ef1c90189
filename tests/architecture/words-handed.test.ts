// Words stand where numbers are handed over: arguments of functions and statements, choices of a shape, keys of what a state stands for.
import { posix } from 'node:path';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, lineOf, type Rule, type Source, sourceOf, walk } from './source.ts';
import { COLUMN, INSERT, isNamed, isOurs, isSmall, listAt, NAMED, statementOf } from './worded.ts';

/** Names of types and of lists whose numbers have names: `LogStatus`, `keyof typeof visit.states`, `STATUS_NAMES`. */
const WORDED_TYPE = /(?:Status|States?|\.states|Kind|Role|Gender)\b/;
const WORDED_LIST =
  /^(?:\w+_)?(?:STATUS|STATES?|KINDS?|TYPES?|ROLES?|GENDERS?)(?:_\w+)?$|(?:status|state|kind|role|gender)/i;

/** Where a function or a statement takes such a number: places of its arguments, counted from 0. */
type Places = ReadonlySet<number>;

const takes = ({ name, type }: ts.ParameterDeclaration): boolean =>
  NAMED.test(name.getText()) || WORDED_TYPE.test(type?.getText() ?? '');
const ofFunction = ({ parameters }: ts.SignatureDeclaration): Places =>
  new Set(parameters.flatMap((parameter, at) => (takes(parameter) ? [at] : [])));

const SENT = new RegExp(`${COLUMN} ?(?:=|<>|<=|>=|<|>) ?\\$(\\d+)\\b`, 'g');
/** `run(tx, statement, …)`: its first value is the third argument. */
const BEFORE_VALUES = 2;
const ofText = (text: string): Places => {
  const sent = [...text.matchAll(SENT)].map(([, number]) => Number(number));
  const inserted = [...text.matchAll(INSERT)].flatMap(({ 0: whole, 1: columns = '', index }) => {
    const values = listAt(text.slice(index + whole.length));
    return listAt(columns).flatMap((column, at) => (NAMED.test(column) ? [Number(values[at]?.replace('$', ''))] : []));
  });
  return new Set([...sent, ...inserted].map((number) => number - 1 + BEFORE_VALUES));
};
const ofStatement = (call: ts.CallExpression): Places =>
  new Set(call.arguments.flatMap((part) => [...ofText(statementOf(part) ?? '')]));

const placesOf = (value: ts.Expression): Places | undefined => {
  if (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) return ofFunction(value);
  const makes = ts.isCallExpression(value) && ['named', 'planned', 'composed'].includes(value.expression.getText());
  return makes ? ofStatement(value) : undefined;
};
const declaredIn = ({ syntax }: Source): ReadonlyMap<string, Places> => {
  const found = new Map<string, Places>();
  walk(syntax, (node) => {
    if (ts.isFunctionDeclaration(node) && node.name) found.set(node.name.text, ofFunction(node));
    const places = ts.isVariableDeclaration(node) && node.initializer && placesOf(node.initializer);
    if (places) found.set(node.name.getText(), places);
  });
  return found;
};

type Declared = ReadonlyMap<string, ReadonlyMap<string, Places>>;
/** What a file declares, and what it brings from other files of ours, by the names that it has there. */
const knownIn = (source: Source, declared: Declared): ReadonlyMap<string, Places> => {
  const known = new Map(declared.get(source.path));
  walk(source.syntax, (node) => {
    const bindings = ts.isImportDeclaration(node) && node.importClause?.namedBindings;
    if (!bindings || !ts.isNamedImports(bindings) || !ts.isStringLiteral(node.moduleSpecifier)) return;
    const home = declared.get(posix.join(posix.dirname(source.path), node.moduleSpecifier.text));
    for (const { name, propertyName } of bindings.elements) {
      const places = home?.get((propertyName ?? name).getText());
      if (places) known.set(name.text, places);
    }
  });
  return known;
};

const nameOf = ({ expression }: ts.CallExpression): string =>
  ts.isPropertyAccessExpression(expression) ? expression.name.text : expression.getText();
const isHanded = (node: ts.Node, known: ReadonlyMap<string, Places>): boolean => {
  if (!ts.isCallExpression(node)) return false;
  const called = ts.isIdentifier(node.expression) ? node.expression.text : '';
  const statement = node.arguments[1]?.getText() ?? '';
  const places = known.get(/^run(One)?$/.test(called) ? statement : called);
  return node.arguments.some((value, at) => places?.has(at) && isSmall(value));
};

/** `status: z.union([z.literal(1), z.literal(-1)])`, `kind: choice.default(1)`. */
const isChosen = (node: ts.Node): boolean => {
  if (!ts.isPropertyAssignment(node) || !isNamed(node.name)) return false;
  let found = false;
  walk(node, (part) => {
    const chooses = ts.isCallExpression(part) && ['literal', 'default'].includes(nameOf(part));
    const values = chooses
      ? part.arguments.flatMap((one) => (ts.isArrayLiteralExpression(one) ? one.elements : [one]))
      : [];
    found ||= values.some(isSmall);
  });
  return found;
};

const isKey = (name: ts.PropertyName | undefined): boolean => {
  if (!name) return false;
  if (ts.isComputedPropertyName(name)) return isSmall(name.expression);
  return isSmall(name) || (ts.isStringLiteral(name) && /^-?\d{1,2}$/.test(name.text));
};
/** An entry of a declaration gives the number its name: `0: { name: 'draft', … }`. */
const names = (entry: ts.ObjectLiteralElementLike): boolean =>
  ts.isPropertyAssignment(entry) &&
  ts.isObjectLiteralExpression(entry.initializer) &&
  entry.initializer.properties.some(({ name }) => name?.getText() === 'name');
const holderOf = (node: ts.Node): ts.VariableDeclaration | ts.PropertyAssignment | undefined => {
  if (ts.isVariableDeclaration(node) || ts.isPropertyAssignment(node)) return node;
  return ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isObjectLiteralExpression(node)
    ? holderOf(node.parent)
    : undefined;
};
const isKeyed = (node: ts.Node, source: Source): boolean => {
  if (!ts.isObjectLiteralExpression(node)) return false;
  if (!node.properties.some((entry) => isKey(entry.name) && !names(entry))) return false;
  const holder = holderOf(node.parent);
  const name = holder?.name.getText() ?? '';
  const type = holder && ts.isVariableDeclaration(holder) ? (holder.type?.getText() ?? '') : '';
  const read = new RegExp(`\\b${name}\\[(?:\\w+\\.)*${COLUMN}\\]`);
  return WORDED_LIST.test(name) || WORDED_TYPE.test(type) || (name !== '' && read.test(source.text));
};

/** Where a request got no answer at all, the client calls that status 0. */
const NO_ANSWER = 'src/providers/http.ts';
const handedNumbers: Rule = (sources) => {
  const ours = sources.filter((source) => isOurs(source) && source.path !== NO_ANSWER);
  const declared: Declared = new Map(ours.map((source) => [source.path, declaredIn(source)]));
  return ours.flatMap((source) => {
    const known = knownIn(source, declared);
    const found: string[] = [];
    walk(source.syntax, (node) => {
      if (isHanded(node, known) || isChosen(node) || isKeyed(node, source))
        found.push(`${source.path}:${lineOf(source, node.getStart())} ${node.getText().slice(0, 80)}`);
    });
    return found;
  });
};

const seenIn = (text: string, ...others: readonly Source[]): readonly string[] =>
  handedNumbers([sourceOf('server/usecases/odd.ts', text), ...others]);

describe('numbers of states and choices that are handed over', () => {
  it('are named by their declarations', () => {
    expect(handedNumbers(allSources)).toEqual([]);
  });

  it.each([
    'const move = (status: number) => status;\nmove(-1);',
    'function move(row: Row, to: keyof typeof visit.states) {}\nmove(row, 2);',
    'const told = (row: Row, to: LogStatus) => row;\ntold(row, 0);',
    `const set = named('x', 'update plans set status = $2 where id = $1');\nrun(tx, set, row.id, -1);`,
    `const add = named('x', 'insert into bills (id, status) values ($1, $2)');\nrunOne(tx, add, row.id, 1);`,
    'const of = planned(`select id from journals where kind = $1 and ${mine}`);\nrun(tx, of, 3);',
    'const body = { status: z.union([z.literal(1), z.literal(-1)]) };',
    'const body = { kind: z.literal([journalKind.transaction, journalKind.adjusting]).default(1) };',
    `const STATUS_NAMES = { '-1': 'Rejected', '0': 'Requested' };`,
    `const tones: Readonly<Record<VisitStatus, Tone>> = { 1: 'info', [-1]: 'danger' };`,
    `const labels = { 0: 'Draf', 1: 'Terbit' } as const;\nconst label = labels[row.status];`,
  ])('are found when bare: %s', (text) => {
    expect(seenIn(text)).toHaveLength(1);
  });

  it('are found where the function comes from another file', () => {
    const home = sourceOf('server/usecases/kernel/move.ts', 'export const move = (row: Row, status: number) => row;');
    expect(seenIn(`import { move as go } from './kernel/move.ts';\ngo(row, 1);`, home)).toHaveLength(1);
    expect(seenIn(`import { move } from 'elsewhere';\nmove(row, 1);`, home)).toEqual([]);
  });

  it.each([
    'const move = (status: number, by: number) => status;\nmove(visit.state.cancelled, 1);',
    'const answer = (status: number) => status;\nanswer(404);',
    `const set = named('x', 'update plans set status = $2 where id = $1');\nrun(tx, set, 1, plan.state.approved);`,
    'const body = { status: z.literal(plan.state.approved), limit: z.number().default(1) };',
    `const states = { 0: { name: 'draft', label: 'Draf' }, [-1]: { name: 'cancelled', label: 'Batal' } } as const;`,
    `const byState = { '23505': duplicate };`,
    `const keys = { '+': larger, '0': reset };`,
  ])('may be named, and other numbers may be bare: %s', (text) => {
    expect(seenIn(text)).toEqual([]);
  });
});
