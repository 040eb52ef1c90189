// The sheet of running packages read against what is known: patients, versions and their programs, and what was brought along before
// (paket.md 8).
import { addDays } from '../../../../src/resources/kernel/date.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { named, run } from '../../../db/statement.ts';
import { programKey, salesOf } from '../../../domain/paket/package-sheet.ts';
import type { Context } from '../../kernel/contract.ts';
import type { SheetRows } from '../../platform/file/sheet-import.ts';
import { findOffered, readPrograms, type SoldProgram, type SoldVersion } from '../offer/sold-version.ts';
import { type BroughtLine, broughtLines, type BroughtSlot, keptPackages, referenceOf } from './brought-rows.ts';

type Rows = SheetRows<'packages'>;
type Row = Rows[number];
interface Patient {
  readonly id: number;
  readonly username: string;
  readonly name: string;
}
/** A sale that is brought along, with what it names. */
export interface BroughtSale {
  readonly rows: readonly [Row, ...Row[]];
  readonly patient: Patient | undefined;
  readonly version: SoldVersion | undefined;
  /** Of each row; undefined: it is not in the package. */
  readonly programs: readonly (SoldProgram | undefined)[];
  readonly lines: readonly BroughtLine[];
  readonly sold_at: string;
  readonly total: number;
  /** Rupiah. */
  readonly unpaid: number;
  /** What was brought along of it already, and whether it says the same. */
  readonly kept: { readonly code: string; readonly same: boolean } | undefined;
}
const patientsOf = named<Patient, [branch: number, numbers: readonly string[]]>(
  'brought_patients',
  `select u.id, u.username, u.name from users u join customerprofiles l on l.user_id = u.id and l.profile_id = $1
   where u.role = ${userRole.customer} and u.merged_into_id is null and u.username = any ($2)`,
);

const trimmed = (value: unknown): string => String(value).trim();
const upper = (value: unknown): string => trimmed(value).toUpperCase();

/** A slot ends on the day that its row tells; where it tells none, by the terms of the package, counted from the sale. */
const lastDay = ({ values }: Row, { expired_duration }: SoldProgram, sold_at: string): string | null => {
  if (typeof values.berlaku_sampai === 'string') return values.berlaku_sampai;
  return expired_duration > 0 ? addDays(sold_at, expired_duration) : null;
};
const slotOf = (row: Row, program: SoldProgram, sold_at: string): BroughtSlot => ({
  program,
  free_slot: Number(row.values.slot),
  used_slot: Number(row.values.terpakai),
  expires_at: lastDay(row, program, sold_at),
});

type Kept = Awaited<ReturnType<typeof keptPackages>>[number];
const isSame = (kept: Kept, { total, unpaid, lines }: Pick<BroughtSale, 'total' | 'unpaid' | 'lines'>): boolean =>
  kept.total_amount === total &&
  kept.unpaid === unpaid &&
  kept.lines.length === lines.length &&
  lines.every(({ program, free_slot, opening_amount }) =>
    kept.lines.some(
      (line) =>
        line.type === program.type &&
        line.reference === referenceOf(program) &&
        line.free_slot === free_slot &&
        line.opening_amount === opening_amount,
    ),
  );

/** The sales of the rows, with what they name. */
export const readSales = async (context: Context, branch: number, rows: Rows): Promise<readonly BroughtSale[]> => {
  const { tx } = context;
  const [patients, versions] = await Promise.all([
    run(tx, patientsOf, branch, [...new Set(rows.map(({ values }) => trimmed(values.no_rm)))]),
    findOffered(context, branch, [...new Set(rows.map(({ values }) => upper(values.kode_paket)))]),
  ]);
  const [programs, kept] = await Promise.all([
    readPrograms(context, ...versions.map(({ id }) => id)),
    keptPackages(
      context,
      branch,
      patients.map(({ id }) => id),
    ),
  ]);
  return salesOf(rows).map((sale): BroughtSale => {
    const { values } = sale[0];
    const patient = patients.find(({ username }) => username === trimmed(values.no_rm));
    const version = versions.find(({ code }) => upper(code) === upper(values.kode_paket));
    const own = new Map(
      programs.flatMap((program) =>
        program.paket_history_id === version?.id ? [[programKey(program.type, program.code), program] as const] : [],
      ),
    );
    const found = sale.map((row) => own.get(programKey(row.values.jenis, row.values.kode)));
    const sold_at = String(values.tgl_jual);
    const slots = sale.flatMap((row, at) => {
      const program = found[at];
      return program ? [slotOf(row, program, sold_at)] : [];
    });
    const total = Number(values.total);
    const lines = broughtLines(total, slots);
    const unpaid = Math.max(0, total - Number(values.sudah_dibayar));
    const before = kept.find(
      (one) => one.customer_id === patient?.id && one.paket_history_id === version?.id && one.sold_at === sold_at,
    );
    return {
      rows: sale,
      patient,
      version,
      programs: found,
      lines,
      sold_at,
      total,
      unpaid,
      kept: before && { code: before.code, same: isSame(before, { total, unpaid, lines }) },
    };
  });
};
