// 'Entri di jalan': which entries of before the first day the bank had not shown by then; what is left of the difference shows at once.
import { Alert, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { StatusChip } from '../../../kit/chip/status-chip.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type Before = AnswerOf<'finance.bank.awal'>;
type Entry = Before['entries'][number];

const FORM = 'bank-under-way';
const WIDTH = 720;

interface Props {
  readonly id: number;
  readonly onDone: () => void;
  readonly onClose: () => void;
}

const sumOf = (entries: readonly Entry[]): number => entries.reduce((sum, { amount }) => sum + amount, 0);

const Marking = ({ id, before, onDone, onClose }: Props & { readonly before: Before }) => {
  const { t } = useTranslation();
  const { entries, fixed, opening_difference: difference } = before;
  const marked = entries.filter((entry) => entry.marked);
  const [ids, setIds] = useState<readonly number[]>(marked.map((entry) => entry.id));
  const chosen = entries.filter((entry) => ids.includes(entry.id));
  const rest = difference === null ? null : difference + sumOf(chosen) - sumOf(marked);
  const { send } = useSend('finance.bank.jalan', tellDone(t('form.saved')));
  const { refusal, busy, onSubmit } = useSending(async () => {
    await send({ id }, { entry_ids: [...ids] });
    onDone();
    onClose();
  });
  const same = ids.length === marked.length && marked.every((entry) => ids.includes(entry.id));
  return (
    <FormDrawer
      title={t('bank.underWay')}
      form={FORM}
      width={WIDTH}
      typed={!same}
      disabled={fixed || same}
      {...{ busy, onClose }}
    >
      <form id={FORM} className={layout.stack} onSubmit={onSubmit}>
        {fixed ? (
          <Alert type="info" showIcon message={t('bank.underWayFixed')} />
        ) : (
          <p className={words.quiet}>{t('bank.underWayAbout', { day: formatDate(before.start_date) })}</p>
        )}
        {refusal && <RefusalAlert refusal={refusal} />}
        {rest !== null && (
          <p role="status" className={rest === 0 ? undefined : words.alarm}>
            {t('bank.underWayRest')}: {formatRupiah(rest)}
          </p>
        )}
        <DataTable<Entry>
          label={t('bank.underWay')}
          rows={entries}
          keyOf={(entry) => entry.id}
          empty={t('bank.underWayNone')}
          columns={[
            {
              key: 'entry',
              head: t('bank.entry'),
              as: 'name',
              cell: ({ id: entry, code, text, matched }) => (
                <Checkbox
                  checked={ids.includes(entry)}
                  disabled={fixed || matched}
                  onChange={({ target }) =>
                    setIds((now) => (target.checked ? [...now, entry] : now.filter((one) => one !== entry)))
                  }
                >
                  {t('bank.underWayOf', { code, text })} {matched && <StatusChip label={t('bank.underWayMatched')} />}
                </Checkbox>
              ),
            },
            { key: 'date', head: t('bank.days'), as: 'code', cell: ({ date }) => <DateText value={date} /> },
            { key: 'amount', head: t('bank.amount'), as: 'figure', cell: ({ amount }) => formatNumber(amount) },
          ]}
        />
      </form>
    </FormDrawer>
  );
};

export const UnderWayDrawer = (props: Props) => {
  const { query, answer } = useCall('finance.bank.awal', { id: props.id }, { staleTime: 0 });
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  if (!answer) return <WaitingRows />;
  return <Marking {...props} before={answer} />;
};
