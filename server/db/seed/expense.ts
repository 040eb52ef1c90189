// What a branch spends beside its patients: bills of the month, petty cash, invoices of vendors, rent paid ahead; and the money of
// cards and QRIS reaching the bank, all but that of the last days.
import { addDays, addMonths } from '../../../src/resources/kernel/date.ts';
import { planned, run } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { DemoBranch } from './branch.ts';
import { callCrew, type Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const MORNING = 10 * 60;
const MONTHS_BACK = 5;
/** Days after which all of a month is in the bank. */
const SETTLED_AFTER = 3;

interface Cost {
  readonly code: string;
  readonly payee: string;
  readonly description: string;
  /** Rupiah; each month a little more or less. */
  readonly amount: number;
  /** Day of the month. */
  readonly day: number;
  /** Paid by transfer; else in cash. */
  readonly transfer: boolean;
}
const COSTS: readonly Cost[] = [
  { code: '6-1202', payee: 'PLN', description: 'Listrik', amount: 2_350_000, day: 5, transfer: true },
  { code: '6-1203', payee: 'PDAM', description: 'Air', amount: 410_000, day: 6, transfer: true },
  { code: '6-1204', payee: 'Telkom', description: 'Internet & telepon', amount: 690_000, day: 8, transfer: true },
  { code: '6-1205', payee: 'PT Medivest', description: 'Limbah medis', amount: 875_000, day: 12, transfer: true },
  { code: '6-1301', payee: 'Toko Merdeka', description: 'ATK', amount: 185_000, day: 14, transfer: false },
  { code: '6-1306', payee: 'Warung Bu Tati', description: 'Konsumsi rapat', amount: 240_000, day: 18, transfer: false },
];
const PAYER = 'BDG';
const BEARER = 'MKS';

const accountIds = planned<{ id: number; code: string }>('select id, code from akuns');
const methodIds = planned<{ id: number; kind: number }, [number]>(
  'select id, kind from paymentmethods where profile_id = $1 and is_active order by id desc',
);
const vendorIds = planned<{ id: number; code: string }>('select id, code from vendors order by id');
/** Tenders of each method and day that the bank has had time for. */
const tendersOf = planned<{ method: number; day: string; ids: number[]; net: number }, [number, string]>(
  `select m.paymentmethod_id as method, t.posting_date::text as day, array_agg(m.id order by m.id) as ids,
     sum(m.amount - m.fee_amount)::bigint as net
   from billtransactionmethods m join billtransactions t on t.id = m.billtransaction_id
   join paymentmethods p on p.id = m.paymentmethod_id
   where m.profile_id = $1 and t.status = 1 and t.posting_date <= $2 and p.settlement_akun_id is not null
     and m.settlement_id is null
   group by 1, 2 order by 2, 1`,
);

interface Books {
  readonly trx: Transaction;
  readonly crew: Crew;
  readonly today: string;
  readonly akun: ReadonlyMap<string, number>;
  readonly method: (kind: number) => number;
}

const idIn = (known: ReadonlyMap<string, number>, code: string): number => {
  const id = known.get(code);
  if (id === undefined) throw new Error(`${code} is not there.`);
  return id;
};

const openBooks = async (trx: Transaction, crew: Crew, today: string): Promise<Books> => {
  const akun = new Map((await run(trx, accountIds)).map(({ code, id }) => [code, id]));
  const methods = new Map((await run(trx, methodIds, crew.branch.id)).map(({ kind, id }) => [kind, id]));
  return { trx, crew, today, akun, method: (kind) => methods.get(kind) ?? 0 };
};

const finance = ({ crew }: Books, day: string) => crew.at('finance', instantAt(crew.branch.timezone, day, MORNING));

const spend = async (
  books: Books,
  { code, payee, description, amount, transfer }: Cost,
  day: string,
): Promise<void> => {
  const swing = 0.9 + (Number(day.slice(5, 7)) % 5) * 0.05;
  await finance(books, day).create('finance.biaya', {
    transaction_at: day,
    payee,
    paymentmethod_id: books.method(transfer ? 2 : 1),
    details: [{ akun_id: idIn(books.akun, code), description, amount: Math.round((amount * swing) / 1000) * 1000 }],
  });
};

/** The costs of each month up to today. */
const spendMonths = async (books: Books, start: string): Promise<void> => {
  const first = `${books.today.slice(0, 8)}01`;
  for (let back = MONTHS_BACK; back >= 0; back -= 1) {
    const month = addMonths(first, -back);
    for (const cost of COSTS) {
      const day = addDays(month, cost.day - 1);
      if (day >= start && day <= books.today) await spend(books, cost, day);
    }
  }
};

/** Bandung pays for an advertisement of Makassar, when both have their books. */
export const shareCost = async (trx: Transaction, branches: readonly DemoBranch[], today: string): Promise<void> => {
  const [payer, other] = [PAYER, BEARER].map((wanted) => branches.find(({ code }) => code === wanted));
  if (!payer || !other) return;
  const books = await openBooks(trx, await callCrew(trx, payer), today);
  const day = addDays(today, -6);
  await finance(books, day).create('finance.biaya', {
    transaction_at: day,
    payee: 'Meta Ads',
    paymentmethod_id: books.method(2),
    note: 'Iklan bersama',
    details: [
      { akun_id: idIn(books.akun, '6-1401'), description: 'Iklan Bandung', amount: 600_000 },
      { akun_id: idIn(books.akun, '6-1401'), description: 'Iklan Makassar', amount: 300_000, profile_id: other.id },
    ],
  });
};

const VENDORS = [
  { code: 'V-GRAHA', name: 'PT Graha Sewa Nusantara', is_pkp: true, phone: '0222508899', term_days: 30, status: 1 },
  {
    code: 'V-SERVIS',
    name: 'CV Servis Dental Mandiri',
    is_pkp: false,
    phone: '081320114455',
    term_days: 14,
    status: 1,
  },
] as const;

/** Vendors are the group's. @param crew of the branch that brings them */
export const meetVendors = async (crew: Crew, day: string): Promise<void> => {
  const by = crew.at('finance', instantAt(crew.branch.timezone, day, MORNING));
  for (const vendor of VENDORS) await by.create('inventory.vendor', vendor);
};

/** Rent of a year, charged month by month; a repair that is owed; an invoice that nobody has looked at yet. */
const receiveInvoices = async (books: Books, start: string): Promise<void> => {
  const { akun, today, crew } = books;
  const rentDay = addMonths(`${today.slice(0, 8)}01`, -MONTHS_BACK);
  const from = rentDay < start ? start : rentDay;
  const vendors = new Map((await run(books.trx, vendorIds)).map(({ code, id }) => [code, id]));
  const invoice = (day: string, vendor: string, no: string, code: string, amount: number, more: object = {}) =>
    finance(books, day).create('finance.biayainvoice', {
      vendor_id: idIn(vendors, vendor),
      invoice_no: `${no}/${crew.branch.code}`,
      invoice_date: day,
      due_date: addDays(day, 30),
      details: [{ akun_id: idIn(akun, code), amount }],
      ...more,
    });
  const rent = await invoice(from, 'V-GRAHA', 'SEWA-01', '6-1201', 120_000_000, {
    amortize_months: 12,
    prepaid_akun_id: idIn(akun, '1-1401'),
  });
  await finance(books, from).act('finance.biayainvoice', rent.id, 'post', {});
  // The last month waits to be run.
  await runDue(books, addDays(today, -40));
  const repair = await invoice(addDays(today, -9), 'V-SERVIS', 'SRV-118', '6-1208', 1_850_000);
  await finance(books, addDays(today, -9)).act('finance.biayainvoice', repair.id, 'post', {});
  await invoice(addDays(today, -1), 'V-SERVIS', 'SRV-124', '6-1208', 640_000);
};

const dueTemplates = planned<{ id: number }, [number, string]>(
  'select id from jurnaltemplates where profile_id = $1 and is_active and next_at <= $2 order by id',
);
const runDue = async (books: Books, until: string): Promise<void> => {
  for (const { id } of await run(books.trx, dueTemplates, books.crew.branch.id, until))
    await finance(books, books.today).call('finance.jurnaltemplate.run', { until }, { params: { id } });
};

const settleTenders = async (books: Books): Promise<void> => {
  const { trx, crew, today } = books;
  for (const { method, day, ids, net } of await run(trx, tendersOf, crew.branch.id, addDays(today, -SETTLED_AFTER)))
    await finance(books, addDays(day, 1)).call('finance.settlement.record', {
      paymentmethod_id: method,
      transaction_at: addDays(day, 1),
      method_row_ids: ids,
      net_amount: net,
      reference: `MUTASI ${day}`,
    });
};

/** @param start first day of the books */
export const playExpenses = async (trx: Transaction, crew: Crew, today: string, start: string): Promise<void> => {
  const books = await openBooks(trx, crew, today);
  await spendMonths(books, start);
  await receiveInvoices(books, start);
  await settleTenders(books);
};
