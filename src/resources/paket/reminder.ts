// Whom to remind of a sold package, when, and in which words (paket.md 4).
import { plainResults } from '../finance/contact.ts';
import { addDays, formatDate } from '../kernel/date.ts';
import { valuesOf } from '../kernel/field.ts';
import { formatNumber } from '../kernel/money.ts';
import { EXPIRING_DAYS } from './membership-life.ts';

export const reminderKinds = [
  { value: 'slot', name: 'slot', label: 'Slot kedaluwarsa' },
  { value: 'cicilan', name: 'installment', label: 'Cicilan' },
] as const;
export const reminderKind = valuesOf(reminderKinds);
export type ReminderKind = (typeof reminderKinds)[number]['value'];

/** What came of reaching a customer about his package; promises to pay are made on the list of installments. */
export const reminderResults = plainResults;

/** Days before the end of a slot from which it is told of again. */
const SLOT_STEPS = [7, EXPIRING_DAYS] as const;
/** Days after an installment's day from which it is told of; the first one is before it. */
const INSTALLMENT_STEPS = [7, 0, -3] as const;
/** Days before it from which an installment is told of. */
export const INSTALLMENT_AHEAD = 3;

export interface Step {
  readonly label: string;
  /** First day of the step, 'YYYY-MM-DD'. */
  readonly since: string;
}

/**
 * The step that a reminder has come to; undefined: it is too early. A customer is told of once in each.
 * @param due_at last day of the slots, or the installment's day
 */
export const stepOf = (kind: ReminderKind, due_at: string, today: string): Step | undefined => {
  if (kind === reminderKind.slot) {
    const days = SLOT_STEPS.find((before) => addDays(due_at, -before) <= today);
    return days === undefined ? undefined : { label: `H-${days}`, since: addDays(due_at, -days) };
  }
  const days = INSTALLMENT_STEPS.find((after) => addDays(due_at, after) <= today);
  if (days === undefined) return undefined;
  return { label: days === 0 ? 'Hari H' : `H${days > 0 ? '+' : ''}${days}`, since: addDays(due_at, days) };
};

interface Balance {
  readonly name: string;
  readonly free_slot: number;
  readonly sisa: number;
  /** 'YYYY-MM-DD'; null: without an end. */
  readonly expires_at: string | null;
}

/** 'Sisa Kontrol behel 9 dari 12, berlaku s/d 12 Jun 2027' */
export const balanceText = ({ name, free_slot, sisa, expires_at }: Balance): string => {
  const until = expires_at === null ? '' : `, berlaku s/d ${formatDate(expires_at)}`;
  return `Sisa ${name} ${formatNumber(sisa)} dari ${formatNumber(free_slot)}${until}`;
};

/** What a customer is written who still has slots. */
export const slotText = (
  who: { readonly name: string; readonly paket: string; readonly branch: string },
  slots: readonly Balance[],
): string =>
  [
    `Yth. ${who.name},`,
    `kami mengingatkan slot gratis ${who.paket} yang belum dipakai:`,
    ...slots.map((slot) => `- ${balanceText(slot)}`),
    'Silakan menghubungi kami untuk membuat janji. Terima kasih.',
    who.branch,
  ].join('\n');
