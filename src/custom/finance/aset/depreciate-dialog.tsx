// A month of depreciation before it is booked: each asset with its part, and what it catches up on.
import { useInvalidate } from '@refinedev/core';
import { Alert } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { aset } from '../../../resources/finance/aset.ts';
import { penyusutan } from '../../../resources/finance/penyusutan.ts';
import { formatDate, monthName } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { MonthPicker } from '../../../kit/date/period-picker.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { FormDialog } from '../../../kit/dialog/form-dialog.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type Plan = AnswerOf<'finance.penyusutan.rencana'>;
type Row = Plan['data'][number];

const FORM = 'depreciate';
const WIDTH = 720;

const Preview = ({ plan }: { readonly plan: Plan }) => {
  const { t } = useTranslation();
  if (plan.done) return <Alert type="info" showIcon message={t('asset.done', { month: monthName(plan.month) })} />;
  if (plan.later) return <Alert type="warning" showIcon message={t('asset.later', { month: monthName(plan.later) })} />;
  return (
    <>
      {plan.count > 0 && <p className={words.quiet}>{t('asset.onDay', { day: formatDate(plan.transaction_at) })}</p>}
      <DataTable<Row>
        label={t('asset.toBook')}
        rows={plan.data}
        keyOf={({ id }) => id}
        phone="cards"
        low
        empty={t('asset.nothingToBook')}
        sumLabel={t('asset.total')}
        columns={[
          { key: 'code', head: aset.fields.code.label, as: 'code', cell: ({ code }) => code },
          { key: 'name', head: aset.fields.name.label, as: 'name', cell: ({ name }) => name },
          {
            key: 'late',
            head: t('asset.late'),
            cell: ({ late_months }) => (late_months > 0 ? t('asset.lateMonths', { n: late_months }) : '–'),
          },
          {
            key: 'amount',
            head: t('asset.charge'),
            as: 'figure',
            cell: ({ amount }) => formatNumber(amount),
            sum: formatNumber(plan.total_amount),
          },
        ]}
      />
    </>
  );
};

export const DepreciateDialog = ({ onClose }: { readonly onClose: () => void }) => {
  const { t } = useTranslation();
  const today = useToday();
  const [month, setMonth] = useState(today.slice(0, 7));
  const { query, answer } = useCall('finance.penyusutan.rencana', { month }, { staleTime: 0 });
  const invalidate = useInvalidate();
  const { send } = useSend('finance.penyusutan.susutkan', tellDone(t('asset.booked', { month: monthName(month) })));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({}, { month });
    await invalidate({ resource: aset.name, invalidates: ['list', 'detail'] });
    await invalidate({ resource: penyusutan.name, invalidates: ['list'] });
    onClose();
  });
  return (
    <FormDialog
      title={t('asset.depreciate')}
      form={FORM}
      action={t('asset.bookIt')}
      width={WIDTH}
      busy={busy}
      disabled={!answer || answer.count === 0}
      typed={false}
      onClose={onClose}
    >
      <form id={FORM} className={layout.stackLarge} onSubmit={onSubmit}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <MonthPicker label={penyusutan.fields.month.label} month={month} until={today} onChange={setMonth} />
        {query.isError && <Alert type="error" showIcon message={query.error.message} />}
        {answer && <Preview plan={answer} />}
      </form>
    </FormDialog>
  );
};
