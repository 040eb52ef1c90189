// '/finance/profitsharing': from the revenue of a month to what partner hospitals and investors get of it (finance.md 4, 6.10).
import { Alert } from 'antd';
import dayjs from 'dayjs';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { profitsharing } from '../../../resources/finance/profitsharing.ts';
import { monthName } from '../../../resources/kernel/date.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import { Answered } from '../../../kit/state/answered.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { KeptMonths } from './kept-months.tsx';
import { ProfitActions } from './profit-actions.tsx';
import { ProfitChart } from './profit-chart.tsx';
import { ProfitTable } from './profit-table.tsx';
import { MonthPicker } from '../../../kit/date/period-picker.tsx';

type Month = AnswerOf<'finance.profitsharing.bulan'>;
const MONTH = 'YYYY-MM';

/** The month stands in the address; without one, the last that is over. */
const useMonth = () => {
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const asked = address.get('month') ?? '';
  const month = /^\d{4}-(0[1-9]|1[0-2])$/.test(asked) ? asked : dayjs(today).subtract(1, 'month').format(MONTH);
  return [month, (next: string) => setAddress({ month: next }, { replace: true })] as const;
};

const Shown = ({ shown }: { shown: Month }) => {
  const { t } = useTranslation();
  const { month, waterfall, previous, record, changed } = shown;
  const title = t('profit.of', { month: monthName(month) });
  const isApproved = record?.status === profitsharing.state.approved;
  return (
    <>
      {record && changed && (
        <Alert type="warning" showIcon message={t(isApproved ? 'profit.movedApproved' : 'profit.movedDraft')} />
      )}
      <section className={`${surface.sheet} ${layout.stack}`}>
        <h2 className={words.heading}>{title}</h2>
        <ProfitChart title={title} waterfall={waterfall} month={`${month.slice(0, 7)}-01`} />
      </section>
      <section className={`${surface.sheet} ${layout.stack}`}>
        <h2 className={words.heading}>{t('profit.compared')}</h2>
        <ProfitTable
          label={t('profit.compared')}
          now={waterfall}
          before={previous.waterfall}
          heads={{ now: monthName(month), before: monthName(previous.month) }}
        />
      </section>
    </>
  );
};

export default function ProfitSharingPage() {
  const { t } = useTranslation();
  const [month, setMonth] = useMonth();
  const { query, answer } = useCall('finance.profitsharing.bulan', { month }, { keep: true });
  const record = answer?.record;
  const state = record && profitsharing.states[record.status];
  return (
    <>
      <PageHeader
        title={profitsharing.label}
        mark={state && <StatusChip {...state} />}
        note={record?.code}
        actions={answer && <ProfitActions shown={answer} onDone={query.refetch} />}
      />
      <div className={layout.stackLarge} aria-busy={query.isFetching}>
        <div className={layout.row}>
          <MonthPicker label={t('profit.month')} month={month} onChange={setMonth} />
        </div>
        <Answered query={query} answer={answer}>
          {(shown) => <Shown shown={shown} />}
        </Answered>
        <KeptMonths onChoose={setMonth} />
      </div>
    </>
  );
}
