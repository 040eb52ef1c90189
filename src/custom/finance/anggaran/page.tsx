// '/finance/anggaran': the budget of the branch for a year, account by month: typed, pasted, copied from the year before or read from
// a sheet, and saved at once (decision 104).
import { Button, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { FIRST_BUDGET_YEAR, LAST_BUDGET_YEAR } from '../../../resources/finance/budget.ts';
import { formatInstant } from '../../../resources/kernel/date.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { useZone } from '../../../kit/date/zone.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useAskLeave } from '../../../kit/form/use-ask-leave.ts';
import { useLeaveWarning } from '../../../kit/form/use-leave-warning.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { Link } from '../../../kit/page/link.tsx';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { LedgerImport } from '../../../parts/finance/import/ledger-import.tsx';
import { BudgetTable } from './budget-table.tsx';
import style from './budget.module.css';
import { type Budget, cellsOf, imported, type Proposal, proposed, restFilled } from './grid.ts';
import { useGrid } from './use-grid.ts';

const CopyDialog = lazy(async () => ({ default: (await import('./copy-dialog.tsx')).CopyDialog }));

const YEAR = 'tahun';
const BACK = 5;
const AHEAD = 2;

/** The year stands in the address; without one, this year. */
const useYear = () => {
  const today = Number(useToday().slice(0, 4));
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get(YEAR));
  const valid = Number.isInteger(asked) && asked >= FIRST_BUDGET_YEAR && asked <= LAST_BUDGET_YEAR;
  const year = valid ? asked : today;
  const near = Array.from({ length: BACK + AHEAD + 1 }, (_, i) => today + AHEAD - i);
  const years = near.includes(year) ? near : [...near, year].toSorted((a, b) => b - a);
  return { year, years, setYear: (next: number) => setAddress({ [YEAR]: String(next) }) };
};

const Changed = ({ budget: { version, updated_at, updated_by } }: { readonly budget: Budget }) => {
  const { t } = useTranslation();
  const zone = useZone();
  if (version === 0 || updated_at === null) return t('budget.never');
  return t('budget.changedBy', {
    name: updated_by ?? t('budget.unknown'),
    at: formatInstant(zone, new Date(updated_at)),
  });
};

interface GridProps {
  readonly budget: Budget;
  readonly years: readonly number[];
  readonly onYear: (year: number) => void;
  readonly onSaved: () => Promise<unknown>;
}

const useSaving = ({ budget: { year, version }, onSaved }: GridProps, grid: ReturnType<typeof useGrid>) => {
  const { t } = useTranslation();
  const { typed, clear } = grid;
  const { send } = useSend('finance.anggaran.simpan', tellDone(t('budget.saved', { n: typed.size })));
  return useSending(async () => {
    await send({}, { year, version, cells: cellsOf(typed) });
    await onSaved();
    clear();
  });
};

const State = ({ grid }: { readonly grid: ReturnType<typeof useGrid> }) => {
  const { t } = useTranslation();
  const { typed, wrong, refused } = grid;
  if (wrong > 0 || refused.length > 0)
    return (
      <span className={words.alarm} role="status">
        {t('budget.wrong', { n: wrong + refused.length })}
        {refused.length > 0 && `: ${refused.slice(0, 3).join(', ')}`}
      </span>
    );
  return (
    <span className={words.quiet} role="status">
      {typed.size > 0 ? t('budget.changed', { n: typed.size }) : t('budget.none')}
    </span>
  );
};

interface ToolsProps extends Pick<GridProps, 'budget' | 'years' | 'onYear'> {
  readonly grid: ReturnType<typeof useGrid>;
  readonly dirty: boolean;
}
/** The year, what comes into the grid from elsewhere, and where its figures are seen beside the books. */
const Tools = ({ budget: { year, data: rows }, years, onYear, grid, dirty }: ToolsProps) => {
  const { t } = useTranslation();
  const ask = useAskLeave();
  const [copying, setCopying] = useState(false);
  const { typed, change } = grid;
  const report = `/finance/laporan-v2/labarugi?compare=anggaran&start_date=${year}-01-01&end_date=${year}-12-31`;
  const copy = (found: Proposal['data'], over: boolean): number => {
    const changes = proposed(rows, typed, found, over);
    change(changes);
    return changes.length;
  };
  return (
    <div className={layout.row}>
      <Select<number>
        className={style.year}
        aria-label={t('budget.year')}
        value={year}
        options={years.map((value) => ({ value, label: String(value) }))}
        onChange={(next) => (dirty ? ask(() => onYear(next)) : onYear(next))}
      />
      <Button onClick={() => setCopying(true)}>{t('budget.copy.open')}</Button>
      <LedgerImport
        of="anggaran"
        query={{ year }}
        note={t('budget.import')}
        onImported={({ data }) => change(imported(rows, data ?? []))}
      />
      <Link to={report}>{t('budget.compare')}</Link>
      {copying && (
        <Suspense>
          <CopyDialog year={year} onCopied={copy} onClose={() => setCopying(false)} />
        </Suspense>
      )}
    </div>
  );
};

const Grid = (props: GridProps) => {
  const { t } = useTranslation();
  const ask = useAskLeave();
  const { budget } = props;
  const { data: rows, year } = budget;
  const grid = useGrid(rows);
  const { refusal, busy, run } = useSaving(props, grid);
  const { typed, wrong, change, clear } = grid;
  const dirty = typed.size > 0 || wrong > 0;
  useLeaveWarning(dirty);
  return (
    <>
      <div className={layout.between}>
        <Tools {...props} grid={grid} dirty={dirty} />
        <div className={layout.row}>
          <State grid={grid} />
          {dirty && (
            <Button disabled={busy} onClick={() => ask(clear)}>
              {t('budget.undo')}
            </Button>
          )}
          <Button type="primary" disabled={typed.size === 0 || wrong > 0} loading={busy} onClick={() => void run()}>
            {t('budget.save')}
          </Button>
        </div>
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
      <fieldset className={style.grid} disabled={busy}>
        <BudgetTable
          key={grid.round}
          label={`${t('budget.title')} ${year}`}
          rows={rows}
          typed={typed}
          onRest={(row) => change(restFilled(row, typed))}
          {...grid.actions}
        />
      </fieldset>
      <p className={words.quiet}>{t('budget.keys')}</p>
    </>
  );
};

export default function BudgetPage() {
  const { t } = useTranslation();
  const { year, years, setYear } = useYear();
  const { query, answer } = useCall('finance.anggaran.show', { year }, { staleTime: 0 });
  return (
    <>
      <PageHeader title={t('budget.title')} note={answer && <Changed budget={answer} />} />
      <div className={layout.stack}>
        <p className={words.quiet}>{t('budget.about')}</p>
        {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
        {query.isLoading && <WaitingRows />}
        {answer && <Grid key={year} budget={answer} years={years} onYear={setYear} onSaved={() => query.refetch()} />}
      </div>
    </>
  );
}
