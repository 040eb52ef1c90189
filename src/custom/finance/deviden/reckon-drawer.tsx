// 'Hitung': a range, what the books would make of it, and the draft of it.
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { deviden } from '../../../resources/finance/deviden.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { refusalOf } from '../../../kit/form/refusal.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DividendSums } from '../../../parts/finance/dividend/dividend-sums.tsx';
import { type Days, lastOver, rangesOver } from './ranges.ts';

const WIDTH = 560;
const FORM = 'dividend-reckon';

const Ranges = ({ days, onChoose }: { days: Days; onChoose: (days: Days) => void }) => {
  const { t } = useTranslation();
  const today = useToday();
  return (
    <div className={layout.stackSmall}>
      <DateRangePicker
        required
        label={t('dividend.range')}
        start={days.start}
        end={days.end}
        onChange={(start, end) => onChoose({ start, end })}
      />
      <div className={layout.row}>
        {rangesOver(today).map(({ name, start, end }) => (
          <Button
            key={name}
            size="small"
            type={days.start === start && days.end === end ? 'primary' : 'default'}
            aria-pressed={days.start === start && days.end === end}
            onClick={() => onChoose({ start, end })}
          >
            {t(`dividend.last.${name}`)}
          </Button>
        ))}
      </div>
    </div>
  );
};

export const ReckonDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  useReturnFocus();
  const go = useGo();
  const [days, choose] = useState<Days>(lastOver(useToday(), 1));
  const range = { period_start: days.start, period_end: days.end };
  const { query, answer } = useCall('finance.deviden.pratinjau', range, { retry: false });
  const { send } = useSend('finance.deviden.hitung', tellDone(t('form.saved')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    const { id } = await send({}, range);
    await go(`${deviden.screens.list}/${id}`);
  });
  const refused = refusal ?? (query.isError ? refusalOf(query.error) : undefined);
  return (
    <FormDrawer
      title={t('dividend.reckon')}
      form={FORM}
      width={WIDTH}
      action={t('dividend.reckon')}
      disabled={!answer || query.isError}
      busy={busy}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={onSubmit}>
        <Ranges days={days} onChoose={choose} />
        {refused && <RefusalAlert refusal={refused} />}
        {query.isLoading && <WaitingRows />}
        {answer && !query.isError && (
          <div className={layout.stack} role="status">
            {answer.redraws && <Alert type="info" showIcon message={t('dividend.redraws')} />}
            <DividendSums reckoned={answer} />
            <p className={words.quiet}>{t('dividend.available', { amount: formatRupiah(answer.available_amount) })}</p>
          </div>
        )}
      </form>
    </FormDrawer>
  );
};
