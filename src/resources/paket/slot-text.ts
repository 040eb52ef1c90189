// What a patient has left of his packages, in words: for the card, and as a message to him (paket.md 4).
import { formatDate } from '../kernel/date.ts';

export interface SlotLeft {
  readonly name: string;
  readonly sisa: number;
  readonly free_slot: number;
  /** 'YYYY-MM-DD'; null: no end. */
  readonly expires_at: string | null;
}

/** 'Sisa kontrol behel 9 dari 12, berlaku s/d 12 Jun 2027' */
export const slotLine = ({ name, sisa, free_slot, expires_at }: SlotLeft): string => {
  const until = expires_at === null ? 'tanpa batas waktu' : `berlaku s/d ${formatDate(expires_at)}`;
  return `Sisa ${name.toLowerCase()} ${sisa} dari ${free_slot}, ${until}`;
};

/** The message to a patient with a line for each slot. */
export const slotsText = (name: string, slots: readonly SlotLeft[]): string =>
  [
    `Halo ${name}, berikut slot paket Anda yang masih dapat dipakai:`,
    ...slots.map((slot) => `- ${slotLine(slot)}`),
  ].join('\n');
