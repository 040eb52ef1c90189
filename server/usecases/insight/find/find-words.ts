// GET platform/cari: what the palette finds beside patients and pages. Nothing is found that its list would refuse: each is asked of
// whoever may list and open it, and of the branches in his sight (decision 116).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { can, hasFeature, mayOpenRoute } from '../../../../src/policies/index.ts';
import type { findByWords } from '../../../../src/resources/platform/find-calls.ts';
import type { ResourceName } from '../../../../src/resources/registry.ts';
import { askedCode } from '../../../domain/asked-code.ts';
import { documentKinds } from '../../../domain/document-code.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { lists } from '../../kernel/lists.ts';
import { documents, type Found, tables } from './documents.ts';

type Row = AnswerOf<'platform.find.words'>['data'][number];

/** Documents, and of each master. */
const SHOWN = { documents: 6, masters: 4 } as const;

const branchCodes = named<{ code: string }, [branches: readonly number[]]>(
  'find_branches',
  'select code from profiles where id = any ($1) order by id',
);

/** $1 table; each branch and range is one look into the index of its codes, the newest first. */
const byCode = named<
  { id: number; code: string },
  [table: string, branches: readonly number[], lows: readonly string[], highs: readonly string[]]
>(
  'find_documents',
  `${tables
    .map(
      (
        table,
      ) => `select f.id, f.code from unnest($2::bigint[]) b cross join unnest($3::text[], $4::text[]) as r (low, high)
        cross join lateral (select t.id, t.code from ${table} t
          where t.profile_id = b and t.code between r.low and r.high order by t.code desc limit ${SHOWN.documents}) f
        where $1::text = '${table}'`,
    )
    .join(' union all ')} order by code desc limit ${SHOWN.documents}`,
);

const pathOf = (address: string): string => address.replace(/\?.*$/, '');
const mayOpen = ({ actor }: Context, address: string): boolean =>
  mayOpenRoute(actor, pathOf(address)) && hasFeature(actor, pathOf(address));

/** Which of the rows their list shows the reader, where it narrows by more than branch and grant; they are asked for by their ids. */
const seenOf = async (
  context: Context,
  { resource, narrowed }: Found,
  rows: readonly { readonly id: number }[],
): Promise<ReadonlySet<number>> => {
  const among = rows.map(({ id }) => id);
  if (!narrowed || among.length === 0) return new Set(among);
  const { data } = await lists.given().list(context, { resource, query: {}, rows: among.length, among });
  return new Set(data.map(({ id }) => Number(id)));
};

const documentsOf = async (context: Context, keyword: string): Promise<readonly Row[]> => {
  const { tx, branches, actor, today } = context;
  const codes = (await run(tx, branchCodes, branches)).map(({ code }) => code);
  const year = Number(today.slice(0, 4));
  const asked = askedCode(keyword, { branches: codes, years: [String(year), String(year - 1)] });
  const found: Found | undefined = asked && documents[asked.kind];
  if (!asked || !found || !can(actor, found.resource, 'list')) return [];
  const page = found.pages.find((one) => mayOpen(context, one));
  if (page === undefined) return [];
  const lows = asked.ranges.map(({ low }) => low);
  const highs = asked.ranges.map(({ high }) => high);
  const rows = await run(tx, byCode, found.table, branches, lows, highs);
  const seen = await seenOf(context, found, rows);
  return rows
    .filter(({ id }) => seen.has(id))
    .map(({ id, code }) => ({
      kind: documentKinds[asked.kind].label,
      label: code,
      to: page.replace(':id', String(id)).replace(':code', encodeURIComponent(code)),
    }));
};

interface Master {
  readonly resource: ResourceName;
  readonly kind: string;
  readonly page: string;
}
const MASTERS: readonly Master[] = [
  { resource: 'finance.akun', kind: 'Akun', page: '/finance/laporan-v2/bukubesar?akun=:id' },
  { resource: 'inventory.vendor', kind: 'Vendor', page: '/inventory/master/vendor/:id' },
  { resource: 'inventory.item', kind: 'Item', page: '/inventory/master/item/:id' },
];

const mastersOf = async (
  context: Context,
  { resource, kind, page }: Master,
  keyword: string,
): Promise<readonly Row[]> => {
  const reads = can(context.actor, resource, 'list') && mayOpen(context, page);
  // The ledger of an account is a report.
  const opens = resource !== 'finance.akun' || can(context.actor, 'finance.laporan.bukubesar', 'call');
  if (!reads || !opens) return [];
  const { data } = await lists.given().list(context, { resource, query: { keyword }, rows: SHOWN.masters });
  return data.map(({ id, code, name }) => ({
    kind,
    label: `${String(code)} ${String(name)}`,
    to: page.replace(':id', String(id)),
  }));
};

/** Documents first: who types a code means one. */
export const findWords = async (
  context: Context,
  { query: { keyword } }: CallRequest<typeof findByWords>,
): Promise<AnswerOf<'platform.find.words'>> => {
  const found = await Promise.all([
    documentsOf(context, keyword),
    ...MASTERS.map((master) => mastersOf(context, master, keyword)),
  ]);
  return { data: found.flat() };
};
