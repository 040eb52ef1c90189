// A statement over the chosen range: its tools, its state, its table.
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { type AskedOf, useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { useStated } from '../../../kit/page/stated.ts';
import { BranchSelect, useBranchChoice } from '../../platform/branch/branch-choice.tsx';
import { EmptyRange } from './empty-range.tsx';
import { BalanceNotice } from './balance-notice.tsx';
import { ReportPage } from './report-page.tsx';
import { type ReportRange, useReportRange } from './report-range.ts';
import { originOf } from './statement-origin.ts';
import { type Statement, type StatementColumn, StatementTable } from './statement-table.tsx';

type StatementCall =
  | `finance.laporan.${'labarugi' | 'neraca' | 'aruskas' | 'kasharian' | 'neracalajur' | 'neracasaldo'}`
  | `finance.laporanringkas.${'trialbalance' | 'labarugi'}`;
type Compared = Pick<
  AskedOf<'finance.laporan.labarugi'>,
  'group' | 'compare' | 'compare_start' | 'compare_end' | 'profile_id'
>;
type Balances = Pick<AskedOf<'finance.laporan.neracasaldo'>, 'zero' | 'before_closing'>;

interface Props {
  readonly title: string;
  readonly call: StatementCall;
  /** Parameters beside range and branch. */
  readonly parameters?: Compared | Balances;
  readonly tools?: ReactNode;
  /** The parameters name the branches themselves. */
  readonly allBranches?: boolean;
  /** What is shown of the answer. */
  readonly view?: (statement: Statement) => Statement;
  /** What is said of figures that hold. */
  readonly fine?: string;
  /** A last row with the sums of the columns. */
  readonly totals?: boolean;
  /** The report is of one branch at a time. */
  readonly oneBranch?: boolean;
  /** The report is of a day: it opens on today. */
  readonly daily?: boolean;
  /** The report is of the last day of its range. */
  readonly lastDay?: boolean;
  /** Page where the figures of an account come from. */
  readonly ledger?: string;
}

const LEDGER = '/finance/laporan-v2/bukubesar';

interface Cell {
  readonly akun: number;
  /** Undefined: the account itself. */
  readonly column: StatementColumn | undefined;
  /** What the page shows. */
  readonly range: ReportRange;
  readonly branch: string | undefined;
}

/** The account in the branch and range of the cell; undefined: no ledger has its figure, as what cancels out between branches. */
const ledgerAt = (path: string, { akun, column, range, branch }: Cell): string | undefined => {
  const drawn = column && originOf(column);
  if (column && !drawn) return undefined;
  const { start, end } = { ...range, ...drawn?.range };
  const cabang = drawn?.branch ?? branch;
  const asked = { akun: String(akun), start_date: start, end_date: end, ...(cabang !== undefined && { cabang }) };
  return `${path}?${new URLSearchParams(asked).toString()}`;
};

export const StatementPage = (props: Props) => {
  const { title, call, parameters, tools, allBranches, view, totals, fine, oneBranch = false, daily = false } = props;
  const { ledger = LEDGER, lastDay } = props;
  const today = useToday();
  const { t } = useTranslation();
  const me = useUser();
  const [range, setRange] = useReportRange(daily ? today : undefined);
  const choice = useBranchChoice({ all: !oneBranch, beyond: true });
  useStated({ start_date: range.start, end_date: range.end, cabang: choice.profile_id });
  const query = {
    start_date: range.start,
    end_date: range.end,
    ...(choice.profile_id !== undefined && { profile_id: choice.profile_id }),
    ...parameters,
  };
  const { query: read, answer } = useCall(call, query, { keep: true, enabled: choice.isReady });
  const statement = answer && (view?.(answer) ?? answer);
  return (
    <ReportPage
      title={title}
      of={choice.options.length > 0 ? choice.name : undefined}
      range={range}
      lastDay={lastDay}
      onRange={setRange}
      path={callPaths[call]}
      query={query}
      answer={read}
      paper
      tools={
        <>
          {!allBranches && <BranchSelect choice={choice} />}
          {tools}
        </>
      }
    >
      {statement && statement.rows.length === 0 && (
        <EmptyRange text={t('report.empty')} range={range} onRange={setRange} />
      )}
      {statement && statement.rows.length > 0 && (
        <>
          <BalanceNotice {...statement.meta} fine={fine} />
          <StatementTable
            label={title}
            columns={statement.columns}
            rows={statement.rows}
            totals={totals ? statement.totals : undefined}
            hrefOf={
              mayCall(me, 'finance.laporan.bukubesar')
                ? (akun, column) => ledgerAt(ledger, { akun, column, range, branch: choice.profile_id })
                : undefined
            }
          />
        </>
      )}
    </ReportPage>
  );
};
