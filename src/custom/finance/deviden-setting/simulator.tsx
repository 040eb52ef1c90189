// What a profit that is supposed would give each investor, by the setting and the shares of a day; nothing is stored.
import dayjs from 'dayjs';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import form from '../../../kit/form/form.module.css';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useDebounced } from '../../../kit/hooks/debounce.ts';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DividendSums } from '../../../parts/finance/dividend/dividend-sums.tsx';
import { DayPicker } from '../../../kit/date/day-picker.tsx';

const STILL_MS = 300;
/** Rupiah. */
const SUPPOSED = 100_000_000;
const DAY = 'YYYY-MM-DD';

/** @param start the day that it begins with, 'YYYY-MM-DD' */
export const Simulator = ({ start }: { start: string }) => {
  const { t } = useTranslation();
  const [labaId, dayId] = [useId(), useId()];
  const [laba, setLaba] = useState<number | null>(SUPPOSED);
  const [day, setDay] = useState(start);
  const asked = useDebounced(laba ?? 0, STILL_MS);
  const { query, answer } = useCall(
    'finance.deviden.simulasi',
    { laba: asked, day },
    { keep: true, retry: false, enabled: asked > 0 },
  );
  return (
    <section className={`${surface.sheet} ${layout.stack}`} aria-busy={query.isFetching}>
      <h2 className={words.heading}>{t('dividend.simulator')}</h2>
      <p className={words.quiet}>{t('dividend.simulatorNote')}</p>
      <div className={form.grid}>
        <div className={form.field}>
          <label htmlFor={labaId}>{t('dividend.supposed')}</label>
          <MoneyControl id={labaId} value={laba} min={1} onChange={setLaba} />
        </div>
        <div className={form.field}>
          <label htmlFor={dayId}>{t('dividend.day')}</label>
          <DayPicker
            id={dayId}
            allowClear={false}
            format="DD MMM YYYY"
            value={dayjs(day, DAY)}
            onChange={(next) => setDay(next.format(DAY))}
          />
        </div>
      </div>
      {query.isError && <RefusalAlert refusal={refusalOf(query.error)} />}
      {answer && !query.isError && asked > 0 && (
        <div role="status">
          <DividendSums reckoned={answer} />
        </div>
      )}
    </section>
  );
};
