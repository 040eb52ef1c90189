// The bank account of the first demo branch beside its books (decision 102): a statement of the last weeks as the bank's page gives it, the
// older half of it matched, with what only the bank knows of.
import { addDays } from '../../../src/resources/kernel/date.ts';
import { journalKind } from '../../../src/resources/finance/jurnal.ts';
import { planned, run, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';

const ACCOUNT = '1-1111';
const NUMBER = '4371088552';
/** Days before today: where the reconciliation begins, what is matched, and up to where the bank tells. */
const [BEGUN, MATCHED, TOLD] = [35, 14, 1] as const;
const MORNING = 9 * 60;
/** What the bank keeps for itself, rupiah, and days before today. */
const CHARGES = [
  { back: 30, text: 'BIAYA ADM', amount: -17_000 },
  { back: 20, text: 'BUNGA', amount: 48_350 },
  { back: 5, text: 'BIAYA ADM', amount: -17_000 },
] as const;

interface Entry {
  /** Of the ledger; null: the bank alone knows it. */
  readonly id: number | null;
  readonly day: string;
  readonly text: string;
  /** Rupiah; what comes in is above zero. */
  readonly amount: number;
}
const accountOf = planned<{ id: number; opening: number }, [code: string, branch: number, start: string]>(
  `select a.id, coalesce((select sum(l.debit - l.credit) from journal_lines l where l.akun_id = a.id and l.profile_id = $2
     and (l.transaction_at < $3 or l.kind = ${journalKind.opening})), 0)::bigint as opening from akuns a where a.code = $1`,
);
const entriesOf = planned<Entry, [akun: number, branch: number, start: string, end: string]>(
  `select l.id, l.transaction_at as day, (l.debit - l.credit) as amount,
     upper(left(regexp_replace(j.memo, '[^[:alnum:] ]', ' ', 'g'), 60)) as text
   from journal_lines l join journals j on j.id = l.journal_id
   where l.akun_id = $1 and l.profile_id = $2 and l.transaction_at between $3 and $4 and l.kind <> ${journalKind.opening}
     and l.debit <> l.credit order by l.transaction_at, l.id`,
);
const linesOf = planned<{ id: number }, [account: number]>(
  'select id from banklines where bankaccount_id = $1 order by date, seq',
);

const money = (amount: number): string => `"${amount.toLocaleString('en-US')}.00"`;

/** As the bank's page for firms gives it. @param opening rupiah */
const statementOf = (entries: readonly Entry[], opening: number, days: readonly [string, string]): string => {
  let balance = opening;
  const rows = entries.map(({ day, text, amount }) => {
    balance += amount;
    const moved = `"${Math.abs(amount).toLocaleString('en-US')}.00 ${amount < 0 ? 'DB' : 'CR'}"`;
    return `${slashed(day)},"${text}",0000,${moved},${money(balance)}`;
  });
  return [
    `No. rekening,${NUMBER}`,
    'Nama,KLINIK GIGI BANDUNG',
    `Periode,${days.map(slashed).join(' - ')}`,
    'Tanggal Transaksi,Keterangan,Cabang,Jumlah,Saldo',
    ...rows,
    '',
  ].join('\n');
};
const slashed = (day: string): string => `${day.slice(8)}/${day.slice(5, 7)}/${day.slice(0, 4)}`;

/** What the bank took or gave is booked from its line; all else meets its entry. */
const matchOf = ({ id, amount, text }: Entry, line: number) => {
  if (id !== null) return { line_ids: [line], entry_ids: [id] };
  const component = amount < 0 ? ('fee' as const) : ('interest' as const);
  return { line_ids: [line], entry_ids: [], rest: { component, note: text } };
};

/** After all else that the account bears. */
export const reconcileBank = async (trx: Transaction, crew: Crew, today: string): Promise<void> => {
  const [start, matched, end] = [addDays(today, -BEGUN), addDays(today, -MATCHED), addDays(today, -TOLD)];
  const account = await runOne(trx, accountOf, ACCOUNT, crew.branch.id, start);
  if (!account) throw new Error(`There is no account ${ACCOUNT}.`);
  const booked = await run(trx, entriesOf, account.id, crew.branch.id, start, end);
  const own = CHARGES.map(({ back, ...charge }): Entry => ({ id: null, day: addDays(today, -back), ...charge }));
  const entries = [...booked, ...own].toSorted((a, b) => a.day.localeCompare(b.day));
  const finance = crew.at('finance', instantAt(crew.branch.timezone, today, MORNING));
  const { id } = await finance.call('finance.bank.daftarkan', {
    akun_id: account.id,
    bank: 'bca',
    account_no: NUMBER,
    start_date: start,
  });
  const bytes = Buffer.from(statementOf(entries, account.opening, [start, end]));
  const upload = { filename: `mutasi-bca-${end}.csv`, bytes };
  await finance.call('finance.bank.impor', undefined, { params: { id }, upload });
  const lines = await run(trx, linesOf, id);
  const matches = entries.flatMap((entry, n) => {
    const line = lines[n];
    return line && entry.day <= matched ? [matchOf(entry, line.id)] : [];
  });
  if (matches.length > 0) await finance.call('finance.bank.cocokkan', { matches }, { params: { id } });
};
