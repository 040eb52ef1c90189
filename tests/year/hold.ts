// What must be so after each day of the year, in every branch: the books, the shelves, the slots and what is owed agree.
import { accountRole } from '../../src/resources/finance/account-role.ts';
import { hutang, hutangKind } from '../../src/resources/finance/hutang.ts';
import { tx } from '../../server/db/transaction.ts';
import { checkLedger } from '../../server/usecases/finance/check/verify-ledger.ts';
import { EVERYTHING } from '../../server/usecases/finance/check/ledger-checks.ts';
import type { Year } from './open-year.ts';

interface Pair {
  readonly branch: number;
  readonly what: string;
  /** Rupiah, or pieces. */
  readonly documents: number;
  readonly ledger: number;
}

/** Of accounts in a branch, above 0 where they are debts or (`sign` -1) goods and claims. */
const balance = (codes: readonly string[], sign: 1 | -1): string =>
  `(select ${sign} * coalesce(sum(x.credit - x.debit), 0)::float8 from journal_lines x join akuns a on a.id = x.akun_id
    where a.code in (${codes.map((code) => `'${code}'`).join(', ')}) and x.profile_id = p.id)`;
const { unearnedPackage, patientReceivable, doctorPayable } = accountRole;
const STOCK = ['1-1301', '1-1302', '1-1303', '1-1304'];

/** Not by the program's own checks: sums of documents beside those of the ledger, and of moves beside what is kept of them. */
const sums: Readonly<Record<string, readonly [documents: string, ledger: string]>> = {
  slots: [
    `(select coalesce(sum(l.alloc_total - l.recognised_amount - l.released_amount), 0)::float8 from membershipperawatans l
      where l.profile_id = p.id)`,
    balance([unearnedPackage], 1),
  ],
  shelves: [
    '(select coalesce(sum(b.stock_value), 0)::float8 from item_branches b where b.profile_id = p.id)',
    balance(STOCK, -1),
  ],
  moves: [
    '(select coalesce(sum(s.qty), 0)::float8 from stock_balances s where s.profile_id = p.id)',
    '(select coalesce(sum(m.qty_in - m.qty_out), 0)::float8 from stock_moves m where m.profile_id = p.id)',
  ],
  claims: [
    `(select coalesce(sum(b.total_amount - b.installment_current_amount), 0)::float8 from bills b
      where b.profile_id = p.id and b.status in (1, 2))`,
    balance([patientReceivable], -1),
  ],
  fees: [
    `(select coalesce(sum(h.amount - h.paid_amount), 0)::float8 from hutangs h
      where h.profile_id = p.id and h.kind = '${hutangKind.doctorFee}' and h.status <> ${hutang.state.cancelled})`,
    balance([doctorPayable], 1),
  ],
};
const pairs = Object.entries(sums)
  .map(
    ([what, [documents, ledger]]) =>
      `select p.id as branch, '${what}' as what, ${documents} as documents, ${ledger} as ledger from profiles p`,
  )
  .join(' union all ');

interface Damage {
  readonly what: string;
  readonly change: string;
  readonly back: string;
}
const damage = (what: string, table: string, column: string, row: string): Damage => {
  const change = (sign: '+' | '-') => `do $$ begin
    set local session_replication_role = replica;
    update ${table} set ${column} = ${column} ${sign} 1 where ctid = (select ctid from ${table} ${row} limit 1);
  end $$`;
  return { what, change: change('+'), back: change('-') };
};
/** Changes of kept figures that must be seen, past all triggers, and how they are undone: each finds the same row again. */
export const damages: readonly Damage[] = [
  damage(
    'slots',
    'membershipperawatans',
    'released_amount',
    'where alloc_total > 1 and recognised_amount = 0 and status = 1 order by id',
  ),
  damage('shelves', 'item_branches', 'stock_value', 'where stock_value > 0 order by id'),
  damage('moves', 'stock_balances', 'qty', 'order by warehouse_id, item_id, batch_id'),
  damage(
    'claims',
    'bills',
    'installment_current_amount',
    'where status = 2 and total_amount > installment_current_amount + 1 order by id',
  ),
  damage(
    'fees',
    'hutangs',
    'amount',
    `where kind = '${hutangKind.doctorFee}' and status = ${hutang.state.owed} and amount > 1 order by id`,
  ),
];

/** What does not hold, as text: nothing, on a good day. */
export const broken = async ({
  database,
  branches,
}: Pick<Year, 'database' | 'branches'>): Promise<readonly string[]> => {
  const found: string[] = [];
  for (const { id, code } of branches) {
    const checks = await tx(database.pool, { branches: [id] }, (trx) => checkLedger(trx, [id], EVERYTHING));
    for (const check of checks.filter(({ ok }) => !ok))
      found.push(`${code} ${check.key} ${check.label}: ${JSON.stringify(check.diffs.slice(0, 3))}`);
  }
  for (const { branch, what, documents, ledger } of await database.asOwner<Pair>(pairs))
    if (Math.abs(documents - ledger) > 0.0005) found.push(`branch ${branch} ${what}: ${documents} is ${ledger}`);
  const twice = await database.asOwner<{ job: string }>(
    'select job from job_runs group by job, profile_id, day having count(*) > 1',
  );
  for (const { job } of twice) found.push(`${job} ran twice`);
  return found;
};
