// Variable components of a run from Excel (attendance.md 5, 8): each row becomes a manual line of a slip. A sheet replaces what an
// earlier one said of the same person and component, and leaves alone what was entered on the slip.
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { named, run } from '../../../db/statement.ts';
import type { CallHandlers, Context, WriteContext } from '../../kernel/contract.ts';
import {
  type ImportedRecords,
  importWhole,
  type ImportSheet,
  rejectedRows,
  type SheetRows,
  sheetTemplate,
} from '../../platform/file/sheet-import.ts';
import { lockPeriod, type Period, readPeriod, reckonAlone, requireOpen } from './period-rows.ts';
import { readMembers } from './read-facts.ts';
import { openSlips, reckonPeriod } from './reckon-slips.ts';
import { addManual, usableComponents } from './slip-lines.ts';

type Rows = SheetRows<'paycomponents'>;
interface Person {
  readonly id: number;
  readonly attendance_code: string;
  readonly slip: number | null;
}
const peopleOf = named<Person, [branch: number, period: number]>(
  'payroll_sheet_people',
  `select u.id, u.attendance_code, t.status as slip from pegawais p join users u on u.id = p.id
   left join payrolltransactions t on t.payrollperiode_id = $2 and t.pegawai_id = p.id
   where p.profile_id = $1 and u.attendance_code is not null`,
);
interface Standing {
  readonly id: number;
  readonly pegawai_id: number;
  readonly attendance_code: string | null;
  readonly name: string;
  readonly component_id: number;
  readonly code: string;
  readonly qty: number;
  readonly rate: number;
  readonly note: string | null;
}
const importedOf = named<Standing, [period: number]>(
  'payroll_sheet_lines',
  `select l.id, t.pegawai_id, u.attendance_code, u.name, l.component_id, c.code, l.qty::float8 as qty, l.rate::float8 as rate, l.note
   from payrolltransactions t join payrolltransactionlines l on l.payrolltransaction_id = t.id and l.is_imported
   join payrollcomponents c on c.id = l.component_id join users u on u.id = t.pegawai_id
   where t.payrollperiode_id = $1 order by u.name, c.sort, l.id`,
);
const dropLines = named<unknown, [readonly number[]]>(
  'payroll_sheet_drop',
  'delete from payrolltransactionlines where id = any ($1)',
);

const small = (value: unknown): string => String(value).trim().toLowerCase();
/** What people and components are called in a sheet. */
const readNames = async ({ tx }: Context, period: Period) => {
  const people = await run(tx, peopleOf, period.profile_id, period.id);
  const components = await usableComponents(tx, period.profile_id);
  return {
    person: new Map(people.map((one) => [small(one.attendance_code), one])),
    component: new Map(components.map(({ id, code }) => [small(code), id])),
  };
};

/** A run that still takes lines. @throws Refusal not-found (404), payroll-approved, payroll-cancelled (409) */
const openRun = async (context: Context, id: number): Promise<Period> => {
  const period = await readPeriod(context, id);
  requireOpen(period);
  return period;
};

const entriesOf = async (context: Context, period: Period, rows: Rows) => {
  const { person, component } = await readNames(context, period);
  return rows.map(({ values }) => ({
    pegawai_id: person.get(small(values.attendance_id))?.id ?? 0,
    component_id: component.get(small(values.kode_komponen)) ?? 0,
    qty: Number(values.jumlah),
    rate: Number(values.tarif),
    note: typeof values.catatan === 'string' ? values.catatan : null,
  }));
};
type Entry = Awaited<ReturnType<typeof entriesOf>>[number];
const placeOf = ({ pegawai_id, component_id }: Pick<Entry, 'pegawai_id' | 'component_id'>): string =>
  `${pegawai_id} ${component_id}`;

const storeRows = async (context: WriteContext, id: number, rows: Rows): Promise<ImportedRecords> => {
  const period = await openRun(context, id);
  const entries = await entriesOf(context, period, rows);
  const standing = new Map((await run(context.tx, importedOf, id)).map((line) => [placeOf(line), line]));
  const told = entries.filter((entry) => {
    const line = standing.get(placeOf(entry));
    return !line || line.qty !== entry.qty || line.rate !== entry.rate || line.note !== entry.note;
  });
  if (told.length === 0) return { added: 0, changed: 0, data: [] };
  const replaced = told.flatMap((entry) => standing.get(placeOf(entry))?.id ?? []);
  await run(context.tx, dropLines, replaced);
  const people = [...new Set(told.map(({ pegawai_id }) => pegawai_id))];
  const slipOf = await openSlips(context, period, people);
  await addManual(
    context,
    told.map(({ pegawai_id, ...line }) => ({
      ...line,
      slip_id: slipOf.get(pegawai_id)?.id ?? 0,
      is_imported: true,
    })),
  );
  await reckonPeriod(context, period, people);
  return { added: told.length - replaced.length, changed: replaced.length, data: [...slipOf.values()] };
};

const judgeRows = async (context: Context, id: number, rows: Rows) => {
  const period = await openRun(context, id);
  const { person, component } = await readNames(context, period);
  const members = new Set((await readMembers(context, period, null)).map((member) => member.id));
  return rows.flatMap(({ row, values }) => {
    const found = person.get(small(values.attendance_id));
    const who =
      (!found && 'Attendance ID tidak dikenal.') ||
      (found?.slip === payslipState.excluded && 'Slip pegawai ini dikecualikan dari periode ini') ||
      (found && !members.has(found.id) && 'Pegawai ini tidak dibayar pada periode ini');
    return [
      ...(who ? [{ row, field: 'attendance_id' as const, message: who }] : []),
      ...(component.has(small(values.kode_komponen))
        ? []
        : [{ row, field: 'kode_komponen' as const, message: new Refusal('component-not-manual').message }]),
    ];
  });
};

const sheetOf = (id: number): ImportSheet<'paycomponents', ImportedRecords> => ({
  sheet: 'paycomponents',
  title: 'Komponen Variabel',
  object: 'attendance.payrollperiode.import',
  url: `/attendance/payroll/transaction?periode=${id}`,
  describe: (rows) =>
    `${rows.length} baris untuk ${new Set(rows.map(({ values }) => small(values.attendance_id))).size} pegawai`,
  lock: async (context) => {
    await reckonAlone(context, id);
    const { profile_id } = await lockPeriod(context, id);
    if (profile_id !== context.branch.id) throw new Refusal('not-found');
  },
  judge: (context, rows) => judgeRows(context, id, rows),
  cells: (context, rows) => judgeRows(context, id, rows),
  store: (context, rows) => storeRows(context, id, rows),
});
const idOf = ({ params }: { readonly params: Readonly<Record<string, number>> }): number => params['id'] ?? 0;

/**
 * POST /api/attendance/payrollperiode/{id}/import: whole or nothing; the slips that it changes are reckoned.
 * @throws Refusal not-found (404), payroll-busy, payroll-approved, payroll-cancelled (409), sheet-rows (422)
 */
export const importComponents: CallHandlers['attendance.payrollperiode.import'] = (context, request) =>
  importWhole(sheetOf(idOf(request)))(context, request);
export const rejectedComponents: CallHandlers['attendance.payrollperiode.rejected'] = (context, request) =>
  rejectedRows(sheetOf(idOf(request)))(context, { ...request, query: {} });
/** The sheet to fill in, with what was imported so far. */
export const componentTemplate: CallHandlers['attendance.payrollperiode.template'] = (context, request) =>
  sheetTemplate(sheetOf(idOf(request)), async () => {
    const { id } = await readPeriod(context, idOf(request));
    return (await run(context.tx, importedOf, id)).map((line) => ({
      attendance_id: line.attendance_code,
      nama: line.name,
      kode_komponen: line.code,
      jumlah: line.qty,
      tarif: line.rate,
      catatan: line.note,
    }));
  })(context);
