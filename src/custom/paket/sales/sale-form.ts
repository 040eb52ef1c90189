// What the sheet of a sale holds while it is filled in: its fields, what they come to, and what is sent (paket.md 5, 6).
import type { Signature } from '../../../kit/signature/signature-pad.tsx';
import type { Payment } from '../../../parts/finance/cashier/use-tenders.ts';
import type { BodyOf } from '../../../providers/send.ts';
import type { AnswerOf, ListedOf } from '../../../resources/answers.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formShape } from '../../../resources/kernel/shape.ts';
import { type Allocated, allocate } from '../../../resources/paket/allocation.ts';
import { scheme, schemes } from '../../../resources/paket/membership-life.ts';
import { type ScheduledRow, scheduleOf } from '../../../resources/paket/scheme.ts';
import { staffRoles } from '../../../resources/platform/role.ts';

export type Version = ListedOf<'paket.history'>;
export type Program = AnswerOf<'paket.historyperawatan.list'>['data'][number];

export const saleFields = {
  customer_id: field.ref('Pelanggan', { required: true, to: 'platform.users', embed: 'customerdata' }),
  paket_history_id: field.ref('Paket', { required: true, to: 'paket.history', embed: 'historydata' }),
  scheme: field.choice('Skema', { required: true, options: schemes }),
  discount_amount: field.money('Diskon', { min: 0 }),
  due_day: field.integer('Tanggal jatuh tempo', { min: 1, max: 31, help: 'Kosong: tanggal penjualan' }),
  sold_at: field.date('Tanggal penjualan', { today: true, help: 'Kosong: hari ini' }),
  sales_id: field.ref('Sales', {
    to: 'platform.users',
    embed: 'salesdata',
    filter: { role: staffRoles },
    help: 'Kosong: Anda sendiri',
  }),
  note: field.note('Catatan', { max: 300 }),
} as const;
export const saleShape = formShape(saleFields);

export type SaleTerms = Readonly<Record<keyof typeof saleFields, unknown>>;

/** What a sale comes to; rupiah. */
export interface Reckoned {
  readonly price: number;
  readonly discount: number;
  readonly total: number;
  readonly by_installments: boolean;
  /** Undefined: the down payment is above the total; empty where it is paid at once. */
  readonly schedule: readonly ScheduledRow[] | undefined;
  /** What has to be paid before the slots can be used. */
  readonly starts_from: number;
}

const numberOf = (value: unknown): number | null => (typeof value === 'number' ? value : null);

/** @param today 'YYYY-MM-DD' */
export const reckon = (version: Version, terms: SaleTerms, today: string): Reckoned => {
  const { price } = version;
  const discount = Math.min(numberOf(terms.discount_amount) ?? 0, price);
  const total = price - discount;
  const by_installments = terms.scheme === scheme.credit;
  if (!by_installments) return { price, discount, total, by_installments, schedule: [], starts_from: total };
  const sold_at = typeof terms.sold_at === 'string' ? terms.sold_at : today;
  const due_day = numberOf(terms.due_day) ?? Number(sold_at.slice(8));
  const agreed = {
    dp_amount: version.dp_amount ?? 0,
    cicilan_amount: version.cicilan_amount ?? 0,
    cicilan_attempt: version.cicilan_attempt ?? 0,
  };
  const schedule = scheduleOf(price, discount, agreed, { sold_at, due_day });
  return { price, discount, total, by_installments, schedule, starts_from: Math.min(agreed.dp_amount, total) };
};

/** The programme with what of the price lies on each line. */
export const spreadOver = (total: number, programs: readonly Program[]): readonly (Program & Allocated)[] => {
  const parts = allocate(total, programs);
  return programs.map((program, at) => ({ ...program, ...(parts[at] ?? { alloc_total: 0, alloc_unit: 0 }) }));
};

/** How much is paid with the sale. */
export type PayNow = 'none' | 'dp' | 'all';

/** Rupiah that are asked for at the desk. */
export const dueNow = (way: PayNow, { total, schedule, by_installments }: Reckoned): number => {
  if (way === 'none') return 0;
  if (way === 'all' || !by_installments) return total;
  return schedule?.find(({ no }) => no === 0)?.amount ?? 0;
};

/** What can be chosen of it: nothing is due of a package that costs nothing. */
export const waysToPay = (reckoned: Reckoned): readonly PayNow[] => {
  if (reckoned.total === 0) return [];
  return dueNow('dp', reckoned) > 0 && reckoned.by_installments ? ['dp', 'all', 'none'] : ['all', 'none'];
};

export interface Signed {
  readonly name: string;
  readonly signature: Signature | undefined;
}

/** Body of the request. */
export const bodyOf = (
  values: Readonly<Record<string, unknown>>,
  { name, signature }: Signed,
  payment: Payment | undefined,
): BodyOf<'paket.membership.jual'> => {
  const { rows = [], received = null } = payment ?? {};
  const by = values as unknown as BodyOf<'paket.membership.jual'>;
  return {
    ...by,
    due_day: by.scheme === scheme.credit ? (by.due_day ?? null) : null,
    signature: signature ? { name: name.trim(), picture: signature.picture } : null,
    payment: payment
      ? {
          methods: rows.map(({ methodId, amount, reference }) => ({
            paymentmethod_id: methodId,
            amount,
            reference: reference.trim() || null,
          })),
          received_amount: received,
        }
      : null,
  };
};
