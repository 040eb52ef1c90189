// What the cashier and who keeps the books do on a day of the year.
import { actorType, type Payee } from '../../src/resources/finance/hutang.ts';
import { paymentKind } from '../../src/resources/finance/paymentmethod.ts';
import { addDays } from '../../src/resources/kernel/date.ts';
import { methodOf, oneOf, rowsOf, type Scene, type Work } from './scene.ts';

interface Owed {
  readonly id: number;
  readonly customer_id: number | null;
  readonly left: number;
}

/** Pays a bill that is open, in part or as a whole; by installments to what is due first. */
const payBill: Work = async (scene) => {
  const bill = await oneOf<Owed>(
    scene,
    `select id, customer_id, (total_amount - installment_current_amount)::bigint as left from bills
     where profile_id = $1 and status in (1, 2) and payment_type = 1 and total_amount > installment_current_amount order by id limit 40`,
  );
  if (!bill) return false;
  const amount = scene.random.chance(0.6) ? bill.left : scene.random.between(1, bill.left);
  const method = { paymentmethod_id: await methodOf(scene, paymentKind.transfer), amount, reference: `TRF-${bill.id}` };
  await scene
    .at('finance')
    .call('finance.billtransaction.record', { methods: [method], allocations: [{ bill_id: bill.id, amount }] });
  return true;
};

const payInstallment: Work = async (scene) => {
  const due = await oneOf<{ id: number; bill_id: number; amount: number }>(
    scene,
    `select a.id, a.bill_id, (a.amount - a.paid_amount)::bigint as amount from angsurans a join bills b on b.id = a.bill_id
     where b.profile_id = $1 and b.status in (1, 2) and a.paid_amount < a.amount and a.due_date <= $2 and not exists (
       select from angsurans e where e.bill_id = a.bill_id and e.no < a.no and e.paid_amount < e.amount) order by a.id limit 40`,
    addDays(scene.day, 10),
  );
  if (!due) return false;
  const { amount } = due;
  const method = { paymentmethod_id: await methodOf(scene, paymentKind.transfer), amount, reference: `ANG-${due.id}` };
  const allocations = [{ bill_id: due.bill_id, angsuran_id: due.id, amount }];
  await scene.at('finance').call('finance.billtransaction.record', { methods: [method], allocations });
  return true;
};

const voidReceipt: Work = async (scene) => {
  const receipt = await oneOf<{ id: number }>(
    scene,
    `select id from billtransactions where profile_id = $1 and status = 1 and kasirsesi_id is null and posting_date >= $2
     order by id desc limit 20`,
    addDays(scene.day, -3),
  );
  if (!receipt) return false;
  await scene.at('manager').act('finance.billtransaction', receipt.id, 'void', { reason: 'Salah terima' });
  return true;
};

const refund: Work = async (scene) => {
  const bill = await oneOf<{ id: number; total_amount: number }>(
    scene,
    `select id, total_amount from bills where profile_id = $1 and status = 3 and type = 1 and total_amount >= 100000
     and posting_date >= $2 order by id desc limit 20`,
    addDays(scene.day, -20),
  );
  if (!bill) return false;
  await scene.at('manager').act('finance.bill', bill.id, 'refund', {
    amount: scene.random.between(1_000, Math.floor(bill.total_amount / 2)),
    to_deposit: true,
    reason: 'Perawatan tidak dilanjutkan',
  });
  return true;
};

/** Pays one payee all that is open, and now and then takes the last slip back. */
const paySlip =
  (type: Payee): Work =>
  async (scene) => {
    const open = await rowsOf<{ id: number; actor_id: number; left: number }>(
      scene,
      `select id, actor_id, (amount - paid_amount)::bigint as left from hutangs where profile_id = $1 and actor_type = $2
       and actor_id is not null and status in (0, 1) and amount <> paid_amount and transaction_at <= $3 order by id`,
      type,
      scene.day,
    );
    if (open.length === 0) return false;
    const { actor_id } = scene.random.pick(open);
    const own = open.filter((row) => row.actor_id === actor_id);
    if (own.reduce((sum, { left }) => sum + left, 0) <= 0) return false;
    await scene.at('finance').call('finance.hutangtransaction.bayar', {
      actor_type: type,
      actor_id,
      transaction_at: scene.day,
      paymentmethod_id: await methodOf(scene, paymentKind.transfer),
      reference: `SLIP ${scene.day}`,
      details: own.map(({ id, left }) => ({ hutang_id: id, amount: left })),
    });
    return true;
  };

const voidSlip: Work = async (scene) => {
  const slip = await oneOf<{ id: number }>(
    scene,
    `select id from hutangtransactions where profile_id = $1 and status = 1 and transaction_at >= $2 order by id desc limit 5`,
    addDays(scene.day, -5),
  );
  if (!slip) return false;
  await scene.at('manager').act('finance.hutangtransaction', slip.id, 'void', { reason: 'Transfer ditolak bank' });
  return true;
};

const accountOf = async (scene: Scene, code: string): Promise<number> => {
  const [found] = await rowsOf<{ id: number }>(scene, 'select id from akuns where $1::bigint > 0 and code = $2', code);
  if (!found) throw new Error(`There is no account ${code}.`);
  return found.id;
};

const expense: Work = async (scene) => {
  await scene.at('finance').create('finance.biaya', {
    transaction_at: scene.day,
    payee: 'Toko Merdeka',
    paymentmethod_id: await methodOf(scene, paymentKind.transfer),
    details: [
      { akun_id: await accountOf(scene, '6-1301'), description: 'ATK', amount: scene.random.between(5_000, 900_000) },
    ],
  });
  return true;
};

/** Money of cards and QRIS of a day reaches the bank. */
const settle: Work = async (scene) => {
  const [due] = await rowsOf<{ method: number; day: string; ids: number[]; net: number }>(
    scene,
    `select m.paymentmethod_id as method, t.posting_date::text as day, array_agg(m.id order by m.id) as ids,
       sum(m.amount - m.fee_amount)::bigint as net
     from billtransactionmethods m join billtransactions t on t.id = m.billtransaction_id
     join paymentmethods p on p.id = m.paymentmethod_id
     where m.profile_id = $1 and t.status = 1 and t.posting_date <= $2 and p.settlement_akun_id is not null
       and m.settlement_id is null group by 1, 2 order by 2, 1 limit 1`,
    addDays(scene.day, -2),
  );
  if (!due) return false;
  await scene.at('finance').call('finance.settlement.record', {
    paymentmethod_id: due.method,
    transaction_at: scene.day,
    method_row_ids: due.ids,
    net_amount: due.net,
    reference: `MUTASI ${due.day}`,
  });
  return true;
};

const invoice: Work = async (scene) => {
  const vendor = await oneOf<{ id: number }>(
    scene,
    'select id from vendors where $1::bigint > 0 and status = 1 order by id',
  );
  if (!vendor) return false;
  const made = await scene.at('finance').create('finance.biayainvoice', {
    vendor_id: vendor.id,
    invoice_no: `INV-${scene.crew.branch.code}-${scene.day}-${scene.random.between(1, 1_000_000)}`,
    invoice_date: scene.day,
    due_date: addDays(scene.day, 30),
    details: [{ akun_id: await accountOf(scene, '6-1208'), amount: scene.random.between(50_000, 3_000_000) }],
  });
  await scene.at('finance').act('finance.biayainvoice', made.id, 'post', {});
  return true;
};

export const moneyWorks = {
  payBill,
  payInstallment,
  voidReceipt,
  refund,
  payDoctor: paySlip(actorType.doctor),
  payLaboratory: paySlip(actorType.laboratory),
  payVendor: paySlip(actorType.vendor),
  payInvestor: paySlip(actorType.investor),
  voidSlip,
  expense,
  settle,
  invoice,
} as const satisfies Readonly<Record<string, Work>>;
