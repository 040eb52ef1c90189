// The cashier's drawer on a demo day: opened with its float, counted in the evening, verified by who keeps the books; and the
// patients who leave a deposit.
import { named, run, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Till } from './settle.ts';
import type { Transaction } from '../transaction.ts';

interface Drawer {
  readonly crew: Crew;
  readonly day: string;
  /** The last day of the demo: its drawer stays open. */
  readonly today: string;
  readonly till: Till;
}

const FLOAT = 500_000;
const OPENED = 8 * 60 + 30;
const BEFORE = 15;
const DEPOSITED = OPENED + 20;
const COUNTED = 21 * 60;
const VERIFIED = COUNTED + 30;
const BANKED = VERIFIED + 10;
/** Rupiah: with more the evening's cash goes to the bank in whole hundreds of thousands, but for what is kept for days to come. */
const [CASH_LIMIT, CASH_KEPT, WHOLE] = [5_000_000, 3_000_000, 100_000] as const;
/** One evening in so many, the drawer holds a note too few. */
const MISCOUNT_EVERY = 12;
const MISSING = 2_000;

const dayNumber = (day: string): number => Math.floor(Date.parse(day) / 86_400_000);
/** Verified a day later than it is counted: the last evenings still wait for it. */
const WAITING_DAYS = 2;

const openSession = named<{ id: number; version: number }, [number]>(
  'demo_drawer',
  'select id, version from kasirsesis where user_id = $1 and status = 0',
);
const taken = named<{ paymentmethod_id: number; kind: number; amount: number }, [number]>(
  'demo_taken',
  `select m.paymentmethod_id, p.kind, sum(m.amount)::bigint as amount
   from billtransactions r join billtransactionmethods m on m.billtransaction_id = r.id join paymentmethods p on p.id = m.paymentmethod_id
   where r.kasirsesi_id = $1 and r.status = 1 and p.kind <> 7 group by 1, 2`,
);

/** Begins the cashier's day: before the first patient, however early he comes. @param first minutes since midnight */
export const openDrawer = async ({ crew, day }: Drawer, first = OPENED + BEFORE): Promise<void> => {
  const desk = crew.at('admin', instantAt(crew.branch.timezone, day, Math.min(OPENED, first - BEFORE)));
  await desk.call('finance.kasirsesi.open', { opening_amount: FLOAT });
};

const countedIn = async (tx: Transaction, session: number, { till, day }: Drawer) => {
  const cash = till.methods.get(1) ?? 0;
  const missing = dayNumber(day) % MISCOUNT_EVERY === 0 ? MISSING : 0;
  const counted: Record<string, number> = { [cash]: FLOAT - missing };
  for (const { paymentmethod_id, amount } of await run(tx, taken, session))
    counted[paymentmethod_id] = (counted[paymentmethod_id] ?? 0) + amount;
  return counted;
};

const cashOf = named<{ cash: number; bank: number; held: number }, [branch: number]>(
  'demo_cash',
  `select c.id as cash, b.id as bank, coalesce((select sum(l.debit - l.credit) from journal_lines l
     where l.profile_id = $1 and l.akun_id = c.id), 0)::bigint as held
   from akuns c, akuns b where c.code = '1-1101' and b.code = '1-1111'`,
);

/** Brings to the bank what the drawer holds beyond what it needs. */
const bankCash = async ({ crew, day, till }: Drawer): Promise<void> => {
  const found = await runOne(till.tx, cashOf, crew.branch.id);
  if (!found || found.held <= CASH_LIMIT) return;
  await crew.at('finance', instantAt(crew.branch.timezone, day, BANKED)).create('finance.kastransfer', {
    from_akun_id: found.cash,
    to_akun_id: found.bank,
    amount: Math.floor((found.held - CASH_KEPT) / WHOLE) * WHOLE,
    transaction_at: day,
    note: 'Setor tunai',
  });
};

/** Ends it, except today's. */
export const closeDrawer = async (drawer: Drawer): Promise<void> => {
  const { crew, day, today, till } = drawer;
  if (day === today) return;
  const session = await runOne(till.tx, openSession, crew.id('admin'));
  if (!session) throw new Error('The drawer is not open.');
  const { timezone } = crew.branch;
  await crew
    .at('admin', instantAt(timezone, day, COUNTED))
    .call(
      'finance.kasirsesi.close',
      { version: session.version, counted: await countedIn(till.tx, session.id, drawer) },
      { params: { id: session.id } },
    );
  if (dayNumber(today) - dayNumber(day) > WAITING_DAYS)
    await crew.at('finance', instantAt(timezone, day, VERIFIED)).act('finance.kasirsesi', session.id, 'verify', {});
  await bankCash(drawer);
};

interface Debtor {
  readonly id: number;
  readonly customer_id: number;
  readonly left: number;
}
const debtor = named<Debtor, [number]>(
  'demo_debtor',
  `select id, customer_id, total_amount - installment_current_amount as left from bills
   where profile_id = $1 and status in (1, 2) and customer_id is not null order by id limit 1`,
);
const DEPOSIT_EVERY = 9;
const LEFT_WITH_US = 750_000;
const GIVEN_BACK = 100_000;

/** Now and then somebody who owes leaves more than that: it pays his bill, the rest stays with the clinic. */
export const takeDeposit = async ({ crew, day, today, till }: Drawer): Promise<void> => {
  if (day === today || dayNumber(day) % DEPOSIT_EVERY !== 0) return;
  const owed = await runOne(till.tx, debtor, crew.branch.id);
  const [cash, transfer, deposit] = [1, 2, 7].map((kind) => till.methods.get(kind) ?? 0);
  if (!owed || !cash || !transfer || !deposit) return;
  const at = (later: number) => instantAt(crew.branch.timezone, day, DEPOSITED + later);
  const { customer_id } = owed;
  const methods = [{ paymentmethod_id: cash, amount: LEFT_WITH_US }];
  await crew.at('admin', at(0)).call('finance.deposit.topup', { customer_id, methods });
  const amount = Math.min(owed.left, LEFT_WITH_US - GIVEN_BACK);
  await crew.at('admin', at(5)).call('finance.billtransaction.record', {
    methods: [{ paymentmethod_id: deposit, amount }],
    allocations: [{ bill_id: owed.id, amount }],
  });
  if (dayNumber(day) % (2 * DEPOSIT_EVERY) !== 0) return;
  const back = { paymentmethod_id: transfer, amount: GIVEN_BACK, reference: String(dayNumber(day)) };
  await crew
    .at('finance', at(10))
    .call('finance.deposit.refund', { customer_id, methods: [back], note: 'Permintaan pasien' });
};
