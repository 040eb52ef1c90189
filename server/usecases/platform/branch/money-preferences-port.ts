// What a branch prefers about its money, as Finance keeps it, among the preferences of the branch.
import type { Context } from '../../kernel/contract.ts';
import { port } from '../../kernel/port.ts';

export interface MoneyPreferences {
  /** Percent of a line. */
  readonly discount_max_percent: number;
  readonly receipt_footer: string | null;
}

export const moneyPreferences = port<{
  /** The chart's account of administration fees. */
  readonly administrationAccount: (context: Pick<Context, 'tx'>) => Promise<number>;
  readonly read: (context: Pick<Context, 'tx'>, branch: number) => Promise<MoneyPreferences>;
  readonly store: (context: Pick<Context, 'tx'>, branch: number, wanted: MoneyPreferences) => Promise<void>;
}>('preferences of money');
