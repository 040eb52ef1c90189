// What some patients still owed when the demo's books began: a sheet of old bills, as the finance officer imports it.
import { buffer } from 'node:stream/consumers';
import { addDays } from '../../../src/resources/kernel/date.ts';
import { RECEIVABLE_COLUMNS } from '../../domain/finance/opening-sheet.ts';
import { writeSheet } from '../../sheets/write-sheet.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

/** Rupiah of 1-1201 as the books are opened; the last million has no patient yet. */
export const OPENING_RECEIVABLE = 4_250_000;
const OLD_BILLS = [
  { total: 2_500_000, dibayar: 1_000_000, age: 45 },
  { total: 1_750_000, dibayar: 750_000, age: 30 },
  { total: 750_000, dibayar: null, age: 12 },
] as const;
/** Days from the bill until it was due. */
const TERM = 30;
const MINUTE = 10 * 60;

const oldest = planned<{ no_rm: string; nama: string }, [number, number]>(
  'select username as no_rm, name as nama from users where role = 1 and profile_id = $1 order by id limit $2',
);

/** Imports the old bills of the branch's first patients. @param start first day of the books */
export const detailOpening = async (tx: Transaction, crew: Crew, today: string, start: string): Promise<void> => {
  const { id, code, timezone } = crew.branch;
  const patients = await run(tx, oldest, id, OLD_BILLS.length);
  const rows = patients.flatMap((patient, i) => {
    const bill = OLD_BILLS[i];
    if (!bill) return [];
    const tanggal = addDays(start, -bill.age);
    const no_tagihan = `LAMA/${code}/${String(i + 1).padStart(3, '0')}`;
    return [{ ...patient, ...bill, no_tagihan, tanggal, jatuh_tempo: addDays(tanggal, TERM) }];
  });
  const columns = Object.entries(RECEIVABLE_COLUMNS).map(([name, column]) => ({ name, ...column }));
  const bytes = await buffer(writeSheet('Piutang Awal', columns, rows));
  const upload = { filename: 'piutang-awal.xlsx', bytes };
  await crew
    .at('finance', instantAt(timezone, today, MINUTE))
    .call('finance.piutangawal.import', undefined, { upload });
};
