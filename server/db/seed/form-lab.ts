// Orders to laboratories for what was done in the demo days: some late, some made again, some still on the desk.
import type { Transaction } from 'kysely';
import { SHADES } from '../../../src/resources/service/shade.ts';
import type { Database } from '../database.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { demoLaboratories } from './laboratory.ts';

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
/** One in so many orders ends otherwise. */
const LATE_EVERY = 6;
const WAITING_EVERY = 5;
const REMADE_EVERY = 9;
const CANCELLED_EVERY = 13;

const later = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** Who does what when: nothing happens after `now`, so that the youngest orders are still on their way. */
const playOrder = async (crew: Crew, now: Date, work: Work, jasa: number, n: number): Promise<void> => {
  const done = new Date(work.performed_at);
  const tooth = work.tooth ?? undefined;
  const order = { visitperawatan_id: work.id, laboratoriumjasa_id: jasa, tooth, shade: SHADES[n % SHADES.length] };
  const instruksi = 'Kontak proksimal rapat, oklusi ringan. Mohon foto sebelum dikirim.';
  const { id } = await crew.at(work.doctor, done).create('service.formlab', { ...order, instruksi });
  if (n % CANCELLED_EVERY === CANCELLED_EVERY - 1) {
    await crew.at(work.doctor, later(done, 1)).act('service.formlab', id, 'batal', {});
    return;
  }
  const sentAt = later(done, 2);
  if (sentAt > now || n % WAITING_EVERY === 0) return;
  const sent = await crew.at('admin', sentAt).act('service.formlab', id, 'kirim', { courier: 'Kurir lab' });
  const due = instantAt(crew.branch.timezone, String(sent.due_at), MORNING);
  const back = n % LATE_EVERY === 1 ? later(due, 72) : later(due, -24);
  // The orders of the last month that are late have not come back yet.
  if (back > now || (n % LATE_EVERY === 1 && now.getTime() - due.getTime() < 30 * 24 * HOUR_MS)) return;
  await crew.at('admin', back).act('service.formlab', id, 'terima', { checked_by: crew.id('perawat') });
  if (n % REMADE_EVERY === 2) {
    const again = { remake_fault: 'lab', instruksi: 'Tepi servikal terbuka, mohon dibuat ulang.' } as const;
    await crew.at(work.doctor, later(back, 2)).act('service.formlab', id, 'ulang', again);
    return;
  }
  const fitted = later(back, 48);
  if (fitted < now) await crew.at(work.doctor, fitted).act('service.formlab', id, 'pasang', {});
};

/** Orders what the laboratories make for, in the order of the work. */
export const playFormLabs = async (trx: Transaction<Database>, crew: Crew, now: Date): Promise<void> => {
  const made = demoLaboratories.flatMap(({ jasas }) => jasas);
  const byTreatment = new Map(made.map(({ treatment = '', name }) => [treatment, name]));
  const ids = new Map((await run(trx, jasaIds)).map(({ id, name }) => [name, id]));
  const works = await run(trx, workOf, [...byTreatment.keys()], crew.branch.id);
  for (const [n, work] of works.entries()) {
    const jasa = ids.get(byTreatment.get(work.code) ?? '');
    if (jasa === undefined) throw new Error(`No laboratory makes anything for ${work.code}.`);
    await playOrder(crew, now, work, jasa, n);
  }
};
