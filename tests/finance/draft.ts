// Draft bills for tests of the cash desk, as a finished visit drops them.
import { planned, run, runOne } from '../../server/db/statement.ts';
import { createBill } from '../../server/usecases/finance/bill/create-bill.ts';
import type { Branch } from '../../server/usecases/kernel/contract.ts';
import type { Client, TestApp } from '../support/app.ts';
import type { TestDatabase } from '../support/database.ts';
import { BANDUNG, inBranch } from './in-branch.ts';
import { patiently } from '../support/patiently.ts';

const insertPatient = planned<{ id: number }, [number, string]>(
  `insert into users (profile_id, username, name, role, gender)
   values ($1, 'UJI-' || nextval(pg_get_serial_sequence('users', 'id')), $2, 1, 0) returning id`,
);
const linkPatient = planned<unknown, [number, number]>(
  'insert into customerprofiles (user_id, profile_id, ishome) values ($1, $2, true)',
);
const accountOf = planned<{ id: number; code: string }, [readonly string[]]>(
  'select id, code from akuns where code = any ($1)',
);
const ppnRow = planned<{ id: number }>(`select id from pajaks where kind = 'ppn' order by id limit 1`);

export interface DraftLine {
  readonly name: string;
  readonly qty: number;
  /** Rupiah. */
  readonly price: number;
  readonly akun: string;
  /** 1 tindakan where left out; 4 is a package. */
  readonly kind?: 1 | 2 | 4;
  /** The treatment of a visit that it charges. */
  readonly work?: { readonly id: number; readonly perawatan_id: number; readonly doctor_id: number };
  /** Its price includes PPN where the branch is a PKP. */
  readonly ppn?: boolean;
}
/** Scaling, two composite fillings and the administration fee: 1.300.000 (finance.md WE1). */
export const WE1: readonly DraftLine[] = [
  { name: 'Scaling', qty: 1, price: 350_000, akun: '4-1103' },
  { name: 'Tambal Komposit', qty: 2, price: 450_000, akun: '4-1102' },
  { name: 'Administrasi', qty: 1, price: 50_000, akun: '4-1401' },
];

let drawn = 0;

/** A patient of a branch with a draft bill; answers the ids of both. */
export const draftBill = async (
  clinic: { readonly database: Pick<TestDatabase, 'pool'> },
  lines: readonly DraftLine[] = WE1,
  branch: Branch = BANDUNG,
): Promise<{ readonly id: number; readonly customer_id: number }> => {
  drawn += 1;
  const number = drawn;
  return inBranch(clinic, branch, async (context) => {
    const { tx: trx } = context;
    const name = `Pasien Uji ${number}`;
    const patient = await runOne(trx, insertPatient, branch.id, name);
    const ppn = await runOne(trx, ppnRow);
    if (!patient) throw new Error('The test clinic is not complete.');
    await run(trx, linkPatient, patient.id, branch.id);
    const accounts = await run(
      trx,
      accountOf,
      lines.map((line) => line.akun),
    );
    const accountId = (code: string) => accounts.find((a) => a.code === code)?.id ?? 0;
    const bill = await createBill(context, {
      type: 1,
      source: { type: 'test', id: patient.id },
      customer_id: patient.id,
      customer_name: name,
      doctor_id: null,
      transaction_at: context.today,
      lines: lines.map((line, i) => ({
        kind: line.kind ?? 1,
        ref_type: line.work ? 'visitperawatan' : 'test',
        ref_id: line.work?.id ?? i + 1,
        perawatan_id: line.work?.perawatan_id ?? null,
        name: line.name,
        qty: line.qty,
        price: line.price,
        discount_amount: 0,
        akun_id: accountId(line.akun),
        doctor_id: line.work?.doctor_id ?? null,
        package_value: 0,
        pajak_id: line.ppn ? (ppn?.id ?? null) : null,
      })),
    });
    return { id: bill.id, customer_id: patient.id };
  });
};

export interface Receipt {
  readonly id: number;
  readonly version: number;
  readonly code: string;
  readonly status: number;
  readonly price_amount: number;
  readonly received_amount: number;
  readonly change_amount: number;
  readonly journal_id: number;
  readonly methods: readonly { readonly amount: number; readonly fee_amount: number }[];
}

/** Ids of the payment methods of somebody's branch by name. */
export const methodIdsOf = async (by: Pick<Client, 'get'>): Promise<Readonly<Record<string, number>>> => {
  const { body } = await patiently(() =>
    by.get<{ data: { id: number; name: string }[] }>('/api/finance/paymentmethod/pilihan?limit=50'),
  );
  return Object.fromEntries(body.data.map(({ id, name }) => [name, id]));
};
/** Those of Bandung. */
export const methodIds = async (clinic: TestApp): Promise<Readonly<Record<string, number>>> =>
  methodIdsOf(await clinic.as('admin.bdg'));

/** The lines of a journal as `code: +debit / -credit`, in order. */
export const linesOf = async (clinic: TestApp, journalId: number): Promise<readonly (readonly [string, number])[]> => {
  const rows = await clinic.database.asOwner<{ code: string; signed: number }>(
    `select a.code, (l.debit - l.credit) as signed from journal_lines l join akuns a on a.id = l.akun_id
     where l.journal_id = $1 order by l.line_no`,
    [journalId],
  );
  return rows.map(({ code, signed }) => [code, signed] as const);
};

/** The automatic journals of a document, oldest first. */
export const journalsOf = async (clinic: TestApp, type: string, id: number): Promise<readonly number[]> => {
  const rows = await clinic.database.asOwner<{ id: number }>(
    'select id from journals where source_type = $1 and source_id = $2 order by id',
    [type, id],
  );
  return rows.map((row) => row.id);
};
