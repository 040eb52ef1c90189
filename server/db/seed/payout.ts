// What a branch pays of what it owes: doctors by the month with their tax, laboratories and vendors; one slip was wrong (finance.md 8).
import { actorType, hutang, type Payee } from '../../../src/resources/finance/hutang.ts';
import { hutangtransaction } from '../../../src/resources/finance/hutangtransaction.ts';
import { pphKind } from '../../../src/resources/finance/pajak-kind.ts';
import { pph } from '../../../src/resources/finance/pph.ts';
import { paymentKind } from '../../../src/resources/finance/paymentmethod.ts';
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const AFTERNOON = 15 * 60;
/** Days before today on which slips were made: the tax of the older ones is remitted by now. */
const SLIP_DAYS = [40, 6] as const;
const WRONG_ONE = 'dokter2';

interface Open {
  readonly id: number;
  readonly actor_id: number;
  readonly open: number;
}
const openBy = planned<Open, [branch: number, type: Payee, day: string]>(
  `select id, actor_id, (amount - paid_amount)::bigint as open from hutangs
   where profile_id = $1 and actor_type = $2 and actor_id is not null and transaction_at <= $3 and amount <> paid_amount
     and status in (${hutang.state.owed}, ${hutang.state.partial}) order by id`,
);
const bankOf = planned<{ id: number }, [number, number]>(
  'select id from paymentmethods where profile_id = $1 and kind = $2 and is_active order by id limit 1',
);
const withheldIn = planned<{ masa: string; ids: number[] }, [branch: number, kind: string, before: string]>(
  `select masa::text as masa, array_agg(id order by id) as ids from pphs
   where profile_id = $1 and kind = $2 and masa < $3 and status = ${pph.state.owed} group by masa order by masa`,
);

interface Desk {
  readonly trx: Transaction;
  readonly crew: Crew;
  readonly bank: number;
}
const at = ({ crew }: Desk, job: string, day: string) => crew.at(job, instantAt(crew.branch.timezone, day, AFTERNOON));

/** Everybody of a kind is paid what he was owed up to two days before, where something is left after corrections. */
const payKind = async (desk: Desk, type: Payee, day: string): Promise<void> => {
  const rows = await run(desk.trx, openBy, desk.crew.branch.id, type, addDays(day, -2));
  for (const actor_id of new Set(rows.map((row) => row.actor_id))) {
    const own = rows.filter((row) => row.actor_id === actor_id);
    if (own.reduce((sum, { open }) => sum + open, 0) <= 0) continue;
    await at(desk, 'finance', day).call('finance.hutangtransaction.bayar', {
      actor_type: type,
      actor_id,
      transaction_at: day,
      paymentmethod_id: desk.bank,
      reference: `TRF ${day}`,
      details: own.map(({ id, open }) => ({ hutang_id: id, amount: open })),
    });
  }
};

const slipOf = planned<{ id: number }, [branch: number, actor: number]>(
  `select id from hutangtransactions where profile_id = $1 and actor_type = '${actorType.doctor}' and actor_id = $2
     and status = ${hutangtransaction.state.paid} order by id desc limit 1`,
);
/** The money went to an account that is closed. */
const takeBack = async (desk: Desk, day: string): Promise<void> => {
  const [wrong] = await run(desk.trx, slipOf, desk.crew.branch.id, desk.crew.id(WRONG_ONE));
  if (wrong)
    await at(desk, 'manager', day).act('finance.hutangtransaction', wrong.id, 'void', {
      reason: 'Transfer ditolak bank: rekening penerima ditutup',
    });
};

/** One row of each payee: reporting it reports all that was withheld of him in the month. */
const onePerPayee = planned<{ id: number }, [readonly number[]]>(
  'select min(id) as id from pphs where id = any ($1) group by actor_type, actor_id order by 1',
);
/** One NPWP for the group, and a place of business for each branch. */
const giveNpwp = planned<unknown, [branch: number, npwp: string]>(
  `update profiles set npwp = $2, nitku = $2 || lpad(($1 - 1)::text, 6, '0') where id = $1`,
);
const NPWP = '0123456789012000';

/** Months that are over are remitted by the tenth of the next one, and the first of them is reported. */
const remit = async (desk: Desk, today: string): Promise<void> => {
  const { crew, trx, bank } = desk;
  const month = `${today.slice(0, 7)}-01`;
  const months = await run(trx, withheldIn, crew.branch.id, pphKind.doctor, month);
  for (const [n, { masa, ids }] of months.entries()) {
    const day = addDays(addMonths(masa, 1), 9);
    if (day > today) continue;
    const ntpn = `${masa.replaceAll('-', '')}${String(crew.branch.id)}0A1B2C3`;
    const transfer = { paymentmethod_id: bank, ntpn, setor_at: day };
    await at(desk, 'finance', day).call('finance.pph.setor', { kind: pphKind.doctor, masa, ids, ...transfer });
    if (n > 0) continue;
    for (const [place, { id }] of (await run(trx, onePerPayee, ids)).entries())
      await at(desk, 'finance', day).act('finance.pph', id, 'lapor', {
        bukti_potong_no: `26${masa.slice(5, 7)}${String(place + 1).padStart(6, '0')}`,
      });
  }
};

/** @param start first day of the books */
export const payOut = async (trx: Transaction, crew: Crew, today: string, start: string): Promise<void> => {
  const [bank] = await run(trx, bankOf, crew.branch.id, paymentKind.transfer);
  if (!bank) throw new Error('The branch pays by no transfer.');
  const desk: Desk = { trx, crew, bank: bank.id };
  await run(trx, giveNpwp, crew.branch.id, NPWP);
  for (const [n, job] of ['dokter', 'dokter2'].entries())
    await at(desk, 'finance', start).call('finance.actorpajak.simpan', {
      actor_type: actorType.doctor,
      actor_id: crew.id(job),
      kategori: 'bukan_pegawai',
      nik: `327301${String(10 + n)}0385000${n + 1}`,
      ptkp: n === 0 ? 'K/1' : 'TK/0',
      bank_name: 'BCA',
      bank_account_no: `02812345${n}${crew.branch.id}`,
    });
  const [first, last] = SLIP_DAYS.map((days) => addDays(today, -days)).filter((day) => day > start);
  for (const day of [first, last]) {
    if (day === undefined) continue;
    await payKind(desk, actorType.doctor, day);
    await payKind(desk, actorType.laboratory, day);
  }
  // What came since is still owed to them.
  if (first !== undefined) await payKind(desk, actorType.investor, first);
  if (first !== undefined) await payKind(desk, actorType.vendor, first);
  if (last !== undefined) await takeBack(desk, addDays(last, 1));
  await remit(desk, today);
};
