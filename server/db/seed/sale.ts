// What a demo branch sells over the counter, and hands over for prescriptions (inventory.md 8).
import { addDays } from '../../../src/resources/kernel/date.ts';
import { named, planned, run, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Stage } from './play-day.ts';
import type { Till } from './settle.ts';

const SALE_DAYS = 30;
/** Minutes since midnight. */
const AFTERNOON = 17 * 60;
const EVENING = 18 * 60;
const QRIS = 5;

interface Sold {
  readonly bill_id: number;
  readonly total_amount: number;
}
const itemsOf = named<{ id: number; code: string }>('demo_goods', `select id, code from items where code like 'RTL-%'`);
const waitingOf = named<{ id: number }, [branch: number]>(
  'demo_waiting',
  'select id from visitreseps where profile_id = $1 and status = 1 order by id',
);
const soldOf = named<Sold, [number]>('demo_sold', 'select bill_id, total_amount from sales where id = $1');
const unserved = planned<{ id: number }, [branch: number, doctor: number, wanted: number]>(
  `select v.id from visits v left join rekammedis m on m.customer_id = v.customer_id
   where v.profile_id = $1 and v.doctor_id = $2 and v.status = 3 and coalesce(m.alergi, '{}') = '{}'
     and not exists (select from visitreseps r where r.visit_id = v.id)
   order by v.visit_date desc, v.id desc limit $3`,
);

const paySale = async ({ tx, methods }: Till, crew: Crew, now: Date, id: number): Promise<void> => {
  const sold = await runOne(tx, soldOf, id);
  if (!sold || sold.total_amount === 0) return;
  await crew.at('admin', now).call('finance.billtransaction.record', {
    methods: [{ paymentmethod_id: methods.get(QRIS) ?? 0, amount: sold.total_amount }],
    allocations: [{ bill_id: sold.bill_id, amount: sold.total_amount }],
  });
};

/** A draft of the desk: so many toothbrushes and waxes. */
const draftSale = async (tx: Transaction, crew: Crew, now: Date, [brushes, waxes]: readonly [number, number]) => {
  const ids = new Map((await run(tx, itemsOf)).map(({ id, code }) => [code, id]));
  const line = (code: string, qty: number) => (qty > 0 ? [{ item_id: ids.get(code) ?? 0, qty }] : []);
  const lines = [...line('RTL-00001', brushes), ...line('RTL-00002', waxes)];
  return crew.at('inventory', now).create('inventory.sales', { lines });
};

/** On each second day somebody buys something, and pays. */
const sellSomething = async ({ tx, crew, day, till }: Stage): Promise<void> => {
  const number = Math.floor(Date.parse(day) / 86_400_000);
  if (number % 2 === 0) return;
  const now = instantAt(crew.branch.timezone, day, AFTERNOON);
  const { id } = await draftSale(tx, crew, now, number % 3 === 0 ? [2, 1] : [1, 0]);
  await crew.at('inventory', now).act('inventory.sales', id, 'confirm', {});
  await paySale(till, crew, now, id);
};

const handOver = async (crew: Crew, now: Date, resep: number): Promise<number> => {
  const pharmacist = crew.at('inventory', now);
  const { id, version } = await pharmacist.call('inventory.resep.prepare', {}, { params: { id: resep } });
  await pharmacist.call('inventory.resep.handover', { version }, { params: { id: resep } });
  return id;
};

/** Past days end with everything handed over and paid. */
export const sellDay = async (stage: Stage): Promise<void> => {
  const { tx, crew, day, today, till } = stage;
  if (day === today || day < addDays(today, -SALE_DAYS)) return;
  await sellSomething(stage);
  const now = instantAt(crew.branch.timezone, day, EVENING);
  for (const { id } of await run(tx, waitingOf, crew.branch.id))
    await paySale(till, crew, now, await handOver(crew, now, id));
};

/** Prescriptions that the queue holds on the last day. */
const QUEUED = 3;

const prescribeMore = async (tx: Transaction, crew: Crew, now: Date, wanted: number): Promise<void> => {
  const mouthwash = await runOne(tx, planned<{ id: number }>(`select id from items where code = 'OBT-00004'`));
  const doctor = crew.at('dokter', now);
  for (const visit of await run(tx, unserved, crew.branch.id, crew.id('dokter'), wanted)) {
    const line = {
      item_id: mouthwash?.id ?? 0,
      qty: 1,
      signa: 'Kumur 3x sehari 10 ml, tidak ditelan',
      isracikan: false,
    };
    const { id } = await doctor.create('service.visitresep', { visit_id: visit.id, items: [line] });
    await doctor.act('service.visitresep', id, 'kirim', {});
  }
};

/** The last day: three prescriptions in the queue, one of them prepared, and a sale in each state. */
export const sellToday = async (till: Till, crew: Crew, now: Date): Promise<void> => {
  const { tx } = till;
  const before = await run(tx, waitingOf, crew.branch.id);
  if (before.length < QUEUED) await prescribeMore(tx, crew, now, QUEUED - before.length);
  for (const { id } of before.slice(QUEUED)) await handOver(crew, now, id);
  const [first] = await run(tx, waitingOf, crew.branch.id);
  if (first) await crew.at('inventory', now).call('inventory.resep.prepare', {}, { params: { id: first.id } });
  const sold = async (goods: readonly [number, number]) => {
    const { id } = await draftSale(tx, crew, now, goods);
    await crew.at('inventory', now).act('inventory.sales', id, 'confirm', {});
    return id;
  };
  await draftSale(tx, crew, now, [1, 1]);
  await sold([0, 2]);
  await paySale(till, crew, now, await sold([1, 1]));
  const wrong = await sold([2, 0]);
  await crew.at('manager', now).act('inventory.sales', wrong, 'void', { reason: 'Salah pilih barang' });
};
