// Samples of money and books.
import { dateIn } from '../../src/resources/kernel/date.ts';
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';
import type { Samples, World } from './sample-kind.ts';

const TODAY = dateIn('Asia/Jakarta', new Date());

const issueAndPay = async (world: World): Promise<void> => {
  const methods = await methodIds(world.clinic);
  for (let n = 0; n < 3; n += 1) {
    const bill = await draftBill(world.clinic);
    const paid = await world.manager.post<Receipt>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: methods['Tunai'], amount: 1_300_000 }],
      allocations: [{ bill_id: bill.id, amount: 1_300_000 }],
      issue: true,
    });
    if (paid.status !== 201) throw new Error(`A bill cannot be paid: ${JSON.stringify(paid.body)}`);
  }
};

const topUpThree = async ({ clinic, manager, patients }: World): Promise<void> => {
  const methods = await methodIds(clinic);
  for (const customer_id of patients.slice(0, 3)) {
    const topup = { customer_id, methods: [{ paymentmethod_id: methods['Tunai'], amount: 250_000 }] };
    const made = await manager.post('/api/finance/deposit/topup', topup);
    if (made.status !== 201) throw new Error(`A deposit cannot be filled: ${JSON.stringify(made.body)}`);
  }
};

const draftThree = async ({ clinic }: World): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await draftBill(clinic);
};

export const financeSamples = {
  'finance.bill': {
    arrange: draftThree,
    change: { discount_amount: 50_000, discount_reason: 'Pasien lama' },
    changeable: { status: '0' },
  },
  'finance.billtransaction': { arrange: issueAndPay },
  'finance.deposit': { arrange: topUpThree },
  // The cashiers of the clinic have theirs open.
  'finance.kasirsesi': {},
  'finance.jurnal': {},
  'finance.periode': {
    readBy: 'overview',
    create: () => ({ start_date: TODAY, saldo_awal: [] }),
    full: 'period-exists',
  },
  'finance.akun': {},
  'finance.paymentmethod': {
    create: ({ cash }, n) => ({
      name: `Metode uji ${n}`,
      kind: 2,
      akun_id: cash,
      fee_percent: 0.35,
      need_reference: true,
      is_active: true,
    }),
    change: { fee_percent: 0.7, is_active: false },
  },
} satisfies Partial<Samples>;
