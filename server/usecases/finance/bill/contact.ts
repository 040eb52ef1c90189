// GET and POST /api/finance/kontak: whom to ask for what is due, in words that stand ready, and what came of it (finance.md 10).
import type { AnswerOf } from '../../../../src/resources/answers.ts';
import { openInstallmentStates } from '../../../../src/resources/finance/angsuran.ts';
import { openBillStates, paymentType } from '../../../../src/resources/finance/bill-life.ts';
import { type ContactResult, contactResult } from '../../../../src/resources/finance/contact.ts';
import { reminderTextOf } from '../../../../src/resources/finance/reminder-text.ts';
import { formatDate } from '../../../../src/resources/kernel/date.ts';
import { formatRupiah } from '../../../../src/resources/kernel/money.ts';
import { Refusal, refuseField } from '../../../../src/resources/refusals.ts';
import { listed, named, run, runOne } from '../../../db/statement.ts';
import type { CallHandlers, Context, WriteContext } from '../../kernel/contract.ts';
import { contactOf, promiseOf } from './contact-facts.ts';

type Entry = AnswerOf<'finance.kontak.daftar'>['data'][number];
type Contact = AnswerOf<'finance.kontak.catat'>;
interface Row {
  /** Id of the installment; null: the bill has none. */
  readonly id: number | null;
  readonly bill_id: number;
  readonly code: string;
  readonly no: number | null;
  readonly due_date: string | null;
  readonly outstanding: number;
  readonly profile_id: number;
  readonly branch: string;
  readonly customer: Entry['customer'];
  readonly phone: string | null;
  readonly last: Entry['last'];
  readonly promise: Entry['promise'];
}

const asked = (name: string, which: string) =>
  named<Row, [readonly number[], readonly number[]]>(
    name,
    `select t.id, t.bill_id, b.code, t.no, t.due_date::text as due_date, t.amount - t.paid_amount as outstanding, t.profile_id,
       p.name as branch, jsonb_build_object('id', c.id, 'name', b.customer_name, 'code', c.username) as customer,
       coalesce(c.phone, c.wali_phone) as phone, ${contactOf('t.id')} as last, ${promiseOf('t.id')} as promise
     from angsurans t join bills b on b.id = t.bill_id join profiles p on p.id = t.profile_id join users c on c.id = b.customer_id
     where ${which} = any ($1) and t.profile_id = any ($2) and t.status in ${listed(openInstallmentStates)}
       and b.status in ${listed(openBillStates)}
     order by b.customer_name, c.id, t.profile_id, t.due_date nulls last, t.id`,
  );
const rowsOf = asked('contact_rows', 't.id');
/** All that is open of bills on credit. */
const rowsOfBills = asked('contact_rows_of_bills', 't.bill_id');
/** Open bills without installments, as a whole: due when they say so, or when they were issued. */
const wholeBills = named<Row, [readonly number[], readonly number[]]>(
  'contact_whole_bills',
  `select null::bigint as id, b.id as bill_id, b.code, null::int as no, coalesce(b.due_date, b.posting_date)::text as due_date,
     b.total_amount - b.installment_current_amount as outstanding, b.profile_id, p.name as branch,
     jsonb_build_object('id', c.id, 'name', b.customer_name, 'code', c.username) as customer,
     coalesce(c.phone, c.wali_phone) as phone, ${contactOf('b.id', 'bill_id')} as last, ${promiseOf('b.id', 'bill_id')} as promise
   from bills b join profiles p on p.id = b.profile_id join users c on c.id = b.customer_id
   where b.id = any ($1) and b.profile_id = any ($2) and b.status in ${listed(openBillStates)}
     and b.payment_type <> ${paymentType.credit}
   order by b.customer_name, c.id, b.profile_id, b.id`,
);

const sumOf = (rows: readonly Row[]): number => rows.reduce((sum, { outstanding }) => sum + outstanding, 0);
/** The latest of several; a patient was asked for each of them by itself, or for all at once. */
const latest = <T extends { readonly at: string }>(all: readonly (T | null)[]): T | null =>
  all.reduce((best, one) => (one && (!best || one.at > best.at) ? one : best), null);

const entryOf = (rows: readonly [Row, ...Row[]], today: string): Entry => {
  const [{ customer, phone, branch }] = rows;
  return {
    customer,
    phone,
    rows: rows.map(({ id, bill_id, code, no, due_date, outstanding }) => ({
      id,
      bill_id,
      code,
      no,
      due_date,
      outstanding,
    })),
    outstanding: sumOf(rows),
    message: reminderTextOf({ name: customer.name, branch, rows }, today),
    last: latest(rows.map(({ last }) => last)),
    promise: rows.find(({ promise }) => promise !== null)?.promise ?? null,
  };
};

const isTogether = (a: Row, b: Row): boolean => a.customer.id === b.customer.id && a.profile_id === b.profile_id;

/** Without a day an installment is due with a visit: last. */
const dueOf = ({ due_date }: Row): string => due_date ?? '9999';

/** One entry a patient and branch, who is late longest first; what is paid or given up meanwhile is left out. */
export const listContacts: CallHandlers['finance.kontak.daftar'] = async ({ tx, branches, today }, { query }) => {
  const bills = query.tagihan;
  const found = bills
    ? await Promise.all([run(tx, rowsOfBills, bills, branches), run(tx, wholeBills, bills, branches)])
    : [await run(tx, rowsOf, query.ids ?? [], branches)];
  const groups = new Map<string, [Row, ...Row[]]>();
  for (const row of found.flat().toSorted((a, b) => dueOf(a).localeCompare(dueOf(b)))) {
    const whose = `${row.customer.id} ${row.profile_id}`;
    const group = groups.get(whose);
    if (group) group.push(row);
    else groups.set(whose, [row]);
  }
  return { data: [...groups.values()].map((group) => entryOf(group, today)) };
};

interface Noted {
  readonly angsuran_ids?: readonly number[] | undefined;
  /** Bills without installments. */
  readonly bill_ids?: readonly number[] | undefined;
  readonly result: ContactResult;
  readonly promise_date?: string | null | undefined;
  readonly promise_amount?: number | null | undefined;
  readonly note?: string | null | undefined;
}

const insertContact = named<{ id: number; byname: string }, unknown[]>(
  'contact_insert',
  `with made as (
     insert into billcontacts (profile_id, contacted_on, result, promise_date, promise_amount, note, created_by, created_at)
     values ($1, $2::date, $3, $4::date, $5, $6, $7, $8) returning id
   ), lines as (
     insert into billcontactlines (contact_id, profile_id, angsuran_id, bill_id)
     select made.id, $1, a.id, null from made, unnest($9::bigint[]) a (id)
     union all select made.id, $1, null, b.id from made, unnest($10::bigint[]) b (id)
   )
   select made.id, (select u.name from users u where u.id = $7) as byname from made`,
);
const markReminded = named<unknown, [readonly number[], string]>(
  'contact_reminded',
  'update angsurans set reminded_at = $2, updated_at = now(), version = version + 1 where id = any ($1)',
);
const openOf = named<{ amount: number }, [readonly number[]]>(
  'contact_open',
  `select coalesce(sum(total_amount - installment_current_amount), 0)::bigint as amount from bills where id = any ($1)
   and status in ${listed(openBillStates)}`,
);

/** @throws Refusal promise-past, promise-above (422) */
const checkPromise = async (
  { tx, today }: Context,
  { promise_date: day, promise_amount: amount }: Noted,
  bills: readonly number[],
): Promise<void> => {
  if (day && day < today) throw refuseField('promise-past', 'promise_date');
  const open = (await runOne(tx, openOf, bills))?.amount ?? 0;
  if (amount && amount > open) throw refuseField('promise-above', 'promise_amount', { sisa: formatRupiah(open) });
};

/**
 * Keeps what came of asking one patient of the branch for what is open, installments and whole bills, and answers the
 * rows that it was about.
 * @throws Refusal contact-gone (409) for what is paid, given up or of another branch; contact-mixed (422); those of a promise
 */
export const noteContact = async (context: WriteContext, noted: Noted) => {
  const { tx, branch, actor, now, today } = context;
  const { angsuran_ids: ids = [], bill_ids: bills = [], result, promise_date, promise_amount } = noted;
  const found = await Promise.all([run(tx, rowsOf, ids, [branch.id]), run(tx, wholeBills, bills, [branch.id])]);
  const rows = found.flat();
  const [first] = rows;
  if (!first || rows.length < ids.length + bills.length) throw new Refusal('contact-gone');
  if (!rows.every((row) => isTogether(row, first))) throw new Refusal('contact-mixed');
  if (result === contactResult.promised)
    await checkPromise(context, noted, [...new Set(rows.map(({ bill_id }) => bill_id))]);
  const at = now.toISOString();
  const note = noted.note || null;
  const promised = [promise_date ?? null, promise_amount ?? null];
  const about = [ids, bills];
  const made = await runOne(tx, insertContact, branch.id, today, result, ...promised, note, actor.id, at, ...about);
  if (!made) throw new Error('The contact was not stored.');
  await run(tx, markReminded, ids, at);
  const record: Contact = { at, result, note, byname: made.byname };
  return { record, first, rows };
};

const wordsOf = ({ result, promise_date: day, promise_amount: amount }: Noted): string =>
  day && amount ? `${result} ${formatRupiah(amount)} pada ${formatDate(day)}` : result;

/** '2 angsuran', '1 tagihan dan 3 angsuran' */
const aboutText = (rows: readonly Row[]): string => {
  const whole = rows.filter(({ id }) => id === null).length;
  const parts = [
    [whole, 'tagihan'],
    [rows.length - whole, 'angsuran'],
  ] as const;
  return parts
    .filter(([count]) => count > 0)
    .map(([count, word]) => `${count} ${word}`)
    .join(' dan ');
};

/** @throws Refusal those of `noteContact` */
export const recordContact: CallHandlers['finance.kontak.catat'] = async (context, { body }) => {
  const { record, first, rows } = await noteContact(context, body);
  return {
    record,
    status: 201,
    log: {
      message: `pencatatan hasil menghubungi ${first.customer.name} tentang ${aboutText(rows)}: ${wordsOf(body)}`,
      url: `/finance/payment/bill/${first.bill_id}`,
      after: {
        result: body.result,
        promise_date: body.promise_date,
        promise_amount: body.promise_amount,
        note: record.note,
      },
    },
  };
};
