// Slots of sold packages, which stand above the service: a treatment or a form lab of a visit is taken out of one instead of being
// priced, and its room asks here (paket.md 3.3, 5; decisions 5).
import type { Context, WriteContext } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

/** What was taken out of a package. */
export interface SlotSource {
  readonly type: 'visitperawatan' | 'formlab';
  readonly id: number;
}
export interface WantedSlot {
  /** Id of the line of a sold package. */
  readonly slot: number;
  readonly n: number;
  readonly source: SlotSource;
  /** Id of the treatment, or of what the laboratory makes: what the slot must be for. */
  readonly of: number;
  readonly customer_id: number;
  readonly visit_id: number;
  readonly doctor_id: number;
  /** Day of the use, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Why overdue installments are passed over. */
  readonly override_reason: string | null;
}

type Step = (context: WriteContext, sources: readonly SlotSource[]) => Promise<void>;

/** Everything happens inside the caller's transaction, which holds the visit. Sources that were taken out of no package are left alone. */
export interface PackageSlots {
  /**
   * @throws Refusal not-found (404), slot-none (409), slot-expired, slot-gap, slot-visit, slot-arrears, slot-other, slot-branch,
   *   membership-unpaid, module-locked
   */
  readonly reserve: (context: WriteContext, wanted: WantedSlot) => Promise<void>;
  /** Gives back what was reserved; a slot that can no longer be used becomes income at once (corrections 27). */
  readonly release: Step;
  /** Reserved to used, with the value that it earns. `day`: 'YYYY-MM-DD'. @throws Refusal slot-expired, membership-unpaid (422) */
  readonly use: (context: WriteContext, sources: readonly SlotSource[], day: string) => Promise<void>;
  /** Books what `use` has earned: apart, since numbers are taken when everything is locked. */
  readonly book: Step;
  /** Used to reserved, the value with it. */
  readonly unuse: Step;
  /** Takes the journals back. */
  readonly unbook: Step;
  /** What was reserved for one work goes on to the one that is made in its place. */
  readonly pass: (context: WriteContext, from: SlotSource, to: SlotSource) => Promise<boolean>;
  /** Rupiah that works earn, by their ids; those that are not used are left out. */
  readonly valuesOf: (
    context: Pick<Context, 'tx'>,
    type: SlotSource['type'],
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, number>>;
}
export const packageSlots = port<PackageSlots>('slots of packages');
