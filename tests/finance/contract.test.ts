// What other modules ask of Finance inside their own transaction (finance.md 6.12), on a real database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bhpCost } from '../../server/usecases/finance/share/treatment-cost.ts';
import { treatmentUnused, treatmentUsed } from '../../server/usecases/finance/share/make-incomes.ts';
import type { WriteContext } from '../../server/usecases/kernel/contract.ts';
import { body, idOf, today, type Treatment } from '../service/stage.ts';
import { BANDUNG, inBranch } from './in-branch.ts';
import { type Income, openShares, type Shares } from './share-stage.ts';

let at: Shares;
let crown = 0;
beforeAll(async () => {
  at = await openShares();
  await at.agree();
  await at.agree(at.doctorId, { name: 'Crown dari paket', source: 2, recognition: 4, doctor_value: 30 });
  crown = await idOf(at.clinic, 'tindakanmedis', 'code', 'PRO-01');
});
afterAll(() => at.clinic.close());

const asked = <T>(work: (context: WriteContext) => Promise<T>) => inBranch(at.clinic, BANDUNG, work);
const treatmentOf = async ({ id }: Income): Promise<number> => {
  const [row] = await at.clinic.database.asOwner<{ visitperawatan_id: number }>(
    'select visitperawatan_id::int from tindakanincomes where id = $1',
    [id],
  );
  return row?.visitperawatan_id ?? 0;
};

describe('the cost of consumables', () => {
  it('is taken from the shares when it is known, and given back when they are back on the shelf', async () => {
    const bill = await at.billed();
    await at.pay(bill, 2_550_000);
    const income = await at.incomeOf(bill);
    const treatment = await treatmentOf(income);
    await asked((context) => bhpCost(context, treatment, 100_000));
    expect(await at.incomeOf(bill)).toMatchObject({ bhp_amount: 100_000, doctor_amount: 960_000 });
    await at.expectHolding();
    await asked((context) => bhpCost(context, treatment, 0));
    expect(await at.incomeOf(bill)).toMatchObject({
      bhp_amount: 0,
      doctor_amount: 1_000_000,
      klinik_amount: 1_250_000,
    });
    expect(await at.amounts(income, 'doctor')).toEqual([
      [1_000_000, 2_500_000],
      [-40_000, 0],
      [40_000, 0],
    ]);
    await at.expectHolding();
  });

  it('comes along with a treatment that is billed later', async () => {
    const visit = await at.seated(at.units[0]);
    const planned = { visit_id: visit.id, perawatan_id: crown, tooth: [36] };
    const treatment = body(await at.doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    await asked((context) => bhpCost(context, treatment.id, 50_000));
    const item = await idOf(at.clinic, 'items', 'code', 'BHP-00005');
    await at.clinic.database.asOwner(
      `insert into visitperawatanbhps (profile_id, visit_id, visitperawatan_id, item_id, unit, qty_used, cost_amount)
       values (1, $1, $2, $3, 'pcs', 1, 50000)`,
      [visit.id, treatment.id, item],
    );
    const bill = await at.finished(visit, treatment);
    await at.pay(bill, 2_550_000);
    expect(await at.incomeOf(bill)).toMatchObject({ bhp_amount: 50_000, doctor_amount: 980_000 });
    await at.expectHolding();
  });
});

describe('a treatment out of a package', () => {
  const used = async (package_value: number, unit = at.units[1]) => {
    const visit = await at.seated(unit);
    const planned = { visit_id: visit.id, perawatan_id: crown, tooth: [36] };
    const treatment = body(await at.doctor.post<Treatment>('/api/service/visitperawatan', planned), 201);
    const about = { visitperawatan_id: treatment.id, perawatan_id: crown, doctor_id: at.doctorId, name: 'Crown PFM' };
    const customer_id = Number(visit['customer_id']);
    const work = { ...about, customer_id, qty: 1, day: today(), package_value, bhp_cost: 20_000 };
    await asked((context) => treatmentUsed(context, work));
    return work;
  };
  const incomeOf = async (treatment: number): Promise<Income> => {
    const [row] = await at.clinic.database.asOwner<{ id: number }>(
      'select id::int from tindakanincomes where visitperawatan_id = $1',
      [treatment],
    );
    return body(await at.books.get<Income>(`/api/finance/tindakanincome/${row?.id}`));
  };

  it('is shared in at once by the rule for packages, taken back, and used again', async () => {
    const work = await used(500_000);
    const income = await incomeOf(work.visitperawatan_id);
    // 30 % of what is left after the consumables; a tenth of the value is the partner's.
    expect(income).toMatchObject({
      source: 2,
      bill_id: null,
      net_amount: 500_000,
      doctor_amount: 144_000,
      rumahsakit_amount: 50_000,
      accrued_doctor: 144_000,
      status: 2,
    });
    expect(await at.amounts(income, 'doctor')).toEqual([[144_000, 500_000]]);
    await at.expectHolding();
    await expect(asked((context) => treatmentUsed(context, work))).rejects.toThrow(
      'Pendapatan tindakan ini sudah dicatat',
    );

    await asked((context) => treatmentUnused(context, work.visitperawatan_id));
    await asked((context) => treatmentUnused(context, work.visitperawatan_id));
    expect(await incomeOf(work.visitperawatan_id)).toMatchObject({ status: -1, accrued_doctor: 0 });
    await at.expectHolding();

    await asked((context) => treatmentUsed(context, { ...work, package_value: 600_000 }));
    expect(await incomeOf(work.visitperawatan_id)).toMatchObject({ id: income.id, net_amount: 600_000, status: 2 });
    expect(await at.amounts(income, 'doctor')).toEqual([
      [144_000, 500_000],
      [-144_000, -500_000],
      [174_000, 600_000],
    ]);
    await at.expectHolding();
  });

  it('pays for its consumables and for its laboratory as one that is billed', async () => {
    const { visitperawatan_id: treatment } = await used(500_000, at.units[2]);
    await asked((context) => bhpCost(context, treatment, 100_000));
    expect(await incomeOf(treatment)).toMatchObject({ bhp_amount: 100_000, doctor_amount: 120_000 });
    await at.expectHolding();
  });
});
