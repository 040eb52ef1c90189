// '/inventory/warehouse/analisis': what moved, what rests, and what most is used of (inventory.md 5, 10.8).
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { rangeOf, withRange } from '../../../kit/date/range-address.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import { useStated } from '../../../kit/page/stated.ts';
import { StockReport } from '../../../parts/inventory/report/stock-report.tsx';
import { useBranchChoice } from '../../../parts/platform/branch/branch-choice.tsx';
import { useCall } from '../../../providers/call.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { slowDays } from '../../../resources/inventory/report-calls.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { AbcView } from './abc-view.tsx';
import { MovementView } from './movement-view.tsx';
import { SlowView } from './slow-view.tsx';

const VIEWS = ['movement', 'slow', 'abc'] as const;
type View = (typeof VIEWS)[number];
const isView = (name: string | null): name is View => VIEWS.some((one) => one === name);
/** A quarter, to begin with. */
const DAYS = 90;

/** Each view asks its own call; the others ask nothing. */
const useReports = (view: View, isReady: boolean, profile: { readonly profile_id?: string }) => {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const range = rangeOf(address) ?? { start: addDays(today, -DAYS), end: today };
  const setRange = (start: string, end: string) =>
    setAddress((now) => withRange(now, { start, end }), { replace: true });
  const [days, setDays] = useState<(typeof slowDays)[number]>(slowDays[0]);
  const span = { start_date: range.start, end_date: range.end, ...profile };
  const asks = (name: View) => ({ keep: true, enabled: isReady && view === name }) as const;
  const movement = useCall('inventory.report.movement', span, asks('movement'));
  const slow = useCall('inventory.report.slow', { days, ...profile }, asks('slow'));
  const abc = useCall('inventory.report.abc', span, asks('abc'));
  const asked = view === 'slow' ? { days, ...profile } : span;
  return { range, setRange, days, setDays, asked, movement, slow, abc };
};

export default function AnalysisPage() {
  const { t } = useTranslation();
  const choice = useBranchChoice({ beyond: true });
  const [search, setSearch] = useSearchParams();
  const named = search.get('lihat');
  const view = isView(named) ? named : 'movement';
  const profile = choice.profile_id === undefined ? {} : { profile_id: choice.profile_id };
  const reports = useReports(view, choice.isReady, profile);
  const { range, setRange, days, setDays, asked, movement, slow, abc } = reports;
  useStated({
    ...(view !== 'slow' && { start_date: range.start, end_date: range.end }),
    cabang: choice.profile_id,
  });
  const about = { end: range.end, branch: choice.profile_id };
  return (
    <StockReport
      title={t('analysis.title')}
      note={t(`analysis.note.${view}`)}
      choice={choice}
      path={callPaths[`inventory.report.${view}`]}
      query={asked}
      answer={reports[view].query}
      tools={
        <>
          <Segmented<View>
            aria-label={t('analysis.view')}
            value={view}
            options={VIEWS.map((value) => ({ value, label: t(`analysis.views.${value}`) }))}
            onChange={(value) => setSearch((now) => (now.set('lihat', value), now), { replace: true })}
          />
          {view === 'slow' ? (
            <Segmented
              aria-label={t('analysis.days')}
              value={days}
              options={slowDays.map((value) => ({ value, label: t('analysis.forDays', { count: value }) }))}
              onChange={setDays}
            />
          ) : (
            <div>
              <DateRangePicker
                required
                label={t('analysis.range')}
                start={range.start}
                end={range.end}
                onChange={(start, end) => start && end && setRange(start, end)}
              />
            </div>
          )}
        </>
      }
    >
      {view === 'movement' && movement.answer && <MovementView answer={movement.answer} {...about} />}
      {view === 'slow' && slow.answer && <SlowView answer={slow.answer} />}
      {view === 'abc' && abc.answer && <AbcView answer={abc.answer} {...about} />}
    </StockReport>
  );
}
