// The end of a visit and its reopening: the bill comes and goes in the same transaction (service.md 3.1, 6.3).
import { Refusal } from '../../../src/resources/refusals.ts';
import { ADMIN } from '../../../src/policies/role.ts';
import { named, run, runOne } from '../../db/statement.ts';
import type { UseCases, WriteContext } from '../contract.ts';
import { createBill, type NewBillLine } from '../finance/create-bill.ts';
import { cancelBill } from '../finance/void-bill.ts';
import { requestFor } from '../approval.ts';
import { takeUnit } from './visit-unit.ts';
import { changeVisit, requireOwnVisit, requireReach, type StoredVisit, visitOutcome } from './visit-write.ts';

type Verbs = UseCases['service.visit'];
interface Preference {
  readonly administrasi_amount: number;
  readonly administrasi_akun_id: number | null;
  readonly admin_boleh_selesai: boolean;
}
interface Work {
  readonly id: number;
  readonly status: number;
  readonly perawatan_id: number;
  readonly name: string;
  readonly qty: number;
  readonly price: number;
  readonly discount_amount: number;
  readonly akun_id: number;
  readonly doctor_id: number;
}

const preferences = named<Preference, [number]>(
  'branch_visit_preference',
  'select administrasi_amount, administrasi_akun_id, admin_boleh_selesai from branchpreferences where profile_id = $1',
);
const workOf = named<Work, [number]>(
  'visit_work',
  `select t.id, t.status, t.perawatan_id, t.name, t.qty, t.price, t.discount_amount, k.akun_id, t.doctor_id
   from visitperawatans t join tindakanmedis m on m.id = t.perawatan_id join tindakanmediskategoris k on k.id = m.kategori_id
   where t.visit_id = $1 and t.status <> -1 order by t.id`,
);
const nameOf = named<{ name: string }, [number]>('customer_name', 'select name from users where id = $1');

const FEE = 'Administrasi';

const feeLines = (row: StoredVisit, preference: Preference | undefined): NewBillLine[] => {
  const akun_id = preference?.administrasi_akun_id ?? null;
  if (!preference || akun_id === null || preference.administrasi_amount === 0 || row.type === 'kontrol') return [];
  return [
    {
      kind: 5,
      ref_type: 'visit',
      ref_id: row.id,
      perawatan_id: null,
      name: FEE,
      qty: 1,
      price: preference.administrasi_amount,
      discount_amount: 0,
      akun_id,
      doctor_id: null,
      package_value: 0,
    },
  ];
};

const workLine = ({ id, status: _done, ...work }: Work): NewBillLine => ({
  ...work,
  kind: 1,
  ref_type: 'visitperawatan',
  ref_id: id,
  package_value: 0,
});

/** The draft bill of the visit's done work and the branch's fee; null when there is nothing to charge. */
const billVisit = async (
  context: WriteContext,
  row: StoredVisit,
  lines: readonly NewBillLine[],
): Promise<number | null> => {
  if (lines.length === 0) return null;
  const customer = await runOne(context.tx, nameOf, row.customer_id);
  const bill = await createBill(context, {
    type: 1,
    source: { type: 'visit', id: row.id },
    customer_id: row.customer_id,
    customer_name: customer?.name ?? '',
    doctor_id: row.doctor_id,
    transaction_at: row.visit_date,
    lines,
  });
  return bill.id;
};

/**
 * 2 -> 3 with the draft bill. An admin finishes only where the branch lets him.
 * @throws Refusal forbidden (403), visit-has-planned (422)
 */
export const finishVisit: Verbs['selesai'] = async (context, row) => {
  await requireOwnVisit(context, row);
  const preference = await runOne(context.tx, preferences, context.branch.id);
  if (context.actor.role === ADMIN && !preference?.admin_boleh_selesai) throw new Refusal('forbidden');
  const work = await run(context.tx, workOf, row.id);
  if (work.some(({ status }) => status === 0)) throw new Refusal('visit-has-planned');
  const bill_id = await billVisit(context, row, [...work.map(workLine), ...feeLines(row, preference)]);
  await changeVisit(context, row.id, { status: 3, finished_at: context.now.toISOString(), bill_id });
  return visitOutcome(context, row, 'penyelesaian');
};

/**
 * 3 -> 2: the bill is taken back and the unit must be free. An admin's waits for an approver where the branch's rule says so.
 * @throws Refusal bill-has-payments, unit-occupied (409)
 */
export const reopenVisit: Verbs['bukakembali'] = async (context, row, { reason }) => {
  await requireReach(context, row);
  if (row.unit_id !== null) await takeUnit(context, row.unit_id);
  await cancelBill(context, { type: 'visit', id: row.id }, reason);
  await changeVisit(context, row.id, { status: 2, finished_at: null, bill_id: null });
  const outcome = await visitOutcome(context, row, 'pembukaan kembali', { after: { reason } });
  return { ...outcome, request: await requestFor(context, 'service.visit.reopen') };
};
