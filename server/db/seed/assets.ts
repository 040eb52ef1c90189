// The equipment of a branch as a register of fixed assets: bought before the books of last year, depreciated by hand in that year, and by
// the register in the months that have ended since.
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { spread } from '../../../src/resources/kernel/money.ts';
import { planned, run } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';

const MORNING = 10 * 60;
const MONTHS_BEFORE = 12;

/** Amounts in rupiah: together they are what the opening balance holds on the account. */
interface Equipment {
  readonly kind: string;
  readonly life: number;
  readonly pieces: readonly (readonly [name: string, cost: number, serial: string])[];
}
const EQUIPMENT: readonly Equipment[] = [
  {
    kind: 'Dental unit & kursi gigi',
    life: 120,
    pieces: [
      ['Dental unit Belmont Clesta', 180_000_000, 'BC-20117'],
      ['Dental unit Sinol S2318', 130_000_000, 'SN-88231'],
      ['Dental unit Sinol S2318', 130_000_000, 'SN-88232'],
      ['Dental unit Gnatus G3', 120_000_000, 'GN-40915'],
    ],
  },
  {
    kind: 'Alat medis & sterilisasi',
    life: 96,
    pieces: [
      ['Autoklaf kelas B 23L', 64_000_000, 'AK-7731'],
      ['Kompresor bebas oli', 36_000_000, 'KO-1180'],
      ['Scaler ultrasonik', 60_000_000, 'SU-5502'],
    ],
  },
];

interface Held {
  readonly name: string;
  readonly id: number;
  /** What was depreciated by hand, rupiah. */
  readonly worn: number;
}
const heldOf = planned<Held, [number, readonly string[], string]>(
  `select k.name, k.id, coalesce(sum(l.credit - l.debit), 0)::bigint as worn
   from asetkategoris k join akuns a on a.id = k.accumulated_akun_id
   left join journal_lines l on l.akun_id = a.id and l.profile_id = $1 and l.transaction_at < $3
   where k.name = any ($2) group by k.id order by k.id`,
);

/** Registers the equipment. @param start first day of the active books */
const register = async (trx: Transaction, crew: Crew, start: string): Promise<void> => {
  const kinds = EQUIPMENT.map(({ kind }) => kind);
  const held = await run(trx, heldOf, crew.branch.id, kinds, start);
  const finance = crew.at('finance', instantAt(crew.branch.timezone, start, MORNING));
  for (const { kind, life, pieces } of EQUIPMENT) {
    const category = held.find(({ name }) => name === kind);
    const costs = pieces.map(([, cost]) => cost);
    const worn = spread(category?.worn ?? 0, costs);
    for (const [at, [name, cost_amount, serial_no]] of pieces.entries())
      await finance.create('finance.aset', {
        name,
        asetkategori_id: category?.id ?? 0,
        acquired_on: addMonths(start, -MONTHS_BEFORE),
        cost_amount,
        life_months: life,
        depreciates_from: start,
        opening_amount: worn[at] ?? 0,
        fiscal_group: 'kelompok3',
        fiscal_reason: 'Alat kedokteran gigi tidak disebut PMK 72/2023',
        serial_no: `${serial_no}/${crew.branch.code}`,
        location: `Ruang ${at + 1}`,
      });
  }
};

/** Registers the equipment, and depreciates each month that has ended on its last day. @param start first day of the active books */
export const playAssets = async (
  trx: Transaction,
  crew: Crew,
  { start, today }: { readonly start: string; readonly today: string },
): Promise<void> => {
  await register(trx, crew, start);
  for (let month = start; ; month = addMonths(month, 1)) {
    const last = addDays(addMonths(month, 1), -1);
    if (last > today) return;
    await crew
      .at('finance', instantAt(crew.branch.timezone, last, MORNING))
      .call('finance.penyusutan.susutkan', { month: month.slice(0, 7) });
  }
};
