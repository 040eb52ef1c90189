// Words stand where numbers were written as text too: in addresses, forms and statements a state is as little '1' as it is 1.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { allSources, lineOf, type Rule, sourceOf, walk } from './source.ts';
import { COLUMN, isNamed, isOurs, NAMED } from './worded.ts';

/** '1', '-1', '1,2', '2, 3, 10'. */
const DIGITS = /^-?\d{1,2}(?:, ?-?\d{1,2})*$/;
const isDigits = (node: ts.Node | undefined): boolean =>
  node !== undefined && ts.isStringLiteralLike(node) && DIGITS.test(node.text);

/** `status = '1'`, `kind in ('1', '3')`, `before ->> 'status' = '-1'`, `t.role::text <> '1'`. */
const QUOTED = new RegExp(`${COLUMN}'?\\)?(?:::text)? ?(?:(?:=|<>|!=) ?|(?:not )?in \\()'-?\\d`);
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);

/** `address.get('status')`, `next.set('status', …)`: the name of the parameter. */
const askedOf = (node: ts.Node): string => {
  const [name] = ts.isCallExpression(node) ? node.arguments : [];
  return name && ts.isStringLiteralLike(name) ? name.text : '';
};
const isAsked = (node: ts.Node): boolean => isNamed(node) || NAMED.test(askedOf(node));

const EQUALS: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
]);
const compares = (node: ts.Node): boolean =>
  ts.isBinaryExpression(node) &&
  EQUALS.has(node.operatorToken.kind) &&
  ((isAsked(node.left) && isDigits(node.right)) || (isAsked(node.right) && isDigits(node.left)));
const sets = (node: ts.Node): boolean =>
  ts.isCallExpression(node) && NAMED.test(askedOf(node)) && isDigits(node.arguments[1]);

/** What the value may be: either side of a choice. */
const values = (node: ts.Node): readonly ts.Node[] => {
  if (ts.isConditionalExpression(node)) return [...values(node.whenTrue), ...values(node.whenFalse)];
  return ts.isAsExpression(node) || ts.isParenthesizedExpression(node) ? values(node.expression) : [node];
};
const writes = (node: ts.Node): boolean =>
  ts.isPropertyAssignment(node) && isNamed(node.name) && values(node.initializer).some(isDigits);
/** `const CUSTOMER = '1'`: a number that goes by text has a name of its declaration. */
const keeps = (node: ts.Node): boolean =>
  ts.isVariableDeclaration(node) && node.initializer !== undefined && values(node.initializer).some(isDigits);
/** `['0', '1']`; with 'true' and 'false' beside them they stand for yes and no. */
const lists = (node: ts.Node): boolean =>
  ts.isArrayLiteralExpression(node) && node.elements.length > 1 && node.elements.every(isDigits);
/** `readonly status: '0' | '1'`. */
const types = (node: ts.Node): boolean => {
  if (!ts.isPropertySignature(node) || !isNamed(node.name) || !node.type) return false;
  const kinds = ts.isUnionTypeNode(node.type) ? node.type.types : [node.type];
  return kinds.some((kind) => ts.isLiteralTypeNode(kind) && isDigits(kind.literal));
};
/** `{ value: '1', label: 'Aktif' }` of a form; with a `name` it is the declaration itself. */
const offers = (node: ts.Node): boolean => {
  if (!ts.isObjectLiteralExpression(node)) return false;
  const parts = new Map(node.properties.map((part) => [part.name?.getText(), part]));
  const value = parts.get('value');
  const isValue = value !== undefined && ts.isPropertyAssignment(value) && isDigits(value.initializer);
  return isValue && parts.has('label') && !parts.has('name');
};

const SIGNS = [compares, sets, writes, keeps, lists, types, offers];
const digitsAsText: Rule = (sources) =>
  sources.filter(isOurs).flatMap((source) => {
    const found: string[] = [];
    walk(source.syntax, (node) => {
      if (SIGNS.some((sign) => sign(node)) || (isText(node) && QUOTED.test(node.text)))
        found.push(`${source.path}:${lineOf(source, node.getStart())} ${node.getText().slice(0, 80)}`);
    });
    return found;
  });

const seenIn = (text: string): readonly string[] => digitsAsText([sourceOf('src/custom/odd.ts', text)]);

describe('states and choices as text', () => {
  it('are named by their declarations', () => {
    expect(digitsAsText(allSources)).toEqual([]);
  });

  it.each([
    `const sales = list({ type: '3' });`,
    `const told = { ...query, status: '-1' };`,
    `const state = { status: left ? '0' : '1' };`,
    `const gone = row.status === '-1';`,
    `const gone = row['status'] !== '1';`,
    `const left = search.get('status') === '0';`,
    `next.set('status', '0');`,
    `query.append('role', '2, 3');`,
    `const CUSTOMER = '1';`,
    `const STAFF = '2, 3, 4' as const;`,
    `const tabs = of(['0', '1', '-1']);`,
    `const shape = { gender: z.enum(['0', '1']) };`,
    `interface State { readonly status: '0' | '1' }`,
    `const options = [{ value: '1', label: t('staff.working') }];`,
    `const rows = named('x', "select id from bills where status = '1'");`,
    `const rows = named('x', "select id from applogs where before ->> 'status' = '-1'");`,
    `const rows = named('x', "select id from users where role::text in ('2', '3')");`,
  ])('are found: %s', (text) => {
    expect(seenIn(text)).toHaveLength(1);
  });

  it.each([
    'const sales = list({ type: String(billType.sale) });',
    'const told = { status: `${visit.state.cancelled}` };',
    `next.set('page', '1');`,
    `const isdoctor = search.get('isdoctor') === '1';`,
    `const flag = z.enum(['true', 'false', '1', '0']);`,
    `const code = text.padStart(2, '0');`,
    `const answer = { statusCode: '404', version: '1' };`,
    `const genders = [{ value: '0', name: 'male', label: 'Laki-laki' }];`,
    'const rows = named("x", `select id from bills where status = ${bill.state.draft} and code like \'1%\'`);',
  ])('are not: %s', (text) => {
    expect(seenIn(text)).toEqual([]);
  });
});
