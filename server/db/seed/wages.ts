// What the staff of a demo branch gets beside its salary, what somebody borrowed, and a doctor who came onto the payroll
// (attendance.md 8).
import { contractType } from '../../../src/resources/attendance/employment.ts';
import { planned, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import type { Crew } from './crew.ts';

/** Who gets what from the first day of the books; an amount beside the component's own. */
const COMPONENTS = [
  ['manager', 'TJAB', 1_500_000],
  ['finance', 'TJAB', null],
  ['admin', 'TMKN', null],
  ['perawat', 'TMKN', null],
  ['perawat', 'TTRN', null],
  ['inventory', 'TTRN', null],
  ['dokter2', 'UDUK', null],
] as const;
const LOAN = { job: 'multimedia', amount: 1_500_000, installment_amount: 500_000 } as const;
const EMPLOYED = { job: 'dokter', salary: 10_000_000 } as const;

const componentOf = planned<{ id: number }, [branch: number, code: string]>(
  'select id from payrollcomponents where profile_id = $1 and code = $2',
);
const versionOf = planned<{ version: number }, [number]>('select version from users where id = $1');

/** @param since first day of the books */
export const giveComponents = async (trx: Transaction, crew: Crew, now: Date, since: string): Promise<void> => {
  const manager = crew.at('manager', now);
  for (const [job, code, amount] of COMPONENTS) {
    const component = await runOne(trx, componentOf, crew.branch.id, code);
    if (!component) throw new Error(`The branch has no ${code}.`);
    await manager.create('attendance.pegawaicomponent', {
      pegawai_id: crew.id(job),
      component_id: component.id,
      amount,
      start_date: since,
    });
  }
};

/** Kasbon that the runs from that day on take back. @param bank the account that pays it */
export const lend = async (crew: Crew, now: Date, loan_at: string, bank: number): Promise<void> => {
  const { job, ...sums } = LOAN;
  await crew.at('finance', now).create('attendance.loan', {
    ...sums,
    pegawai_id: crew.id(job),
    loan_at,
    paymentmethod_id: bank,
    note: 'Biaya sekolah anak',
  });
};

/** A doctor who was paid by slips of fees until now has a salary, and the fees that are open come with it. */
export const employDoctor = async (trx: Transaction, crew: Crew, now: Date): Promise<void> => {
  const id = crew.id(EMPLOYED.job);
  const found = await runOne(trx, versionOf, id);
  if (!found) throw new Error('The branch has no doctor.');
  await crew.at('manager', now).call(
    'attendance.pegawai.edit',
    // A doctor comes when patients do.
    {
      version: found.version,
      contract_type: contractType.permanent,
      base_salary: EMPLOYED.salary,
      is_attendance_exempt: true,
    },
    { params: { id } },
  );
};
