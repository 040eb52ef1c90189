// Samples of money and books.
import { draftBill, methodIds, type Receipt } from '../finance/draft.ts';
import { today } from '../service/stage.ts';
import { assetSamples } from './sample-asset.ts';
import type { Samples, World } from './sample-kind.ts';
import { payableSamples } from './sample-payable.ts';

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

interface Issued {
  readonly id: number;
  readonly version: number;
}

/** Three bills on credit, each with a note of credit. */
const creditThree = async (world: World): Promise<void> => {
  const methods = await methodIds(world.clinic);
  for (let n = 0; n < 3; n += 1) {
    const draft = await draftBill(world.clinic);
    const path = `/api/finance/bill/${draft.id}`;
    const terms = { payment_type: 2, dp_amount: 300_000, cicilan_attempt: 4, first_due_date: '2099-01-31' };
    const issued = await world.manager.post<Issued>(`${path}/issue`, { version: 1, ...terms });
    const { version } = issued.body;
    const note = { version, amount: 100_000, reason: 'Selisih harga', paymentmethod_id: methods['Tunai'] };
    const refunded = await world.manager.post(`${path}/refund`, note);
    if (refunded.status !== 201) throw new Error(`A bill cannot be credited: ${JSON.stringify(refunded.body)}`);
  }
};

const draftThree = async ({ clinic }: World): Promise<void> => {
  for (let n = 0; n < 3; n += 1) await draftBill(clinic);
};

/** Three receipts by QRIS, each of them in the bank. */
const settleThree = async ({ clinic, manager }: World): Promise<void> => {
  const qris = (await methodIds(clinic))['QRIS'];
  for (let n = 0; n < 3; n += 1) {
    const bill = await draftBill(clinic);
    await manager.post<Receipt>('/api/finance/billtransaction', {
      methods: [{ paymentmethod_id: qris, amount: 1_300_000 }],
      allocations: [{ bill_id: bill.id, amount: 1_300_000 }],
      issue: true,
    });
    const { body } = await manager.get<{ data: { id: number }[] }>('/api/finance/settlement/unsettled', {
      query: { paymentmethod_id: String(qris) },
    });
    const made = await manager.post('/api/finance/settlement', {
      paymentmethod_id: qris,
      transaction_at: today(),
      method_row_ids: body.data.map(({ id }) => id),
      net_amount: 1_290_900,
    });
    if (made.status !== 201) throw new Error(`A settlement cannot be kept: ${JSON.stringify(made.body)}`);
  }
};

export const financeSamples = {
  ...payableSamples,
  ...assetSamples,
  'finance.bill': {
    arrange: draftThree,
    change: { discount_amount: 50_000, discount_reason: 'Pasien lama' },
    changeable: { status: '0' },
  },
  'finance.angsuran': { arrange: creditThree },
  'finance.billrefund': {},
  'finance.billtransaction': { arrange: issueAndPay },
  'finance.deposit': { arrange: topUpThree },
  // The cashiers of the clinic have theirs open.
  'finance.kasirsesi': {},
  'finance.jurnal': {},
  'finance.periode': {
    readBy: 'overview',
    create: () => ({ start_date: today(), saldo_awal: [] }),
    full: 'period-exists',
  },
  'finance.akun': {
    create: (_world, n) => ({
      code: `6-3${String(n).padStart(3, '0')}`,
      name: `Beban uji ${n}`,
      isheader: false,
      categoryname: 'Beban Operasional',
      normal: 'D',
      allow_manual: true,
      cashflow: 1,
      is_active: true,
    }),
    change: { name: 'Beban uji lain', is_active: false },
    changeable: { keyword: 'Beban uji' },
  },
  'finance.settlement': { arrange: settleThree },
  'finance.pajak': {
    create: ({ vat }, n) => ({
      code: `UJI_${n}`,
      name: `Pajak uji ${n}`,
      kind: 'ppn',
      method: 'flat',
      rate: 11,
      dpp_percent: 100,
      no_npwp_percent: 100,
      akun_id: vat,
      valid_from: '2026-01-01',
    }),
    change: { rate: 12 },
  },
  'finance.kastransfer': {
    create: ({ cash, drawer }) => ({
      transaction_at: today(),
      amount: 50_000,
      from_akun_id: drawer,
      to_akun_id: cash,
      note: 'Isi kas kecil',
    }),
  },
  'finance.biaya': {
    create: ({ till, cost }, n) => ({
      transaction_at: today(),
      payee: `Penerima ${n}`,
      paymentmethod_id: till,
      details: [{ akun_id: cost, description: 'Pulsa', amount: 10_000 + n }],
    }),
  },
  'finance.biayainvoice': {
    create: ({ vendors, cost }, n) => ({
      vendor_id: vendors[0] ?? 0,
      invoice_no: `UJI/${n}`,
      invoice_date: today(),
      due_date: today(),
      details: [{ akun_id: cost, amount: 100_000 + n }],
    }),
    change: { note: 'Diperiksa' },
    changeable: { status: '0' },
  },
  'finance.jurnaltemplate': {
    create: ({ cost, cash }, n) => ({
      name: `Template uji ${n}`,
      kind: 3,
      interval_months: 1,
      start_at: today(),
      is_active: true,
      lines: [
        { akun_id: cost, debit: 1000 + n },
        { akun_id: cash, credit: 1000 + n },
      ],
    }),
    change: { is_active: false },
  },
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
