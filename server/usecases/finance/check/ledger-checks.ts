// What must hold in the books (finance.md 6.8): each check finds where something differs, and says what it expected and what it found.
import { accountRole } from '../../../../src/resources/finance/account-role.ts';
import { accountType } from '../../../../src/resources/finance/akun.ts';
import { issuedBillStates, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { receiptType } from '../../../../src/resources/finance/billtransaction-fields.ts';
import { billtransaction } from '../../../../src/resources/finance/billtransaction.ts';
import { openInvoiceStates } from '../../../../src/resources/finance/biayainvoice-fields.ts';
import { hutang, hutangSource, openHutangStates } from '../../../../src/resources/finance/hutang.ts';
import { composed, listed } from '../../../db/statement.ts';
import { controlAccounts } from '../ledger/control-accounts.ts';
import { stockBehindLedger } from '../ledger/stock-port.ts';
import { assetsBehindLedger } from './asset-check.ts';
import { keptDays } from './kept-days.ts';
import { byPerson } from './person-check.ts';

export interface Difference {
  /** What differs, by name. */
  readonly key: string;
  /** Name of the branch; null: between all of them. */
  readonly branch: string | null;
  /** 'YYYY-MM'; null: as of now, in no month. */
  readonly month: string | null;
  /** Code and name of the account, or the codes of a journal's accounts; null: of no single one. */
  readonly account: string | null;
  /** Number of the journal, bill or seal; null: a sum of many. */
  readonly document: string | null;
  /** Rupiah; null where no amount is compared. */
  readonly expected: number | null;
  readonly actual: number | null;
  /** Client path where it can be looked at. */
  readonly url: string | null;
  /** How many differ; the rows are the first of them. */
  readonly found: number;
}
/** The branches, and the first and last day of the journals and documents that are looked at. */
export type CheckValues = readonly [branches: readonly number[], from: string, until: string];

/** The check of the chain of seals. */
export const CHAIN = 'V9';
/** The range of all journals and documents, from the beginning of the books. */
export const EVERYTHING = { from: '-infinity', until: 'infinity' } as const;
/** Differences that are named. */
const NAMED = 50;

/** `sql` answers what differs, branch, a day of the month, account, document, expected, actual and path. */
const check = (key: string, label: string, sql: string | (() => string)) => ({
  key,
  label,
  statement: composed<Difference, CheckValues>(
    `verify_${key}`,
    () => `select d.key, p.name as branch, to_char(d.month, 'YYYY-MM') as month, d.account, d.document, d.expected, d.actual, d.url,
       (count(*) over ())::int as found
     from (${typeof sql === 'string' ? sql : sql()}) d (key, profile_id, month, account, document, expected, actual, url)
     left join profiles p on p.id = d.profile_id
     where $2::date <= $3::date order by d.key limit ${NAMED}`,
  ),
});
export type LedgerRule = ReturnType<typeof check>;

const JOURNAL = `'/finance/laporan-v2/jurnal?code=' || j.code`;
const LEDGER = `'/finance/laporan-v2/bukubesar?akun=' || a.id`;
const ACCOUNT = `a.code || ' ' || a.name`;
const MONTHS = `b.month >= date_trunc('month', $2::date)::date and b.month <= $3::date`;

const EACH_JOURNAL = `
  select 'jurnal ' || j.code, j.profile_id, j.transaction_at, accounts_of(j.id), j.code, j.total_amount,
    case when l.debit <> j.total_amount then l.debit else l.credit end, ${JOURNAL}
  from journals j, lateral (
    select coalesce(sum(debit), 0)::bigint as debit, coalesce(sum(credit), 0)::bigint as credit from journal_lines where journal_id = j.id
  ) l
  where j.profile_id = any ($1) and j.transaction_at between $2 and $3 and (l.debit <> l.credit or l.debit <> j.total_amount)`;

/** Lines are found through the index of the accounts: a month is read without the years around it. */
const KEPT_BALANCES = `
  select concat_ws(' ', 'cabang', coalesce(k.profile_id, n.profile_id), 'akun', a.code, to_char(coalesce(k.month, n.month), 'YYYY-MM')),
    coalesce(k.profile_id, n.profile_id), coalesce(k.month, n.month), ${ACCOUNT}, null,
    (coalesce(n.debit, 0) - coalesce(n.credit, 0))::bigint, (coalesce(k.debit, 0) - coalesce(k.credit, 0))::bigint, ${LEDGER}
  from (
    select b.profile_id, b.akun_id, b.month, b.kind, sum(b.debit) as debit, sum(b.credit) as credit
    from akunbalances b where b.profile_id = any ($1) and ${MONTHS} group by 1, 2, 3, 4
  ) k full join (
    select l.profile_id, l.akun_id, date_trunc('month', l.transaction_at)::date as month, l.kind, sum(l.debit) as debit,
      sum(l.credit) as credit
    from unnest($1::bigint[]) p (id) cross join akuns c
    cross join lateral (
      select * from journal_lines
      where profile_id = p.id and akun_id = c.id and transaction_at >= date_trunc('month', $2::date)::date
        and transaction_at < (date_trunc('month', $3::date) + interval '1 month')::date
      offset 0
    ) l
    group by 1, 2, 3, 4
  ) n using (profile_id, akun_id, month, kind) join akuns a on a.id = akun_id
  where (k.debit, k.credit) is distinct from (n.debit, n.credit)`;

/**
 * What was cumulated is what was folded in the months up to each one, through the month of akunfolds; and nothing is folded beyond it.
 * A rest that nothing moved is a row of 0.
 */
const CUMULATED = `
  select concat_ws(' ', 'cabang', profile_id, 'akun', a.code, 'sampai', to_char(month, 'YYYY-MM')), profile_id, month, ${ACCOUNT}, null,
    (coalesce(n.debit, 0) - coalesce(n.credit, 0))::bigint, (coalesce(t.debit, 0) - coalesce(t.credit, 0))::bigint, ${LEDGER}
  from (
    select b.profile_id, m.month::date as month, b.akun_id, b.kind, b.cash, sum(b.debit) as debit, sum(b.credit) as credit
    from akunbalances b left join akunfolds f on f.profile_id = b.profile_id
    cross join lateral generate_series(greatest(b.month::timestamp, date_trunc('month', $2::date::timestamp)),
      least(greatest(b.month, f.through), $3::date)::timestamp, interval '1 month') m (month)
    where b.profile_id = any ($1) and b.slot < 0 group by 1, 2, 3, 4, 5
  ) n full join (
    select b.* from akuntotals b where b.profile_id = any ($1) and ${MONTHS}
  ) t using (profile_id, month, akun_id, kind, cash) join akuns a on a.id = akun_id
  where (n.debit, n.credit) is distinct from (t.debit, t.credit)`;

/** Journals that moved cash are level by themselves, and so are the others. */
const MONTHS_LEVEL = `
  select concat_ws(' ', 'cabang', b.profile_id, to_char(b.month, 'YYYY-MM'), case when b.cash then 'dengan kas' else 'tanpa kas' end),
    b.profile_id, b.month, null, null, sum(b.debit)::bigint, sum(b.credit)::bigint, '/finance/laporan-v2/neraca-saldo'
  from akunbalances b where b.profile_id = any ($1) and ${MONTHS} group by b.profile_id, b.month, b.cash
  having sum(b.debit) <> sum(b.credit)`;

const documentsOf = (): string =>
  Object.entries(controlAccounts)
    .map(([code, { documents }]) => `select '${code}', d.* from (${documents}) d`)
    .join(' union all ');
const controlCodes = Object.keys(controlAccounts).map((code) => `'${code}'`);
/** Documents are open or not today: the range is not asked for. */
const controlAccountsDiffer = (): string => `
  select concat_ws(' ', 'cabang', o.profile_id, 'akun', a.code, a.name), o.profile_id, null::date, ${ACCOUNT}, null,
    o.expected, o.actual, ${LEDGER}
  from (
    select code, profile_id, coalesce(d.amount, 0)::bigint as expected, coalesce(k.amount, 0)::bigint as actual
    from (
      select x.code, x.profile_id, sum(x.amount) as amount
      from (${documentsOf()}) x (code, profile_id, person, amount) group by 1, 2
    ) d full join (
      select c.code, b.profile_id, sum(case c.normal when 'D' then b.debit - b.credit else b.credit - b.debit end) as amount
      from akuns c join akunbalances b on b.akun_id = c.id
      where c.code in (${controlCodes.join(', ')}) and b.profile_id = any ($1)
      group by 1, 2
    ) k using (code, profile_id)
  ) o join akuns a on a.code = o.code
  where o.expected <> o.actual`;

/** The bills of the range, and those that were paid in it. */
const PAID_BILLS = `
  select 'tagihan ' || b.code, b.profile_id, b.transaction_at, (select ${ACCOUNT} from akuns a
    where a.code = '${accountRole.patientReceivable}'), b.code,
    b.installment_current_amount,
    case when b.installment_current_amount <> x.paid then x.paid else y.paid end, '/finance/payment/bill/' || b.id
  from bills b, lateral (
    select coalesce(sum(case r.type when ${receiptType.payout} then -a.amount else a.amount end), 0)::bigint as paid
      from billtransactionallocations a
    join billtransactions r on r.id = a.billtransaction_id and r.status = ${billtransaction.state.valid} where a.bill_id = b.id
  ) x, lateral (select coalesce(sum(l.paid_amount), 0)::bigint as paid from bill_lines l where l.bill_id = b.id) y
  where b.status in ${listed(issuedBillStates)} and b.id in (
    select id from bills where profile_id = any ($1) and transaction_at between $2 and $3
    union
    select a.bill_id from billtransactions r join billtransactionallocations a on a.billtransaction_id = r.id
    where r.profile_id = any ($1) and r.posting_date between $2 and $3
  ) and (b.installment_current_amount <> x.paid or (b.rounding_amount = 0 and x.paid <> y.paid) or (b.payment_type = ${paymentType.credit}
    and x.paid <> (select sum(g.paid_amount) from angsurans g where g.bill_id = b.id)))`;

/** The month from which a branch has more on one side than on the other. */
const FIRST_UNLEVEL = `(select min(m.month) from (
    select u.month from akunbalances u where u.profile_id = b.profile_id and u.month <= $3::date
    group by u.month having sum(u.debit) <> sum(u.credit)) m)`;
const ASSETS = `
  select 'cabang ' || b.profile_id, b.profile_id, ${FIRST_UNLEVEL}, null, null,
    coalesce(sum(b.debit - b.credit) filter (where a.type = ${accountType.asset}), 0)::bigint,
    coalesce(sum(b.credit - b.debit) filter (where a.type <> ${accountType.asset}), 0)::bigint, '/finance/laporan-v2/neraca'
  from akunbalances b join akuns a on a.id = b.akun_id
  where b.profile_id = any ($1) and b.month <= $3::date group by b.profile_id having sum(b.debit - b.credit) <> 0`;

/** Of each treatment and share: what it says is recognised, and the rows of what is owed for it; what is open of each vendor's invoice. */
const ACCRUED = `
  select 'pendapatan ' || i.name || ' ' || s.sharer, i.profile_id, i.transaction_at, null, b.code, s.accrued, h.owed,
    '/finance/income/tindakanmedis/' || i.id
  from tindakanincomes i left join bills b on b.id = i.bill_id
  cross join lateral (values ('doctor', i.accrued_doctor), ('rumahsakit', i.accrued_rumahsakit), ('investor', i.accrued_investor))
    s (sharer, accrued)
  cross join lateral (
    select coalesce(sum(amount), 0)::bigint as owed from hutangs
    where source_type = '${hutangSource.income}' and source_id = i.id and actor_type = s.sharer and status <> ${hutang.state.cancelled}
  ) h
  where i.profile_id = any ($1) and i.transaction_at between $2 and $3 and s.accrued <> h.owed
  union all
  select 'invoice ' || v.code, v.profile_id, v.posting_date, null, v.code, o.expected, h.owed, '/finance/biaya/invoice/' || v.id
  from biayainvoices v
  cross join lateral (
    select case when v.status in ${listed(openInvoiceStates)} then v.total_amount - v.paid_amount else 0 end as expected
  ) o
  cross join lateral (
    select coalesce(sum(amount - paid_amount), 0)::bigint as owed from hutangs
    where source_type = '${hutangSource.invoice}' and source_id = v.id and status in ${listed(openHutangStates)}
  ) h
  where v.profile_id = any ($1) and v.vendor_id is not null and v.posting_date between $2 and $3 and o.expected <> h.owed`;

/** A branch sees its own rows only: the sum over all of them is the database's to make. */
const BETWEEN_BRANCHES = `
  select 'semua cabang akun ' || a.code, null::bigint, g.month, ${ACCOUNT}, null, 0, g.amount, ${LEDGER}
  from group_intercompany() g join akuns a on a.id = g.akun_id where g.amount <> 0 and cardinality($1::bigint[]) > 0`;

/** In the order of the page. Statements take `CheckValues`. */
export const ledgerChecks: readonly LedgerRule[] = [
  check('V1', 'Setiap jurnal seimbang', EACH_JOURNAL),
  check('V2', 'Saldo bulanan sama dengan jumlah baris jurnal', `${KEPT_BALANCES} union all ${CUMULATED}`),
  check('V3', 'Debit sama dengan kredit tiap cabang dan bulan', MONTHS_LEVEL),
  check('V4', 'Akun kontrol sama dengan dokumen yang masih terbuka', controlAccountsDiffer),
  check('V5', 'Terbayar sama dengan alokasi, dikurangi pembayaran kembali, dan rinciannya', PAID_BILLS),
  check('V6', 'Aset sama dengan kewajiban dan ekuitas, dengan laba berjalan', ASSETS),
  check('V7', 'Bagian yang diakui sama dengan hutang tiap tindakan, sisa invoice dengan hutangnya', ACCRUED),
  check('V8', 'R/K Antar Cabang nol di seluruh cabang', BETWEEN_BRANCHES),
  check(CHAIN, 'Rantai jurnal utuh', 'select * from broken_seals($1, $2, $3)'),
  check('V10', 'Buku pembantu tiap orang sama dengan dokumennya yang masih terbuka', byPerson),
  check('V11', 'Stok dan nilainya sama dengan jumlah mutasinya', () => stockBehindLedger.given().kept),
  check('V12', 'Hutang dan pendapatan tindakan tiap hari sama dengan jumlah barisnya', keptDays),
  check('V13', 'Daftar aset dan akumulasinya sama dengan buku besar', assetsBehindLedger),
];
