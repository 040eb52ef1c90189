// Samples of shares, and of what is owed and paid.
import { addDays } from '../../src/resources/kernel/date.ts';
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';
import { today } from '../service/stage.ts';
import type { Samples, World } from './sample-kind.ts';

interface Issued {
  readonly id: number;
  readonly version: number;
}

/** Three treatments, billed, shared by a rule and paid. */
const shareThree = async (world: World): Promise<void> => {
  const { clinic, manager, works, treatment: perawatan_id, doctor: doctor_id } = world;
  const rule = {
    name: 'Semua dokter',
    source: 1,
    doctor_type: 1,
    doctor_value: 40,
    doctor_base: 1,
    rumahsakit_base: 1,
    recognition: 1,
  };
  const kept = { ...rule, deduct_lab: true, deduct_bhp: false, rumahsakit_percent: 0, valid_from: today() };
  const agreed = await manager.post('/api/finance/sharingprofit', kept);
  if (agreed.status !== 201) throw new Error(`A rule cannot be kept: ${JSON.stringify(agreed.body)}`);
  const methods = await methodIds(clinic);
  for (const id of works.slice(0, 3)) {
    const work = { id, perawatan_id, doctor_id };
    const bill = await draftBill(clinic, [{ name: 'Scaling', qty: 1, price: 350_000, akun: '4-1103', work }]);
    const paid = await manager.post<Receipt>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount: 350_000 }],
      allocations: [{ bill_id: bill.id, amount: 350_000 }],
      issue: true,
    });
    if (paid.status !== 201) throw new Error(`A bill cannot be paid: ${JSON.stringify(paid.body)}`);
  }
};

/** Three orders to a laboratory: each awaits its fee. */
const orderThree = async ({ manager, works, jasas }: World): Promise<void> => {
  for (const [n, visitperawatan_id] of works.slice(0, 3).entries()) {
    const order = { visitperawatan_id, laboratoriumjasa_id: jasas[0], tooth: [11], instruksi: `Biaya ke-${n}` };
    const made = await manager.post('/api/service/formlab', order);
    if (made.status !== 201) throw new Error(`An order cannot be kept: ${JSON.stringify(made.body)}`);
  }
};

/** All laboratories have told what they want: it is owed to them, and so are the shares that waited for it. */
const invoiceAll = async ({ manager }: World): Promise<void> => {
  const { body } = await manager.get<{ data: Issued[] }>('/api/finance/labfee', { query: { limit: '100' } });
  for (const { id, version } of body.data) {
    const known = await manager.post(`/api/finance/labfee/${id}/confirm`, { version, amount: 20_000 });
    if (known.status !== 200) throw new Error(`A fee cannot be confirmed: ${JSON.stringify(known.body)}`);
  }
};

interface Owed {
  readonly id: number;
  readonly actor_id: number;
  readonly amount: number;
}
/** Three fees of a doctor are paid, with his tax. */
const payThreeFees = async ({ manager, till: paymentmethod_id }: World): Promise<void> => {
  const { body } = await manager.get<{ data: Owed[] }>('/api/finance/hutang', { query: { actor_type: 'doctor' } });
  for (const { id, actor_id, amount } of body.data.filter((row) => row.amount > 0).slice(0, 3)) {
    const slip = { actor_type: 'doctor', actor_id, transaction_at: today(), paymentmethod_id };
    const paid = await manager.post('/api/finance/hutangtransaction', {
      ...slip,
      details: [{ hutang_id: id, amount }],
    });
    if (paid.status !== 201) throw new Error(`A fee cannot be paid: ${JSON.stringify(paid.body)}`);
  }
};

/** Months in which nothing was booked: drafts of nothing. */
const reckonThree = async ({ manager }: World): Promise<void> => {
  for (const month of ['2019-01', '2019-02', '2019-03']) {
    const kept = await manager.post('/api/finance/profitsharing/hitung', { month });
    if (kept.status !== 201) throw new Error(`A month cannot be kept: ${JSON.stringify(kept.body)}`);
  }
};

interface Kept {
  readonly id: number;
  readonly version: number;
}
const made = async (answer: Promise<{ readonly status: number; readonly body: unknown }>): Promise<Kept> => {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`A dividend cannot be made: ${JSON.stringify(body)}`);
  return body as Kept;
};
/** Dividends of single days of profit. @param from days back */
const reckonDays = async ({ manager }: World, from: number): Promise<readonly Kept[]> => {
  const kept: Kept[] = [];
  for (const back of [from, from + 1, from + 2]) {
    const day = addDays(today(), -back);
    const details = [
      { akun: { code: '1-1111' }, debit: 900_000_000 },
      { akun: { code: '4-1103' }, credit: 900_000_000 },
    ];
    await made(manager.post('/api/finance-v2/jurnal', { transaction_at: day, memo: 'Laba', details }));
    kept.push(await made(manager.post('/api/finance/deviden/hitung', { period_start: day, period_end: day })));
  }
  return kept;
};
/** Three drafts, in a branch that shares its profit out until today. */
const draftThree = async (world: World): Promise<void> => {
  const { manager, investors } = world;
  const days = { valid_from: '2020-01-01', valid_to: today() };
  const setting = { metode: 2, percent: 50, reserve_percent: 20, interval: 3, ...days };
  await made(manager.post('/api/finance/devidensetting', setting));
  const held = { investor_id: investors[0], lembar: 10, modal_amount: 0, ...days };
  await made(manager.post('/api/finance/investorshare', held));
  await reckonDays(world, 0);
};
/** Three more that are approved. */
const approveThree = async (world: World): Promise<void> => {
  for (const { id, version } of await reckonDays(world, 3))
    await made(world.manager.post(`/api/finance/deviden/${id}/approve`, { version }));
};

export const payableSamples = {
  'finance.sharingprofit': {
    create: (_world, n) => ({
      name: `Aturan uji ${n}`,
      source: 1,
      doctor_type: 1,
      doctor_value: 40,
      doctor_base: 1,
      deduct_lab: true,
      deduct_bhp: false,
      rumahsakit_percent: 0,
      rumahsakit_base: 1,
      recognition: 1,
      valid_from: '2026-01-01',
    }),
    change: { doctor_value: 35 },
  },
  'finance.mitra': {
    create: (_world, n) => ({ name: `Mitra uji ${n}`, kind: 1, phone: '0222501188', status: 1 }),
    change: { contract_no: 'PKS/01' },
  },
  'finance.target': {
    create: (_world, n) => ({ year: 2001 + (n % 99), month: 3, received: 150_000_000, newcomers: 40, noshows: 5 }),
    change: { newcomers: 45 },
  },
  'finance.devidensetting': {
    create: (_world, n) => ({
      metode: 2,
      percent: 50,
      reserve_percent: 20,
      interval: 3,
      valid_from: `${2040 + n}-01-01`,
      valid_to: `${2040 + n}-12-31`,
    }),
    change: { percent: 60 },
  },
  'finance.investor': {
    create: (_world, n) => ({ name: `Investor uji ${n}`, is_badan: false, status: 1 }),
    change: { is_badan: true },
  },
  'finance.investorshare': {
    create: ({ investors }, n) => ({
      investor_id: investors[0] ?? 0,
      lembar: 10,
      modal_amount: 50_000_000,
      valid_from: `${2040 + n}-01-01`,
      valid_to: `${2040 + n}-12-31`,
    }),
    change: { lembar: 20 },
  },
  'finance.tindakanincome': { arrange: shareThree },
  'finance.profitsharing': { arrange: reckonThree },
  'finance.deviden': { arrange: draftThree },
  'finance.devidendetail': { arrange: approveThree },
  'finance.labfee': { arrange: orderThree },
  'finance.hutang': { arrange: invoiceAll },
  'finance.hutangtransaction': { arrange: payThreeFees },
  'finance.objekpajak': {
    create: (_world, n) => ({
      code: `99-${100 + n}-01`,
      name: `Objek uji ${n}`,
      form: 'bppu',
      rate: 2,
      dpp_percent: 100,
      valid_from: '2026-01-01',
    }),
    change: { rate: 3 },
  },
  'finance.pphbadan': {
    create: (_world, n) => ({
      metode: 'angsuran',
      angsuran_amount: 1_000_000,
      cabang_id: 1,
      valid_from: `${2040 + n}-01-01`,
      valid_to: `${2040 + n}-12-31`,
    }),
    change: { angsuran_amount: 2_000_000 },
  },
  'finance.pph': {},
} satisfies Partial<Samples>;
