// What other modules ask of Finance inside their own transaction (finance.md 6.12), on a real database.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { treatmentUnused, treatmentUsed } from '../../server/usecases/finance/share/make-incomes.ts';
import { reverseAll } from '../../server/usecases/finance/ledger/reverse-journal.ts';
import { reopenHutangs } from '../../server/usecases/finance/payable/pay-hutangs.ts';
import { addPph } from '../../server/usecases/finance/slip/book-slip.ts';
import { masaDokter, openDoctorFees, takeForPayroll } from '../../server/usecases/finance/slip/payroll.ts';
import type { WriteContext } from '../../server/usecases/kernel/contract.ts';
import { body, idOf, today, type Treatment } from '../service/stage.ts';
import { linesOf } from './draft.ts';
import { BANDUNG, inBranch } from './in-branch.ts';
import { type Income, openShares, type Shares } from './share-stage.ts';
import { usedUp } from './used-up.ts';

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
    await usedUp(at.clinic, treatment, 100_000);
    expect(await at.incomeOf(bill)).toMatchObject({ bhp_amount: 100_000, doctor_amount: 960_000 });
    await at.expectHolding();
    await usedUp(at.clinic, treatment, 0);
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
    await usedUp(at.clinic, treatment.id, 50_000);
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
    await usedUp(at.clinic, treatment, 100_000);
    expect(await incomeOf(treatment)).toMatchObject({ bhp_amount: 100_000, doctor_amount: 120_000 });
    await at.expectHolding();
  });
});

describe('payroll', () => {
  const profile = (kategori: string) =>
    at.books.put('/api/finance/actorpajak', {
      actor_type: 'doctor',
      actor_id: at.doctorId,
      kategori,
      npwp: '0123456789012345',
    });
  const journalOf = async (source: number): Promise<number> => {
    const [row] = await at.clinic.database.asOwner<{ id: number }>(
      `select id::int from journals where source_type = 'payroll' and source_id = $1`,
      [source],
    );
    return row?.id ?? 0;
  };

  it('pays the fees of an employed doctor, corrections with them, and gives them back', async () => {
    body(await profile('pegawai'));
    const before = await asked((context) => openDoctorFees(context, at.doctorId, today()));
    await at.pay(await at.billed(), 1_020_000);
    const open = await asked((context) => openDoctorFees(context, at.doctorId, today()));
    expect([open.amount - before.amount, open.bruto - before.bruto]).toEqual([400_000, 1_000_000]);
    expect(await asked((context) => openDoctorFees(context, at.doctorId, '2020-01-01'))).toMatchObject({ amount: 0 });

    const doctor = { id: at.doctorId, name: 'drg. Ratna Puspita, Sp.Ort' };
    const take = (id: number) =>
      asked((context) =>
        takeForPayroll(context, { doctor, until: today() }, { source: { type: 'payroll', id }, day: today() }),
      );
    const taken = await take(1);
    expect(taken).toMatchObject({ amount: open.amount, bruto: open.bruto });
    expect(await linesOf(at.clinic, await journalOf(1))).toEqual([
      ['2-1201', open.amount],
      ['2-1301', -open.amount],
    ]);
    expect(await take(2)).toMatchObject({ amount: 0, parts: [] });
    // What is owed to the employee now is held against his slip, which payroll makes (tests/attendance).
    expect(await journalOf(2)).toBe(0);

    const giveBack = ({ parts }: typeof taken, id: number) =>
      asked(async (context) => {
        await reopenHutangs(context, parts);
        await reverseAll(context, { type: 'payroll', id }, 'Salah hitung');
      });
    await giveBack(taken, 1);
    expect(await asked((context) => openDoctorFees(context, at.doctorId, today()))).toMatchObject({
      amount: open.amount,
    });
    await at.expectHolding();
    // Two payrolls that take them at once: one of them finds nothing left.
    const both = await Promise.all([take(3), take(4)]);
    expect(both.map(({ amount }) => amount).toSorted((a, b) => a - b)).toEqual([0, open.amount]);
    const [third, fourth] = both;
    if (third.amount > 0) await giveBack(third, 3);
    else await giveBack(fourth, 4);
    await at.expectHolding();
  });

  it('pays no fees of a doctor who is paid by slips', async () => {
    body(await profile('bukan_pegawai'));
    const doctor = { id: at.doctorId, name: 'drg. Ratna' };
    await expect(
      asked((context) =>
        takeForPayroll(context, { doctor, until: today() }, { source: { type: 'payroll', id: 9 }, day: today() }),
      ),
    ).rejects.toThrow('Fee dokter yang bukan pegawai dibayar dengan slip');
  });

  it('withholds in the same month as slips do', async () => {
    const masa = `${today().slice(0, 7)}-01`;
    const seen = await asked(async (context) => {
      const before = await masaDokter(context, at.doctorId, masa);
      const [pajak] = await at.clinic.database.asOwner<{ id: number; name: string; akun: string }>(
        `select p.id::int, p.name, a.code as akun from pajaks p join akuns a on a.id = p.akun_id where p.kind = 'pph_doctor' limit 1`,
      );
      if (!pajak) throw new Error('There is no such tax.');
      await addPph(context, {
        kind: 'pph_doctor',
        masa,
        actor: { type: 'doctor', id: at.doctorId, name: 'drg. Ratna' },
        pajak,
        bruto: 2_000_000,
        dpp: 1_000_000,
        amount: 50_000,
        source: { type: 'hutangtransaction', id: 999, code: 'GAJI-1' },
        day: today(),
        journal: null,
      });
      return { before, after: await masaDokter(context, at.doctorId, masa) };
    });
    expect(seen.after).toEqual({ bruto: seen.before.bruto + 2_000_000, withheld: seen.before.withheld + 50_000 });
    const rows = await at.rows<{ actor_type: string; amount: number }>('/api/finance/hutang', { actor_type: 'pajak' });
    expect(rows.map(({ amount }) => amount)).toContain(50_000);
  });
});
