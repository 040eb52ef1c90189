// The treatments of a visit: none may be left planned at its end, and those done are charged (service.md 3.1, 6.3).
import { billLineKind } from '../../../../src/resources/finance/bill-line.ts';
import { Refusal } from '../../../../src/resources/refusals.ts';
import { visitperawatan } from '../../../../src/resources/service/visitperawatan.ts';
import { named, run, runOne } from '../../../db/statement.ts';
import type { NewBillLine } from '../../finance/bill/create-bill.ts';
import { treatmentUnused, treatmentUsed } from '../../finance/share/make-incomes.ts';
import type { WriteContext } from '../../kernel/contract.ts';
import { packageSlots } from '../visit/package-port.ts';
import type { VisitPart } from '../visit/visit-part.ts';
import type { StoredVisit } from '../visit/visit-write.ts';
import { bhpOf } from './bhp-lines.ts';
import { coveredOf } from './treatment-slot.ts';
import { hasDone } from '../visit/visit-queue.ts';

interface Work {
  readonly id: number;
  readonly perawatan_id: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly akun_id: number;
  readonly doctor_id: number;
  readonly pajak_id: number | null;
  readonly customer_id: number | null;
  readonly isCovered: boolean;
}
const workOf = named<Work, [number]>(
  'visit_work',
  `select t.id, t.perawatan_id, t.name, t.qty, t.price, t.discount_amount, k.akun_id, t.doctor_id, m.pajak_id,
     t.customer_id, t.membershipperawatan_id is not null as "isCovered"
   from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id join tindakanmediskategoris k on k.id = m.kategori_id
   where t.visit_id = $1 and t.status = ${visitperawatan.state.done} order by t.id`,
);
const plannedOf = named<{ id: number }, [number]>(
  'visit_planned',
  `select id from visitperawatans where visit_id = $1 and status = ${visitperawatan.state.planned} limit 1`,
);
const dropPlanned = named<unknown, [number]>(
  'visit_drop_planned',
  `update visitperawatans set status = ${visitperawatan.state.cancelled}, version = version + 1, updated_at = now()
   where visit_id = $1 and status = ${visitperawatan.state.planned}`,
);

const workLine = ({ id, customer_id: _customer, isCovered: _covered, ...work }: Work, value = 0): NewBillLine => ({
  ...work,
  kind: billLineKind.treatment,
  ref_type: 'visitperawatan',
  ref_id: id,
  package_value: value,
});

const { planned, done } = visitperawatan.state;

/** What treatments of a visit earn that packages pay for, by their ids. */
const earnedBy = (context: Pick<WriteContext, 'tx'>, work: readonly Work[]): Promise<ReadonlyMap<number, number>> => {
  const covered = work.filter(({ isCovered }) => isCovered).map(({ id }) => id);
  return covered.length === 0
    ? Promise.resolve(new Map())
    : packageSlots.given().valuesOf(context, 'visitperawatan', covered);
};

/** A treatment of a package is earned when the visit ends: booked, and shared (finance.md 6.12). What is worth nothing has no share. */
const bookCovered = async (context: WriteContext, visit: StoredVisit): Promise<void> => {
  const sources = await coveredOf(context, visit.id, [done]);
  if (sources.length === 0) return;
  await packageSlots.given().book(context, sources);
  const work = await run(context.tx, workOf, visit.id);
  const values = await earnedBy(context, work);
  const bhps = await bhpOf(context, [...values.keys()]);
  for (const { id, perawatan_id, doctor_id, customer_id, name, qty } of work) {
    const package_value = values.get(id) ?? 0;
    if (package_value === 0) continue;
    const used = { perawatan_id, doctor_id, customer_id, name, qty, day: visit.visit_date, package_value };
    await treatmentUsed(context, { visitperawatan_id: id, bhp_cost: bhps.get(id) ?? 0, ...used });
  }
};

/** The way back. */
const unbookCovered = async (context: WriteContext, visit: StoredVisit): Promise<void> => {
  const sources = await coveredOf(context, visit.id, [done]);
  if (sources.length === 0) return;
  await packageSlots.given().unbook(context, sources);
  for (const { id } of sources) await treatmentUnused(context, id);
};

export const treatmentPart: VisitPart = {
  requireComplete: async ({ tx }, visit) => {
    if (await runOne(tx, plannedOf, visit.id)) throw new Refusal('visit-has-planned');
  },
  ending: async (context, visit) =>
    packageSlots.given().use(context, await coveredOf(context, visit.id, [done]), visit.visit_date),
  billLines: async (context, visit) => {
    const work = await run(context.tx, workOf, visit.id);
    const values = await earnedBy(context, work);
    return work.map((one) => workLine(one, values.get(one.id)));
  },
  finished: bookCovered,
  reopening: async (context, visit) => packageSlots.given().unuse(context, await coveredOf(context, visit.id, [done])),
  reopened: unbookCovered,
  requireUndone: async (context, visit) => {
    if (await hasDone(context, visit.id)) throw new Refusal('visit-has-treatment');
  },
  cancelled: async (context, visit) => {
    await packageSlots.given().release(context, await coveredOf(context, visit.id, [planned]));
    await run(context.tx, dropPlanned, visit.id);
  },
};
