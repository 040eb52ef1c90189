// Orders to laboratories for what was done in the demo days: some late, some made again, some still on the desk.
import { labfee } from '../../../src/resources/finance/labfee.ts';
import { SHADES } from '../../../src/resources/service/shade.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { demoLaboratories } from './laboratory.ts';
import type { Transaction } from '../transaction.ts';

interface Work {
  readonly id: number;
  readonly code: string;
  readonly doctor: string;
  readonly performed_at: string;
  readonly tooth: readonly number[] | null;
}
const workOf = planned<Work, [readonly string[], number]>(
  `select p.id, p.code, split_part(d.username, '.', 1) as doctor, p.performed_at, p.tooth
   from visitperawatans p join users d on d.id = p.doctor_id
   where p.status = 1 and p.code = any($1) and p.profile_id = $2 order by p.id`,
);
const jasaIds = planned<{ id: number; name: string }>('select id, name from laboratoriumjasas');

const HOUR_MS = 3_600_000;
const MORNING = 10 * 60;
/** So late that one of the last month is still out. */
const LATE_HOURS = 20 * 24;
const WEEK_HOURS = 7 * 24;
const INVOICE_HOURS = 4 * 24;
/** One in so many orders ends otherwise. */
const LATE_EVERY = 6;
const WAITING_EVERY = 5;
const REMADE_EVERY = 9;
const CANCELLED_EVERY = 13;

const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

interface Way {
  readonly trx: Transaction;
  readonly crew: Crew;
  readonly now: Date;
}

/** Sends the order and takes the work back, as far as that has happened by now; answers when it came back. */
const bring = async ({ crew, now }: Way, id: number, sentAt: Date, late: boolean): Promise<Date | undefined> => {
  if (sentAt > now) return undefined;
  const sent = await crew.at('admin', sentAt).act('service.formlab', id, 'kirim', { courier: 'Kurir lab' });
  const due = instantAt(crew.branch.timezone, String(sent.due_at), MORNING);
  const back = late ? later(due, LATE_HOURS) : later(due, -24);
  if (back > now) return undefined;
  await crew.at('admin', back).act('service.formlab', id, 'terima', { checked_by: crew.id('perawat') });
  return back;
};

const feeOf = planned<{ id: number; estimate_amount: number }, [number]>(
  `select id, estimate_amount from labfees where formlab_id = $1 and status = ${labfee.state.awaited}`,
);
/** The laboratory's invoice comes some days after its work; the youngest are still awaited. */
const confirmFee = async ({ trx, crew, now }: Way, formlab: number, back: Date): Promise<void> => {
  const invoiced = later(back, INVOICE_HOURS);
  const [fee] = await run(trx, feeOf, formlab);
  if (!fee || invoiced > now) return;
  const { id, estimate_amount: amount } = fee;
  await crew.at('finance', invoiced).act('finance.labfee', id, 'confirm', { amount, invoice_no: `INV/LAB/${formlab}` });
};

const fit = async (way: Way, doctor: string, id: number, back: Date): Promise<void> => {
  const { crew, now } = way;
  await confirmFee(way, id, back);
  const fitted = later(back, 48);
  if (fitted < now) await crew.at(doctor, fitted).act('service.formlab', id, 'pasang', {});
};

/** Who does what when: nothing happens after `now`, so that the youngest orders are still on their way. */
const playOrder = async (way: Way, work: Work, jasa: number, n: number): Promise<void> => {
  const { crew, now } = way;
  const { doctor, tooth } = work;
  const done = new Date(work.performed_at);
  const order = { visitperawatan_id: work.id, laboratoriumjasa_id: jasa, tooth, shade: SHADES[n % SHADES.length] };
  const instruksi = 'Kontak proksimal rapat, oklusi ringan. Mohon foto sebelum dikirim.';
  const { id } = await crew.at(doctor, done).create('service.formlab', { ...order, instruksi });
  if (n % CANCELLED_EVERY === CANCELLED_EVERY - 1) {
    await crew.at(doctor, later(done, 1)).act('service.formlab', id, 'batal', {});
    return;
  }
  // On the desk still: only what was ordered this week.
  if (n % WAITING_EVERY === 0 && later(done, WEEK_HOURS) > now) return;
  const back = await bring(way, id, later(done, 2), n % LATE_EVERY === 1);
  if (!back) return;
  if (n % REMADE_EVERY !== 2) return fit(way, doctor, id, back);
  const again = { remake_fault: 'lab', instruksi: 'Tepi servikal terbuka, mohon dibuat ulang.' } as const;
  const copy = await crew.at(doctor, later(back, 2)).act('service.formlab', id, 'ulang', again);
  const returned = await bring(way, copy.id, later(back, 3), false);
  if (returned) await fit(way, doctor, copy.id, returned);
};

/** Orders what the laboratories make for, in the order of the work. */
export const playFormLabs = async (trx: Transaction, crew: Crew, now: Date): Promise<void> => {
  const made = demoLaboratories.flatMap(({ jasas }) => jasas);
  const byTreatment = new Map(made.map(({ treatment = '', name }) => [treatment, name]));
  const ids = new Map((await run(trx, jasaIds)).map(({ id, name }) => [name, id]));
  const works = await run(trx, workOf, [...byTreatment.keys()], crew.branch.id);
  for (const [n, work] of works.entries()) {
    const jasa = ids.get(byTreatment.get(work.code) ?? '');
    if (jasa === undefined) throw new Error(`No laboratory makes anything for ${work.code}.`);
    await playOrder({ trx, crew, now }, work, jasa, n);
  }
};
