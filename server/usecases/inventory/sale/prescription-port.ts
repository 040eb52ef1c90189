// Prescriptions belong to the service, which stands above the stock: the pharmacy reads and serves them through this.
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export interface PrescribedItem {
  readonly id: number;
  readonly item_id: number;
  readonly name: string;
  readonly unit: string;
  readonly qty: number;
  readonly signa: string;
  readonly racikan_group: number | null;
  readonly zat_aktif: string | null;
  /** Null until it is handed over. */
  readonly qty_served: number | null;
}
interface Named {
  readonly id: number;
  readonly name: string;
  readonly code: string;
}
export interface Prescription {
  readonly id: number;
  readonly code: string;
  /** 1 it waits for the pharmacy, 2 handed over. */
  readonly status: number;
  readonly sent_at: string;
  readonly note: string | null;
  readonly visit: Named;
  readonly customer: Named;
  readonly doctor: Named;
  readonly alergi: readonly string[];
  readonly items: readonly PrescribedItem[];
}
/** Base units that the patient got of a line. */
export interface Served {
  readonly id: number;
  readonly qty: number;
}

export interface Prescriptions {
  /** Those that wait, and those that were handed over on the day, oldest first. */
  readonly queue: (context: Context) => Promise<readonly Prescription[]>;
  /** @throws Refusal not-found (404) */
  readonly show: (context: Context, id: number) => Promise<Prescription>;
  /** The prescription, locked. @throws Refusal not-found (404), resep-handed-over, resep-cancelled, resep-not-sent (409) */
  readonly hold: (context: WriteContext, id: number) => Promise<Prescription>;
  readonly serve: (context: WriteContext, id: number, sale: number, lines: readonly Served[]) => Promise<void>;
  /** Its sale was cancelled: it waits again. */
  readonly reopen: (context: WriteContext, id: number) => Promise<void>;
  readonly cancel: (context: WriteContext, id: number) => Promise<void>;
}
export const prescriptions = port<Prescriptions>('the prescriptions');
