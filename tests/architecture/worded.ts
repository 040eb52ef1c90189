// Which columns have names for their numbers, and how bare numbers are seen in code and in statements.
import ts from 'typescript';
import { isTest, type Source } from './source.ts';

/** Statements of migrations are no TypeScript; what a demonstration has is written as somebody would enter it. */
export const isOurs = ({ path }: Source): boolean =>
  /^(src|server)\//.test(path) && !path.startsWith('server/db/seed/') && !isTest(path);

/** Columns whose numbers have names. */
const WORDED =
  'status|kind|type|role|assigner_role|origin|direction|cashflow|payment_type|due_mode|gender|wali_gender|priority';
export const NAMED = new RegExp(`^(?:${WORDED})$`);
export const COLUMN = String.raw`\b(?:${WORDED})\b`;
/** What follows the columns of an INSERT, by its place: `(status, note) values (1, $1)`, `(id, status) select id, 1 from made`. */
export const INSERT = /insert into \w+ ?\(([^)]*)\)\s*(?:overriding \w+ value\s*)?(values \(|select )/g;
export const listAt = (text: string): readonly string[] => {
  const items = [''];
  let depth = 0;
  for (const letter of text) {
    depth += letter === '(' ? 1 : letter === ')' ? -1 : 0;
    if (depth < 0) break;
    if (letter === ',' && depth === 0) items.push('');
    else items.push(`${items.pop()}${letter}`);
  }
  return items.map((item) => item.trim());
};
/** A statement as it is written, with a word for each part that is put in. */
export const statementOf = (node: ts.Node): string | undefined => {
  if (ts.isTemplateExpression(node))
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)].join('$word');
  return ts.isStringLiteralLike(node) ? node.text : undefined;
};

export const isNumber = (node: ts.Node): boolean =>
  ts.isNumericLiteral(node) || (ts.isPrefixUnaryExpression(node) && ts.isNumericLiteral(node.operand));
/** Answers of HTTP are called status as well. */
const OF_HTTP = 100;
export const isSmall = (node: ts.Node): boolean =>
  isNumber(node) && Math.abs(Number(node.getText().replaceAll('_', ''))) < OF_HTTP;
/** 'status' of `visit.status`, `row['status']`, `(status)`. */
const columnOf = (node: ts.Node): string | undefined => {
  if (ts.isParenthesizedExpression(node)) return columnOf(node.expression);
  if (ts.isElementAccessExpression(node) && ts.isStringLiteral(node.argumentExpression))
    return node.argumentExpression.text;
  if (ts.isPropertyAccessExpression(node)) return node.name.text;
  return ts.isIdentifier(node) ? node.text : undefined;
};
export const isNamed = (node: ts.Node): boolean => NAMED.test(columnOf(node) ?? '');
