// Words stand where numbers and codes did: states, kinds, events and accounts are named by their declarations alone.
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import { accountRole, CLEARING_ACCOUNTS } from '../../src/resources/finance/account-role.ts';
import { postedEvent, writtenEvent } from '../../src/resources/finance/journal-event.ts';
import { allSources, lineOf, type Rule, type Source, sourceOf, walk } from './source.ts';
import { COLUMN, INSERT, isNamed, isNumber, isOurs, isSmall, listAt, NAMED, statementOf } from './worded.ts';

const NUMBER = String.raw`-?\d+\b(?![.%])`;
/**
 * `t.status <> -1`, `kind in (1, 3)`, `set status = 2`, `case r.type when 3`, `$.status == 1`, `status = case when $2 = 0 then 3`,
 * `else 1 end as status`, `-1 as direction`.
 */
const BARE_SQL = new RegExp(
  [
    `${COLUMN} ?(?:=|<>|!=|==|<=|>=|<|>) ?${NUMBER}`,
    `${COLUMN} (?:not )?in \\(${NUMBER}`,
    `case (?:\\w+\\.)?${COLUMN} when ${NUMBER}`,
    `${COLUMN} = case when [^;]*? (?:then|else) ${NUMBER}`,
    `${NUMBER}(?: end)? as ${COLUMN}`,
  ].join('|'),
);

const placesBare = (text: string): boolean =>
  [...text.matchAll(INSERT)].some(({ 0: whole, 1: columns = '', index }) => {
    const values = listAt(text.slice(index + whole.length));
    return listAt(columns).some((column, at) => NAMED.test(column) && /^-?\d+\b/.test(values[at] ?? ''));
  });
const isText = (node: ts.Node): node is ts.LiteralLikeNode =>
  ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddle(node) || ts.isTemplateTail(node);
const COMPARES: ReadonlySet<ts.SyntaxKind> = new Set([
  ts.SyntaxKind.EqualsEqualsEqualsToken,
  ts.SyntaxKind.ExclamationEqualsEqualsToken,
  ts.SyntaxKind.LessThanToken,
  ts.SyntaxKind.LessThanEqualsToken,
  ts.SyntaxKind.GreaterThanToken,
  ts.SyntaxKind.GreaterThanEqualsToken,
]);
/** Names of the file that stand for a bare number: `const CANCELLED = -1`. */
const numbersIn = ({ syntax }: Source): ReadonlySet<string> => {
  const found = new Set<string>();
  walk(syntax, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer && isSmall(node.initializer))
      found.add(node.name.text);
  });
  return found;
};
const isBare = (node: ts.Node, numbers: ReadonlySet<string>): boolean =>
  isSmall(node) || (ts.isIdentifier(node) && numbers.has(node.text));

const comparesBare = (node: ts.Node, numbers: ReadonlySet<string>): boolean =>
  ts.isBinaryExpression(node) &&
  COMPARES.has(node.operatorToken.kind) &&
  ((isNamed(node.left) && isBare(node.right, numbers)) || (isNamed(node.right) && isBare(node.left, numbers)));
const includesBare = (node: ts.Node): boolean =>
  ts.isCallExpression(node) &&
  ts.isPropertyAccessExpression(node.expression) &&
  node.expression.name.text === 'includes' &&
  ts.isArrayLiteralExpression(node.expression.expression) &&
  node.expression.expression.elements.some(isNumber) &&
  node.arguments.some(isNamed);
const writesBare = (node: ts.Node, numbers: ReadonlySet<string>): boolean =>
  ts.isPropertyAssignment(node) && isNamed(node.name) && isBare(node.initializer, numbers);

/** Where a request got no answer at all, the client calls that status 0. */
const NO_ANSWER = [
  'src/kit/form/refusal.ts',
  'src/parts/finance/cashier/use-paying.ts',
  'src/custom/service/visit/soap/note-writer.ts',
];
const bareNumbers: Rule = (sources) =>
  sources
    .filter((source) => isOurs(source) && !NO_ANSWER.includes(source.path))
    .flatMap((source) => {
      const numbers = numbersIn(source);
      const found: string[] = [];
      walk(source.syntax, (node) => {
        const bare = comparesBare(node, numbers) || includesBare(node) || writesBare(node, numbers);
        if (bare || (isText(node) && BARE_SQL.test(node.text)) || placesBare(statementOf(node) ?? ''))
          found.push(`${source.path}:${lineOf(source, node.getStart())} ${node.getText().slice(0, 80)}`);
      });
      return found;
    });

/** Texts that only their own file may hold. */
const wordsOutside =
  (homes: readonly string[], words: RegExp): Rule =>
  (sources) =>
    sources
      .filter((source) => isOurs(source) && !homes.includes(source.path))
      .flatMap((source) => {
        const found: string[] = [];
        walk(source.syntax, (node) => {
          const word = isText(node) ? words.exec(node.text)?.[0] : undefined;
          if (word !== undefined) found.push(`${source.path}:${lineOf(source, node.getStart())} ${word}`);
        });
        return found;
      });
const keys = Object.values({ ...postedEvent, ...writtenEvent }).map(({ key }) => key.replace('.', String.raw`\.`));
const bareEvents = wordsOutside(
  [
    'src/resources/finance/journal-event.ts',
    'src/resources/finance/stock-event.ts',
    'src/resources/finance/asset-event.ts',
    'src/resources/finance/package-event.ts',
    'src/resources/finance/payroll-event.ts',
  ],
  new RegExp(`(?<![\\w./])(?:${keys.join('|')})(?![\\w.])`),
);
const bareAccounts = wordsOutside(['src/resources/finance/account-role.ts'], /(?<![\w-])[1-9]-\d{3}[\d_](?![\w-])/);

const seenIn = (rule: Rule, text: string): readonly string[] => rule([sourceOf('server/usecases/odd.ts', text)]);

describe('numbers of states and choices', () => {
  it('are named by their declarations', () => {
    expect(bareNumbers(allSources)).toEqual([]);
  });

  it.each([
    'const gone = visit.status === -1;',
    `const gone = row['status'] !== 1;`,
    'const due = bill.status < 3;',
    'const CREDIT = 2;\nconst credit = bill.payment_type === CREDIT;',
    'const open = [0, 1].includes(bill.status);',
    'const change = { status: -1 };',
    `const rows = named('x', 'select id from bills where status <> -1');`,
    `const rows = named('x', 'update visits set status = 3 where id = $1');`,
    'const rows = named("x", `select id from journals where kind in (1, 3) and ${mine}`);',
    `const total = 'case r.type when 3 then -r.amount else r.amount end';`,
    `const stands = '$.status == 1';`,
    'const she = patient.gender === 1;',
    'const ahead = { priority: 2 };',
    `const rows = named('x', 'insert into bills (id, status, note) values ($1, 0, $2)');`,
    'const rows = named("x", `insert into bills (id, note, status) select id, coalesce(${note}, 1), 2 from made`);',
    `const rows = named('x', 'update bills set status = case when $2 = 0 then 3 else $3 end where id = $1');`,
    `const rows = named('x', 'select id, -1 as direction from held');`,
  ])('are found when bare: %s', (text) => {
    expect(seenIn(bareNumbers, text)).toHaveLength(1);
  });

  it.each([
    'const gone = visit.status === visit.state.cancelled;',
    'const rows = named("x", `select id from bills where status <> ${bill.state.cancelled}`);',
    `const late = response.status === 404 || answer.status >= 500;`,
    'const made = { record, status: 201 };',
    'const rows = named("x", `insert into bills (id, qty, status) values ($1, 0, ${bill.state.draft})`);',
  ])('may be named, and are not those of HTTP: %s', (text) => {
    expect(seenIn(bareNumbers, text)).toEqual([]);
  });
});

describe('events of the ledger', () => {
  it('stand in their declaration alone', () => {
    expect(bareEvents(allSources)).toEqual([]);
  });

  it.each([`await post(context, 'bill.issued', posting);`, "const paid = `j.event = 'bill.paid' and ${mine}`;"])(
    'are found elsewhere: %s',
    (text) => {
      expect(seenIn(bareEvents, text)).toHaveLength(1);
    },
  );
});

describe('codes of accounts', () => {
  it('stand with their roles alone', () => {
    expect(bareAccounts(allSources)).toEqual([]);
  });

  it.each([...Object.values(accountRole).slice(0, 2), CLEARING_ACCOUNTS])('are found elsewhere: %s', (code) => {
    expect(
      seenIn(bareAccounts, `const account = 'select id from akuns where code = $1 or code = "${code}"';`),
    ).toHaveLength(1);
  });
});
