// A period as the API answers it, and what its closing would do.
import type { AnswerOf } from '../../../resources/answers.ts';
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

export type Preview = AnswerOf<'finance.periode.preview'>;
export type Check = Preview['checks'][number];
