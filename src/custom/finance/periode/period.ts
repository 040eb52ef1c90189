// A period as the API answers it, and what its closing would do.
import type { EntryLine } from '../../../parts/finance/report/entry-table.tsx';
import type { periode } from '../../../resources/finance/periode.ts';
import type { Loaded } from '../../../screens/record/use-record.ts';

export interface Period extends Loaded {
  readonly status: keyof typeof periode.states;
  readonly start_date: string;
  readonly end_date: string | null;
  readonly lock_date: string | null;
  /** Rupiah; negative is a loss. */
  readonly net_profit: number | null;
  readonly closedbydata: { readonly name: string } | null;
  readonly profile_id: number;
  /** Where the periods of all branches are listed. */
  readonly branchname?: string;
}

export interface Check {
  readonly key: string;
  /** What is wanted. */
  readonly label: string;
  readonly blocking: boolean;
  readonly ok: boolean;
  /** What is in its way. */
  readonly finding: string | null;
  readonly url: string;
  /** The single things that it counts, where they are few. */
  readonly items?: readonly { readonly label: string; readonly amount: number; readonly url: string }[];
}
export interface Preview {
  readonly end_date: string;
  readonly checks: readonly Check[];
  readonly profit: number;
  readonly lines: readonly EntryLine[];
}
