// The rows of a month's profit, from its revenue down to what stays in the clinic (finance.md 4 '/finance/profitsharing'). Pure.
import { profitSteps, type Waterfall } from '../../../resources/finance/profit-waterfall.ts';
import { addDays, addMonths } from '../../../resources/kernel/date.ts';

/** What comes after the steps of the books. */
export type Share = 'profit' | 'rumahsakit' | 'reserve' | 'pool' | 'rest';
export interface Step {
  readonly key: string;
  /** Of a step of the books; the others are named by the page. */
  readonly label?: string;
  readonly share?: Share;
  /** Of a partner, who stands below the partners' sum. */
  readonly partner?: string;
  /** What the percentage says, where there is one. */
  readonly percent?: number;
  /** Rupiah; what is taken away is below nothing. */
  readonly amount: number;
  /** 'sum' begins anew from nothing, 'part' is held by the row above it. */
  readonly as: 'step' | 'sum' | 'part';
}

/** Every row, those of nothing too: months stand beside each other. */
export const stepsOf = (waterfall: Waterfall): readonly Step[] => [
  ...profitSteps.map(({ value, label }) => ({
    key: value,
    label,
    amount: waterfall.steps[value],
    as: 'step' as const,
  })),
  { key: 'profit', share: 'profit', amount: waterfall.profit, as: 'sum' },
  { key: 'rumahsakit', share: 'rumahsakit', amount: 0 - waterfall.rumahsakit_amount, as: 'step' },
  ...waterfall.partners.map(({ mitra_id, name, percent, amount }) => ({
    key: `mitra-${mitra_id}`,
    partner: name,
    percent,
    amount: 0 - amount,
    as: 'part' as const,
  })),
  {
    key: 'reserve',
    share: 'reserve',
    percent: waterfall.reserve_percent,
    amount: 0 - waterfall.reserve_amount,
    as: 'step',
  },
  {
    key: 'pool',
    share: 'pool',
    percent: waterfall.investor_percent,
    amount: 0 - waterfall.investor_pool,
    as: 'step',
  },
  { key: 'rest', share: 'rest', amount: waterfall.rest, as: 'sum' },
];

export interface Span {
  readonly step: Step;
  readonly from: number;
  readonly to: number;
}
/** Where each row begins and ends in the drawing; what is nothing is left out, sums are not. */
export const spansOf = (steps: readonly Step[]): readonly Span[] => {
  let at = 0;
  return steps
    .filter(({ as, amount }) => as === 'sum' || (as === 'step' && amount !== 0))
    .map((step) => {
      const from = step.as === 'sum' ? 0 : at;
      at = from + step.amount;
      return { step, from, to: at };
    });
};

const STATEMENT = '/finance/laporan-v2/labarugi';
/** Where what is shared out becomes owed. */
const SHARED: Readonly<Partial<Record<Share, string>>> = {
  rumahsakit: '/finance/hutang/actor/rumahsakit',
  reserve: '/finance/deviden/transaction',
  pool: '/finance/deviden/transaction',
};

/** The page with the rows of a step: the accounts of the month, or what was shared out of it. @param month its first day */
export const addressOf = ({ label, share }: Step, month: string): string | undefined => {
  if (label === undefined && share !== 'profit') return share && SHARED[share];
  const range = { start_date: month, end_date: addDays(addMonths(month, 1), -1) };
  return `${STATEMENT}?${new URLSearchParams(range).toString()}`;
};
