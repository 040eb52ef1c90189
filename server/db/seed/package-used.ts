// Controls of braces that a patient of the demo had out of his package: visits on past days, through the use cases (paket.md 8).
import { addDays } from '../../../src/resources/kernel/date.ts';
import { planned, run, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import { writeNote } from './note.ts';
import { confirmUsed } from './play-supply.ts';

const CONTROL = { code: 'ORT-03', qty: 1, teeth: [], minutes: 15 } as const;
/** Days ago, further apart than the package asks for. */
const VISITS = [66, 47, 25] as const;
const HOUR = 11 * 60;

/** The slot with the most controls of a customer. */
const slotOf = planned<{ id: number; perawatan_id: number }, [customer: number, code: string]>(
  `select l.id, l.perawatan_id from membershipperawatans l join memberships m on m.id = l.membership_id
   join tindakanmedis t on t.id = l.perawatan_id where m.customer_id = $1 and t.code = $2 order by l.free_slot desc, l.id limit 1`,
);
const unitOf = planned<{ id: number }, [branch: number]>(
  'select id from units where profile_id = $1 and status = 1 order by code limit 1',
);

interface Stay {
  readonly tx: Transaction;
  readonly crew: Crew;
  readonly today: string;
}

/** Three controls, each in a visit of its own that has ended. @param customer who has a package with them */
export const comeToControls = async ({ tx, crew, today }: Stay, customer: number): Promise<void> => {
  const slot = await runOne(tx, slotOf, customer, CONTROL.code);
  const [unit] = await run(tx, unitOf, crew.branch.id);
  if (!slot || !unit) throw new Error('Nobody can have a control.');
  for (const age of VISITS) {
    const day = addDays(today, -age);
    const at = (minute: number) => instantAt(crew.branch.timezone, day, HOUR + minute);
    const visit = await crew.at('admin', at(0)).create('service.visit', {
      customer_id: customer,
      doctor_id: crew.id('dokter'),
      visit_date: day,
      type: 'kontrol',
      priority: 0,
      confirm: true,
    });
    await crew
      .at('perawat', at(5))
      .act('service.visit', visit.id, 'masukunit', { unit_id: unit.id, perawat_id: crew.id('perawat') });
    const doctor = crew.at('dokter', at(20));
    const done = await doctor.create('service.visitperawatan', {
      visit_id: visit.id,
      perawatan_id: slot.perawatan_id,
      repeated: true,
      membershipperawatan_id: slot.id,
      qty: 1,
    });
    await doctor.act('service.visitperawatan', done.id, 'selesai', {});
    await writeNote(doctor, { id: visit.id, code: String(visit['code']) }, [CONTROL]);
    await doctor.act('service.visit', visit.id, 'selesai', {});
    await confirmUsed(
      { tx, crew, day, today },
      { visitId: visit.id, code: String(visit['code']), doctor: 'dokter', minute: HOUR + 30 },
    );
  }
};
