// A run as a sheet (attendance.md 4, 8): its slips, BPJS by programme, PPh 21.
import { payslipState } from '../../../../src/resources/attendance/payroll-life.ts';
import { actorType } from '../../../../src/resources/finance/hutang.ts';
import { userRole } from '../../../../src/resources/platform/role.ts';
import { bpjsPrograms, type BpjsProgram } from '../../../../src/resources/attendance/wage-law.ts';
import type { Calls } from '../../../../src/resources/calls.ts';
import { masaText } from '../../../../src/resources/finance/pph.ts';
import { field } from '../../../../src/resources/kernel/field.ts';
import { mulDiv } from '../../../../src/resources/kernel/money.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import type { BpjsShares } from '../../../domain/attendance/slip-facts.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import { type SheetColumn, type SheetRecord, writeSheet } from '../../../sheets/write-sheet.ts';
import type { CallRequest, Context } from '../../kernel/contract.ts';
import { Download, XLSX } from '../../kernel/download.ts';
import { masaStart } from './period-rows.ts';

interface Row {
  readonly code: string;
  readonly name: string;
  readonly idcard: string | null;
  readonly tin: string | null;
  readonly bpjs_no: string | null;
  readonly days_present: number;
  readonly earning: number;
  readonly deduction: number;
  readonly bpjs_employee: number;
  readonly bpjs_employer: number;
  readonly upah_tetap: number;
  readonly gross_taxable: number;
  readonly ptkp_status: string;
  readonly ter_category: string | null;
  readonly ter_rate: number | null;
  readonly tax: number;
  readonly net: number;
  readonly bpjs: Readonly<Partial<Record<BpjsProgram, BpjsShares>>>;
}
const slips = named<Row, [number]>(
  'payroll_report',
  `select t.code, u.name, u.idcard, coalesce(a.npwp, a.nik, u.idcard) as tin,
     nullif(concat_ws(' / ', p.bpjs_kes_no, p.bpjs_tk_no), '') as bpjs_no, t.days_present::float8 as days_present, t.earning, t.deduction,
     t.bpjs_employee, t.bpjs_employer, t.upah_tetap, t.gross_taxable, t.ptkp_status, t.ter_category, t.ter_rate::float8 as ter_rate,
     t.tax, t.net, t.bpjs
   from payrolltransactions t join users u on u.id = t.pegawai_id join pegawais p on p.id = t.pegawai_id
   left join actorpajaks a on a.actor_id = t.pegawai_id
     and a.actor_type = case when u.role = ${userRole.dokter} then '${actorType.doctor}' else '${actorType.employee}' end
   where t.payrollperiode_id = $1 and t.status <> ${payslipState.excluded} order by u.name, t.id`,
);
interface Head {
  readonly name: string;
  readonly tax_year: number;
  readonly tax_month: number;
  /** Percent of the wage that JKP has of the employer's JKK. */
  readonly jkp_percent: number;
}
const headOf = named<Head, [period: number, branches: readonly number[]]>(
  'payroll_report_head',
  `select p.name, p.tax_year, p.tax_month, coalesce((select w.jkp_percent::float8 from wagerules w
     where w.valid_from <= make_date(p.tax_year, p.tax_month, 1) order by w.valid_from desc limit 1), 0) as jkp_percent
   from payrollperiodes p where p.id = $1 and p.profile_id = any ($2)`,
);
const text = (name: string, header: string, width = 20): SheetColumn => ({
  name,
  header,
  field: field.text(header, { max: 200 }),
  width,
});
const money = (name: string, header: string): SheetColumn => ({ name, header, field: field.money(header) });

type Type = CallRequest<Calls['attendance.payrollperiode.laporan']>['query']['type'];
const COLUMNS: Readonly<Record<Type, readonly SheetColumn[]>> = {
  rekap: [
    text('code', 'Kode'),
    text('name', 'Nama', 32),
    { name: 'days_present', header: 'Hari hadir', field: field.quantity('Hari hadir') },
    money('earning', 'Bruto'),
    money('deduction', 'Potongan'),
    money('bpjs_employee', 'BPJS pegawai'),
    money('tax', 'PPh 21'),
    money('net', 'Netto'),
    money('bpjs_employer', 'BPJS klinik'),
  ],
  bpjs: [
    text('idcard', 'NIK'),
    text('name', 'Nama', 32),
    text('bpjs_no', 'No BPJS', 30),
    money('upah_tetap', 'Upah'),
    money('KESK', 'KES klinik'),
    money('KES', 'KES pegawai'),
    money('JHT', 'JHT'),
    money('JP', 'JP'),
    money('JKK', 'JKK'),
    money('JKP', 'JKP'),
    money('JKM', 'JKM'),
    money('total', 'Total'),
  ],
  pph21: [
    text('masa', 'Masa', 12),
    text('tin', 'NIK/NPWP'),
    text('name', 'Nama', 32),
    text('ptkp_status', 'PTKP', 8),
    text('ter_category', 'Kategori TER', 12),
    money('gross_taxable', 'Bruto'),
    { name: 'ter_rate', header: 'Tarif', field: field.percent('Tarif') },
    money('tax', 'PPh 21'),
  ],
};
const TITLES: Readonly<Record<Type, string>> = {
  rekap: 'Rekap Payroll',
  bpjs: 'Laporan BPJS',
  pph21: 'Laporan PPh 21',
};

const NONE: BpjsShares = { employer: 0, employee: 0 };
/** Contributions by programme; what JKK pays for JKP stands apart (corrections.md 19). */
const contributionsOf = ({ bpjs, upah_tetap }: Row, jkpPercent: number) => {
  const of = (program: BpjsProgram) => bpjs[program] ?? NONE;
  const whole = (program: BpjsProgram) => of(program).employer + of(program).employee;
  const jkk = of('JKK').employer;
  const jkp = Math.min(jkk, mulDiv(upah_tetap, Math.round(jkpPercent * 100), 10_000));
  return {
    KESK: of('KES').employer,
    KES: of('KES').employee,
    JHT: whole('JHT'),
    JP: whole('JP'),
    JKK: jkk - jkp,
    JKP: jkp,
    JKM: whole('JKM'),
    total: bpjsPrograms.reduce((sum, program) => sum + whole(program), 0),
  };
};
const recordOf: Readonly<Record<Type, (row: Row, head: Head) => SheetRecord>> = {
  rekap: (row) => ({ ...row }),
  bpjs: (row, { jkp_percent }) => ({ ...row, ...contributionsOf(row, jkp_percent) }),
  pph21: (row, head) => ({ ...row, masa: masaText(masaStart(head)) }),
};
const totalOf = (type: Type, rows: readonly SheetRecord[]): SheetRecord => {
  const sums = COLUMNS[type]
    .filter((column) => column.field.kind === 'money')
    .map(({ name }) => [name, rows.reduce((sum, row) => sum + Number(row[name] ?? 0), 0)]);
  return { ...Object.fromEntries(sums), name: 'Jumlah', strong: true };
};

/** GET /api/attendance/payrollperiode/{id}/report?type=rekap|bpjs|pph21. @throws Refusal not-found (404) */
export const reportPeriod = async (
  { tx, branches }: Context,
  { params, query: { type } }: CallRequest<Calls['attendance.payrollperiode.laporan']>,
): Promise<Download> => {
  const id = params['id'] ?? 0;
  const head = await runOne(tx, headOf, id, branches);
  if (!head) throw new Refusal('not-found');
  const rows = (await run(tx, slips, id)).map((row) => recordOf[type](row, head));
  const title = TITLES[type];
  return new Download(
    `${title} ${head.name}.xlsx`,
    XLSX,
    writeSheet(title, COLUMNS[type], [...rows, totalOf(type, rows)], {
      head: [title, head.name],
      strong: (row) => row['strong'] === true,
    }),
  );
};
