// 'Kenapa angka ini?' of a dividend and of an investor's part of it (finance.md 6.10, 6.13): the setting, the profit, the reserve, the
// shares of the last day, what slips paid and withheld, the journals.
import { dividendIntervals } from '../../../../src/resources/finance/devidensetting.ts';
import { deviden, type DividendRule } from '../../../../src/resources/finance/deviden.ts';
import { hutangtransaction } from '../../../../src/resources/finance/hutangtransaction.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { Context } from '../../kernel/contract.ts';
import { journalUrl } from '../ledger/journal-url.ts';
import { adds, type Explanation, type Line, type Part, partOf, tells } from './explanation.ts';

interface Facts {
  readonly id: number;
  readonly code: string;
  readonly start: string;
  readonly end: string;
  readonly rule: DividendRule;
  readonly laba: number;
  readonly reserve: number;
  readonly pool: number;
  readonly status: number;
  readonly void_reason: string | null;
  readonly day: string | null;
  readonly journal: string | null;
  readonly reserved: string | null;
  readonly approver: string | null;
}
const factsOf = named<Facts, [id: number, branches: readonly number[]]>(
  'why_dividend',
  `select d.id, d.code, d.period_start::text as start, d.period_end::text as "end", d.rule, d.laba_amount as laba,
     d.reserve_amount as reserve, d.pool_amount as pool, d.status, d.void_reason, d.transaction_at::text as day, j.code as journal,
     r.code as reserved, u.name as approver
   from ${deviden.table} d left join journals j on j.id = d.journal_id left join journals r on r.id = d.reserve_journal_id
   left join users u on u.id = d.approved_by where d.id = $1 and d.profile_id = any ($2)`,
);
interface Share {
  readonly id: number;
  readonly deviden_id: number;
  readonly investor_id: number;
  readonly name: string;
  readonly lembar: number;
  readonly amount: number;
  readonly hutang_id: number | null;
}
const SHARE = `select d.id, d.deviden_id, d.investor_id, i.name, d.lembar, d.amount, d.hutang_id
   from devidendetails d join investors i on i.id = d.investor_id`;
const sharesOf = named<Share, [number]>(
  'why_dividend_shares',
  `${SHARE} where d.deviden_id = $1 order by d.investor_id`,
);
const shareById = named<Share, [number, readonly number[]]>(
  'why_dividend_share',
  `${SHARE} where d.id = $1 and d.profile_id = any ($2)`,
);
const shareByDebt = named<Share, [number]>('why_dividend_debt', `${SHARE} where d.hutang_id = $1`);

interface Paid {
  readonly day: string;
  readonly slip_id: number;
  readonly slip: string;
  readonly investor: string;
  readonly amount: number;
  readonly pph_amount: number;
}
const paidOf = named<Paid, [hutangs: readonly number[]]>(
  'why_dividend_paid',
  `select s.transaction_at::text as day, s.id as slip_id, s.code as slip, s.actor_name as investor, s.pph_amount,
     sum(d.amount)::bigint as amount
   from hutangtransactiondetails d join hutangtransactions s on s.id = d.hutangtransaction_id
   where d.hutang_id = any ($1) and s.status = ${hutangtransaction.state.paid} group by s.id order by s.transaction_at, s.id`,
);

const readFacts = async ({ tx, branches }: Context, id: number): Promise<Facts> => {
  const facts = await runOne(tx, factsOf, id, branches);
  if (!facts) throw new Refusal('not-found');
  return facts;
};
const rangeOf = ({ start, end }: Facts): string => `${formatDate(start)} - ${formatDate(end)}`;

const settingPart = ({ rule, end }: Facts): Part => {
  const until = rule.valid_to === null ? '' : ` sampai ${formatDate(rule.valid_to)}`;
  const interval = dividendIntervals.find(({ value }) => value === rule.interval)?.label.toLowerCase() ?? '';
  return partOf('setting', 'Pengaturan', [
    tells(`Pengaturan deviden per ${interval}, berlaku sejak ${formatDate(rule.valid_from)}${until}.`),
    tells(
      `Pengaturan ini berlaku pada akhir periode, ${formatDate(end)}: satu cabang hanya memiliki satu pada satu hari.`,
    ),
    tells(`Cadangan ${rateText(rule.reserve_percent)} dari laba; dibagikan ${rateText(rule.percent)} dari sisanya.`),
  ]);
};

/** From the profit to what is shared out. */
const poolPart = ({ laba, reserve, pool, rule, start, end }: Facts): Part => {
  const kept = laba - reserve - pool;
  const report = `/finance/laporan-v2/labarugi?start_date=${start}&end_date=${end}`;
  return partOf('pool', 'Dibagikan', [
    adds(`Laba bersih ${formatDate(start)} - ${formatDate(end)}`, laba, { path: report }),
    adds(`Cadangan ${rateText(rule.reserve_percent)} × ${formatRupiah(laba)}`, -reserve),
    ...(kept === 0 ? [] : [adds(`Tetap di klinik: ${rateText(100 - rule.percent)} dari sisanya`, -kept)]),
  ]);
};

const bookedPart = (facts: Facts): Part => {
  const { journal, reserved, day, approver, status, void_reason, code, id } = facts;
  const path = `${deviden.screens.list}/${id}`;
  const booked = (name: string, of: string | null): readonly Line[] =>
    of === null ? [] : [tells(`${name} ${of}`, { day, path: journalUrl(of) })];
  return partOf('booked', 'Pencatatan', [
    tells(`Deviden ${code}${approver === null ? ', belum disetujui' : `, disetujui ${approver}`}.`, { path }),
    ...booked('Jurnal deviden', journal),
    ...booked('Jurnal cadangan', reserved),
    ...(status === deviden.state.cancelled ? [tells(`Dibatalkan: ${void_reason ?? ''}`)] : []),
  ]);
};

const slipPart = (paid: readonly Paid[]): Part =>
  partOf(
    'paid',
    'Sudah dibayarkan',
    paid.length === 0
      ? [tells('Belum ada.')]
      : paid.flatMap(({ day, slip, slip_id, investor, amount, pph_amount }) => [
          adds(`Slip ${slip} ${investor}`, amount, { day, path: `/finance/hutang/transaction/${slip_id}` }),
          ...(pph_amount === 0 ? [] : [tells(`PPh dipotong slip itu ${formatRupiah(pph_amount)}.`)]),
        ]),
  );

const ratio = ({ lembar }: Share, all: number): string => `${formatNumber(lembar)} dari ${formatNumber(all)} lembar`;

/** What an investor holds of the pool; the last one of all takes what rounding leaves over. */
const sharePart = ({ end, pool }: Facts, own: Share, all: readonly Share[]): Part => {
  const lembar = all.reduce((sum, share) => sum + share.lembar, 0);
  const isLast = all.at(-1)?.id === own.id && all.length > 1;
  return partOf('row', `Bagian ${own.name}`, [
    tells(`Kepemilikan saham pada ${formatDate(end)}.`),
    adds(`${ratio(own, lembar)} × ${formatRupiah(pool)}${isLast ? ', dengan sisa pembulatan' : ''}`, own.amount),
  ]);
};

/** The setting, the pool, and what of it is his. */
const shareParts = async ({ tx }: Context, facts: Facts, own: Share): Promise<readonly Part[]> => [
  settingPart(facts),
  poolPart(facts),
  sharePart(facts, own, await run(tx, sharesOf, own.deviden_id)),
];

const debtsOf = (shares: readonly Share[]): readonly number[] => shares.flatMap(({ hutang_id }) => hutang_id ?? []);

/** Parts that lead to what an investor is owed for a dividend. @param debt id of what is owed @throws Refusal not-found */
export const dividendParts = async (context: Context, debt: number): Promise<readonly Part[]> => {
  const own = await runOne(context.tx, shareByDebt, debt);
  if (!own) throw new Refusal('not-found');
  return shareParts(context, await readFacts(context, own.deviden_id), own);
};

/** An investor's part. @throws Refusal not-found */
export const explainShare = async (context: Context, id: number): Promise<Explanation> => {
  const own = await runOne(context.tx, shareById, id, context.branches);
  if (!own) throw new Refusal('not-found');
  const facts = await readFacts(context, own.deviden_id);
  return {
    title: `Deviden ${facts.code}`,
    about: `${own.name} · ${rangeOf(facts)}`,
    amount: own.amount,
    result: 'row',
    parts: [
      ...(await shareParts(context, facts, own)),
      slipPart(await run(context.tx, paidOf, debtsOf([own]))),
      bookedPart(facts),
    ],
  };
};

/** All of a dividend. @param investor whose part alone is told; null: everybody's @throws Refusal not-found */
export const explainDividend = async (context: Context, id: number, investor: number | null): Promise<Explanation> => {
  const facts = await readFacts(context, id);
  const all = await run(context.tx, sharesOf, id);
  const seen = all.filter(({ investor_id }) => investor === null || investor_id === investor);
  const lembar = all.reduce((sum, share) => sum + share.lembar, 0);
  return {
    title: `Deviden ${facts.code}`,
    about: rangeOf(facts),
    amount: facts.pool,
    result: 'pool',
    parts: [
      settingPart(facts),
      poolPart(facts),
      partOf(
        'shares',
        `Pembagian menurut saham pada ${formatDate(facts.end)}`,
        seen.map((share) => adds(`${share.name}: ${ratio(share, lembar)}`, share.amount)),
      ),
      slipPart(await run(context.tx, paidOf, debtsOf(seen))),
      bookedPart(facts),
    ],
  };
};
