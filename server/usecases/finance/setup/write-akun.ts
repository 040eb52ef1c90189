// The chart of accounts (finance.md 2a): an account stands below the nearest header, and keeps its meaning once it carries lines.
import { akun } from '../../../../src/resources/finance/akun.ts';
import { aset } from '../../../../src/resources/finance/aset.ts';
import { biayainvoice } from '../../../../src/resources/finance/biayainvoice.ts';
import { bill } from '../../../../src/resources/finance/bill.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { composed, named, run, runOne } from '../../../db/statement.ts';
import type { StoredOf, UseCases, WriteContext } from '../../kernel/contract.ts';
import { genericCreate, genericDelete, genericEdit, genericShow } from '../../kernel/generic.ts';
import { acrossBranches } from '../../kernel/across-branches.ts';
import { accountUses } from './account-use-port.ts';

type Stored = StoredOf<typeof akun>;

/** 1-1121 -> 1-1120 -> 1-1100 -> 1-1000 -> 1-0000: the nearest header found by zeroing digits from the right. */
export const placeAccounts = named<unknown, [string]>(
  'akun_place',
  `update akuns a set parent_id = h.id
   from (
     select c.id as child, (
       select p.id from akuns p where p.isheader and p.code <> c.code
         and p.code in (left(c.code, 5) || '0', left(c.code, 4) || '00', left(c.code, 3) || '000', left(c.code, 2) || '0000')
       order by p.code desc limit 1) as id
     from akuns c where left(c.code, 1) = $1
   ) h
   where h.child = a.id and a.parent_id is distinct from h.id`,
);
const hasHeader = named<{ found: boolean }, [string]>(
  'akun_header',
  `select exists (select from akuns where isheader and code <> $1
     and code in (left($1, 5) || '0', left($1, 4) || '00', left($1, 3) || '000', left($1, 2) || '0000')) as found`,
);
/** SQL: masters, rules, templates or drafts that will post on an account, in whatever branch. */
export const pointed = (id: string): string => {
  const others = accountUses.given().map((use) => `or ${use(id)}`);
  return `(
  exists (select from paymentmethods where ${id} in (akun_id, settlement_akun_id))
  or exists (select from jurnalautopostings where ${id} in (debit_akun_id, credit_akun_id))
  or exists (select from pajaks where ${id} in (akun_id, beban_akun_id))
  or exists (select from branchpreferences where administrasi_akun_id = ${id})
  or exists (select from jurnaltemplatelines where akun_id = ${id})
  or exists (select from biayainvoices i where i.status = ${biayainvoice.state.draft} and (i.prepaid_akun_id = ${id}
    or exists (select from biayainvoicedetails d where d.biayainvoice_id = i.id and d.akun_id = ${id})))
  or exists (select from asetkategoris where ${id} in (asset_akun_id, accumulated_akun_id, expense_akun_id))
  or exists (select from asets where status = ${aset.state.active} and ${id} in (asset_akun_id, accumulated_akun_id, expense_akun_id))
  or exists (select from bills b join bill_lines l on l.bill_id = b.id where b.status = ${bill.state.draft} and l.akun_id = ${id})
  ${others.join(' ')})`;
};

const useOf = composed<{ lines: boolean; children: boolean; pointed: boolean }, [number]>(
  'akun_use',
  () => `select exists (select from akunbalances where akun_id = $1) as lines, exists (select from akuns where parent_id = $1) as children,
     ${pointed('$1')} as pointed`,
);

const requireHeader = async (context: WriteContext, code: string): Promise<void> => {
  if (code.endsWith('-0000')) return;
  const row = await runOne(context.tx, hasHeader, code);
  if (!row?.found) throw refuseField('akun-code-header', 'code', { code });
};

/**
 * POST /api/finance-v2/akun. A header takes no manual journal.
 * @throws Refusal akun-code-header (422); duplicate (409) for a code that is taken
 */
export const createAkun: UseCases['finance.akun']['create'] = async (context, body) => {
  await requireHeader(context, body.code);
  const outcome = await genericCreate(akun, context, { ...body, allow_manual: body.allow_manual && !body.isheader });
  await run(context.tx, placeAccounts, body.code.slice(0, 1));
  const { id } = outcome.record as { readonly id: number };
  return { ...outcome, record: await genericShow(akun, context, id) };
};

const LOCKED = ['code', 'isheader', 'normal'] as const;
const OPEN_WITH_LINES: ReadonlySet<string> = new Set(['name', 'is_active', 'version']);

const changes = (before: Stored, body: object): readonly string[] =>
  Object.entries(body)
    .filter(([name, value]) => value !== undefined && before[name as keyof Stored] !== value)
    .map(([name]) => name);

const requireOpen = async (context: WriteContext, before: Stored, changed: readonly string[]): Promise<void> => {
  const { code } = before;
  if (before.is_system && LOCKED.some((name) => changed.includes(name))) throw new Refusal('akun-locked', { code });
  // Whose documents a control account must equal, nobody else may write on.
  if (before.subledger !== null && changed.includes('allow_manual'))
    throw refuseField('akun-managed', 'allow_manual', { code });
  // The chart is shared: a line of any branch counts.
  const use = await acrossBranches(context, (wide) => runOne(wide, useOf, before.id));
  if (use?.lines && changed.some((name) => !OPEN_WITH_LINES.has(name))) throw new Refusal('akun-has-lines', { code });
  if (use?.pointed && changed.includes('isheader')) throw refuseField('akun-pointed', 'isheader', { code });
  if (use?.children && changed.includes('isheader')) throw new Refusal('in-use', { name: before.name });
};

/**
 * PUT /api/finance-v2/akun/{id}
 * @throws Refusal akun-locked, akun-has-lines, akun-pointed, in-use (409); akun-managed, akun-code-header (422)
 */
export const editAkun: UseCases['finance.akun']['edit'] = async (context, { before }, body) => {
  await requireOpen(context, before, changes(before, body));
  const code = body.code ?? before.code;
  const isheader = body.isheader ?? before.isheader;
  if (code !== before.code) await requireHeader(context, code);
  const values = isheader && (body.allow_manual ?? before.allow_manual) ? { ...body, allow_manual: false } : body;
  const outcome = await genericEdit(akun, context, before, values);
  for (const group of new Set([before.code[0] ?? '', code[0] ?? ''])) await run(context.tx, placeAccounts, group);
  return outcome;
};

/** DELETE /api/finance-v2/akun/{id}. @throws Refusal in-use (409) for what the system or a document holds on to */
export const deleteAkun: UseCases['finance.akun']['delete'] = async (context, { before }) => {
  if (before.is_system) throw new Refusal('in-use', { name: before.name });
  return genericDelete(akun, context, before);
};
