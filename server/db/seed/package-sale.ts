// Packages that the demo's branches have sold (paket.md 8): whole and by installments, some of them late, one without its down payment,
// one that was given up, and one that the first branch brought along from before its books.
import { addDays, addMonths, ageAt } from '../../../src/resources/kernel/date.ts';
import { scheme } from '../../../src/resources/paket/membership-life.ts';
import { signaturePicture } from '../../files/signature.ts';
import type { Row } from '../repository.ts';
import { planned, runOne } from '../statement.ts';
import type { Transaction } from '../transaction.ts';
import { demoBranches } from './branch.ts';
import { instantAt } from './clock.ts';
import { collectDue, type Desk, openDesk } from './credit.ts';
import type { Crew } from './crew.ts';
import { endPackages } from './package-brought.ts';
import { comeToControls } from './package-used.ts';

/** Somebody who comes for the package and is registered for it. */
interface Newcomer {
  readonly name: string;
  readonly gender: 0 | 1;
  /** Years and phone number. */
  readonly age: number;
  readonly phone: string;
  /** Who answers for a child: name and phone number. */
  readonly parent?: readonly [name: string, phone: string];
}
interface DemoSale {
  /** Left out: a patient of the branch. */
  readonly to?: Newcomer;
  readonly of: string;
  /** Days ago. */
  readonly age: number;
  /** `all` what has been due, `first` only what the sale begins with, `none` nothing. */
  readonly paid: 'all' | 'first' | 'none';
  readonly scheme?: 'tunai' | 'cicilan';
  /** Rupiah. */
  readonly discount?: number;
  /** Left out: the agreement is signed on paper. */
  readonly signs?: true;
  /** The customer has had controls since. */
  readonly controlled?: true;
  /** Given up so many days ago, and why. */
  readonly cancelled?: readonly [age: number, reason: string];
}

const rizky: Newcomer = { name: 'Rizky Ramadhan', gender: 0, age: 22, phone: '081321447805' };
const aulia: Newcomer = { name: 'Aulia Putri Maharani', gender: 1, age: 25, phone: '085720116394' };
const keysha: Newcomer = {
  name: 'Keysha Almira',
  gender: 1,
  age: 7,
  phone: '081220945513',
  parent: ['Ratna Kurniasih', '081220945513'],
};
const dimas: Newcomer = { name: 'Dimas Prayoga', gender: 0, age: 19, phone: '089512206677' };
const nadia: Newcomer = { name: 'Nadia Safitri', gender: 1, age: 24, phone: '082118340926' };

/** Of the first branch. Two installments of the second sale are late, the older one about forty days. */
const FIRST: readonly DemoSale[] = [
  { to: rizky, of: 'BM-02', age: 80, paid: 'all', signs: true, controlled: true },
  { to: aulia, of: 'BSL-01', age: 71, paid: 'first', signs: true },
  { to: keysha, of: 'AC-01', age: 45, paid: 'all' },
  { to: nadia, of: 'BM-02', age: 40, paid: 'first', signs: true, cancelled: [26, 'Pindah ke luar kota'] },
  { of: 'BSL-01', age: 66, paid: 'all', discount: 500_000, signs: true },
  { of: 'SK-01', age: 58, paid: 'all' },
  { of: 'BM-02', age: 34, paid: 'all', scheme: scheme.whole, discount: 400_000, signs: true },
  { of: 'SK-01', age: 21, paid: 'all' },
  { of: 'BM-02', age: 12, paid: 'all', signs: true },
  { to: dimas, of: 'BM-02', age: 2, paid: 'none' },
  { of: 'SK-01', age: 0, paid: 'all' },
];
/** Of every other branch. */
const OTHERS: readonly DemoSale[] = [
  { of: 'BM-02', age: 48, paid: 'all', signs: true },
  { of: 'SK-01', age: 17, paid: 'all' },
];

const AFTERNOON = 16 * 60;
/** Packages whose terms have a down payment are sold by installments where nothing else is said. */
const versionOf = planned<{ id: number; price: number; dp_amount: number; credit: boolean }, [code: string]>(
  'select id, price, dp_amount, installment_schema = 1 as credit from pakethistories where code = $1 and profile_id is null',
);
/** Grown-up patients who were here in the demo's days and have no package yet, the oldest first. */
const buyerOf = planned<{ id: number; name: string }, [branch: number, born: string]>(
  `select u.id, u.name from users u where u.role = 1 and u.profile_id = $1 and u.status = 1 and u.birth_date < $2
     and exists (select from visits v where v.customer_id = u.id and v.status = 3)
     and not exists (select from memberships m where m.customer_id = u.id)
   order by u.id limit 1`,
);

/** An item that a package still holds, of the oldest sale that can be used. */
const itemOf = planned<{ id: number }, [branch: number]>(
  `select l.id from membershipperawatans l join memberships m on m.id = l.membership_id
   where l.profile_id = $1 and l.type = 2 and l.status = 1 and m.status = 1 and l.used_slot + l.reserved_slot < l.free_slot
   order by m.sold_at, l.id limit 1`,
);

interface Shop extends Desk {
  /** The moment of a sale so many days ago; today's is now. */
  readonly at: (age: number) => Date;
}

const registerNewcomer = async ({ crew, today, at }: Shop, one: Newcomer, age: number): Promise<Row> => {
  const { name, gender, phone, parent } = one;
  const birth_date = addDays(addMonths(today, -12 * one.age), -111);
  return crew.at('admin', at(age)).call('service.registration.storecustomer', {
    name,
    gender,
    phone,
    birth_date,
    birth_place: 'Bandung',
    idcard_type: ageAt(birth_date, today) < 18 ? 'kia' : 'ktp',
    ...(parent && { wali_name: parent[0], wali_phone: parent[1], wali_gender: '1' as const }),
    sumber: 'instagram',
    alergi: [],
    force: true,
  });
};

const buyerFor = async (shop: Shop, { to, age }: DemoSale) => {
  if (to) return { id: (await registerNewcomer(shop, to, age)).id, name: to.name };
  return runOne(shop.tx, buyerOf, shop.crew.branch.id, addMonths(shop.today, -12 * 18));
};

const signatureOf = async (name: string) => ({
  name,
  picture: `data:image/png;base64,${(await signaturePicture(name)).toString('base64')}`,
});

const paidBy = ({ transfer }: Shop, amount: number, reference: string) => ({
  methods: [{ paymentmethod_id: transfer, amount, reference }],
});

const sell = async (shop: Shop, sale: DemoSale): Promise<void> => {
  const { tx, crew, transfer, at } = shop;
  const version = await runOne(tx, versionOf, sale.of);
  const buyer = await buyerFor(shop, sale);
  if (!version) throw new Error(`There is no package ${sale.of} to sell.`);
  if (!buyer) return;
  const how = sale.scheme ?? (version.credit ? scheme.credit : scheme.whole);
  const amount = how === scheme.credit ? version.dp_amount : version.price - (sale.discount ?? 0);
  const payment = sale.paid === 'none' ? null : paidBy(shop, amount, `PKT-${buyer.id}`);
  const sold = await crew.at('admin', at(sale.age)).call('paket.membership.jual', {
    customer_id: buyer.id,
    paket_history_id: version.id,
    scheme: how,
    discount_amount: sale.discount ?? null,
    signature: sale.signs ? await signatureOf(sale.to?.parent?.[0] ?? buyer.name) : null,
    payment: sale.age === 0 ? payment : null,
  });
  // Only today's drawer is open: money of another day is none of it.
  if (payment && sale.age > 0)
    await crew.at('finance', at(sale.age)).call('finance.billtransaction.record', {
      ...payment,
      allocations: [{ bill_id: Number(sold['bill_id']), amount }],
    });
  if (sale.paid === 'all') await collectDue(shop, Number(sold['bill_id']));
  if (sale.controlled) await comeToControls(shop, buyer.id);
  if (sale.cancelled) {
    const [age, reason] = sale.cancelled;
    const body = { reason, paymentmethod_id: transfer, reference: `BTL-${buyer.id}` };
    await crew.at('manager', at(age)).call('paket.membership.batal', body, { params: { id: sold.id } });
  }
};

/** A toothbrush is handed over at the desk. */
const handOver = async ({ tx, crew, at }: Shop): Promise<void> => {
  const slot = await runOne(tx, itemOf, crew.branch.id);
  if (!slot) return;
  await crew.at('admin', at(0)).create('paket.membershipperawatanused', { membershipperawatan_id: slot.id, used: 1 });
};

/**
 * Sells what the branch has sold in its demo days, the first one first, and hands something of it over.
 * @param now the moment the demo stands on
 */
export const sellPackages = async (tx: Transaction, crew: Crew, today: string, now: Date): Promise<void> => {
  const { id, timezone } = crew.branch;
  const at = (age: number) => (age === 0 ? now : instantAt(timezone, addDays(today, -age), AFTERNOON));
  const shop = { ...(await openDesk(tx, crew, today)), at };
  const isFirst = id === demoBranches[0]?.id;
  for (const sale of (isFirst ? FIRST : OTHERS).toSorted((a, b) => b.age - a.age)) await sell(shop, sale);
  if (isFirst) await handOver(shop);
  await endPackages(tx, crew, today);
};
