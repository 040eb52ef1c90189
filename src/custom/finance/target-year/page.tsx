// '/finance/master/targettahun': the targets of the branch for twelve months, filled with one value, with what came of the year before,
// pasted or typed, and saved at once (decision 104).
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { readCall, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { FIRST_BUDGET_YEAR, LAST_BUDGET_YEAR, LEAST_GROWTH, MOST_GROWTH } from '../../../resources/finance/budget.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useAskLeave } from '../../../kit/form/use-ask-leave.ts';
import { useLeaveWarning } from '../../../kit/form/use-leave-warning.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import {
  copied,
  filled,
  type Measure,
  MEASURES,
  monthsOf,
  type Typed,
  typedOf,
  valueOf,
  type YearTargets,
} from './grid.ts';
import { TargetTable } from './target-table.tsx';
import style from './target.module.css';

const YEAR = 'tahun';
const [BACK, AHEAD] = [3, 2];
const PERCENT = /^-?\d{1,4}(?:[.,]\d{1,2})?$/;

/** '7,5' as 7.5; undefined: no percentage that a year may grow by. */
const growthOf = (text: string): number | undefined => {
  if (!PERCENT.test(text.trim())) return undefined;
  const growth = Number(text.trim().replace(',', '.'));
  return growth >= LEAST_GROWTH && growth <= MOST_GROWTH ? growth : undefined;
};

/** The year stands in the address; without one, this year. */
const useYear = () => {
  const today = Number(useToday().slice(0, 4));
  const [address, setAddress] = useSearchParams();
  const asked = Number(address.get(YEAR));
  const isYear = Number.isInteger(asked) && asked >= FIRST_BUDGET_YEAR && asked <= LAST_BUDGET_YEAR;
  const year = isYear ? asked : today;
  const near = Array.from({ length: BACK + AHEAD + 1 }, (_, at) => today + AHEAD - at);
  const years = near.includes(year) ? near : [...near, year].toSorted((a, b) => b - a);
  return { year, years, setYear: (next: number) => setAddress({ [YEAR]: String(next) }) };
};

interface FillProps {
  readonly year: number;
  readonly typed: Typed;
  readonly onTyped: (typed: Typed) => void;
}
/** One value for all months, or what came of the year before with growth, for the measure that is chosen. */
const Filling = ({ year, typed, onTyped }: FillProps) => {
  const { t } = useTranslation();
  const [measure, choose] = useState<Measure>('received');
  const [value, setValue] = useState('');
  const [growth, setGrowth] = useState('0');
  const percent = growthOf(growth);
  const before = year - 1;
  const { refusal, busy, run } = useSending(async () => {
    const { months } = await readCall('finance.target.realisasi', { year });
    onTyped(copied(typed, measure, months, percent ?? 0));
  });
  return (
    <div className={layout.rowWide}>
      <div className={layout.row}>
        <Select<Measure>
          className={style.measure}
          aria-label={t('target.measure')}
          value={measure}
          options={MEASURES.map((one) => ({ value: one, label: t(`target.${one}`) }))}
          onChange={choose}
        />
        <Input
          className={style.value}
          aria-label={t('target.value')}
          placeholder={t('target.value')}
          inputMode="numeric"
          value={value}
          status={valueOf(measure, value) === undefined ? 'error' : ''}
          onChange={({ target }) => setValue(target.value)}
        />
        <Button
          disabled={valueOf(measure, value) === undefined}
          onClick={() => onTyped(filled(typed, measure, value.trim()))}
        >
          {t('target.fill')}
        </Button>
      </div>
      <div className={layout.row}>
        <Input
          className={style.growth}
          aria-label={t('target.growth')}
          value={growth}
          suffix="%"
          status={percent === undefined ? 'error' : ''}
          onChange={({ target }) => setGrowth(target.value)}
        />
        <Button disabled={percent === undefined} loading={busy} onClick={() => void run()}>
          {t('target.copy', { year: before })}
        </Button>
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
    </div>
  );
};

interface GridProps {
  readonly targets: YearTargets;
  readonly years: readonly number[];
  readonly onYear: (year: number) => void;
  readonly onSaved: () => Promise<unknown>;
}
const Grid = ({ targets, years, onYear, onSaved }: GridProps) => {
  const { t } = useTranslation();
  const ask = useAskLeave();
  const { year, mark } = targets;
  const start = typedOf(targets.months);
  const [typed, setTyped] = useState(start);
  const months = monthsOf(typed);
  const dirty = JSON.stringify(typed) !== JSON.stringify(start);
  useLeaveWarning(dirty);
  const { send } = useSend('finance.target.isi', tellDone(t('form.saved')));
  const { refusal, busy, run } = useSending(async () => {
    if (!months) return;
    await send({}, { year, mark, months });
    await onSaved();
  });
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <Select<number>
          aria-label={t('target.year')}
          value={year}
          options={years.map((value) => ({ value, label: String(value) }))}
          onChange={(next) => (dirty ? ask(() => onYear(next)) : onYear(next))}
        />
        <div className={layout.row}>
          {dirty && (
            <Button disabled={busy} onClick={() => ask(() => setTyped(start))}>
              {t('target.undo')}
            </Button>
          )}
          <Button type="primary" disabled={!dirty || !months} loading={busy} onClick={() => void run()}>
            {t('form.save')}
          </Button>
        </div>
      </div>
      <Filling year={year} typed={typed} onTyped={setTyped} />
      {refusal && <RefusalAlert refusal={refusal} />}
      <TargetTable label={t('target.of', { year })} typed={typed} start={start} busy={busy} onTyped={setTyped} />
    </div>
  );
};

export default function TargetYearPage() {
  const { t } = useTranslation();
  const { year, years, setYear } = useYear();
  const { query, answer } = useCall('finance.target.tahun', { year }, { staleTime: 0 });
  return (
    <>
      <PageHeader title={t('target.title')} note={t('target.about')} />
      {query.isError && <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />}
      {query.isLoading && <WaitingRows />}
      {answer && (
        <Grid
          key={`${year} ${answer.mark}`}
          targets={answer}
          years={years}
          onYear={setYear}
          onSaved={() => query.refetch()}
        />
      )}
    </>
  );
}
