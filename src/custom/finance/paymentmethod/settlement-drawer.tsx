// 'Catat Pencairan': the transactions of a method that are not in the bank yet, ticked; what the bank kept is the difference.
import { useInvalidate } from '@refinedev/core';
import { Checkbox, Input } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { type BodyOf, useSend } from '../../../providers/send.ts';
import { settlement } from '../../../resources/finance/settlement.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import formStyle from '../../../kit/form/form.module.css';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { WaitingRows } from '../../../kit/state/waiting-rows.tsx';
import { EmptyState } from '../../../kit/state/empty-state.tsx';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { FormDrawer } from '../../../kit/drawer/form-drawer.tsx';
import { useChanged } from '../../../kit/form/leave.tsx';
import { useSending } from '../../../kit/form/use-sending.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import { type Tender, UnsettledRows } from './unsettled-rows.tsx';
import layout from '../../../kit/style/layout.module.css';

const FORM = 'settlement';
const WIDTH = 720;
const DAY = field.date('Tanggal cair', { required: true });

interface Method {
  readonly id: number;
  readonly name: string;
}

const sumOf = (rows: readonly Tender[], key: 'amount' | 'fee_amount'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

/** The bank should have it by this day; both as 'YYYY-MM-DD'. */
const isDue = ({ expected_at }: Tender, day: string): boolean => expected_at <= day;

interface Draft {
  readonly day: string | null;
  readonly reference: string;
  /** Rupiah; null: what the ticked ones come to, less their MDR. */
  readonly net: number | null;
}

interface FiguresProps {
  readonly draft: Draft;
  readonly gross: number;
  readonly net: number;
  readonly onChange: (part: Partial<Draft>) => void;
}

const Figures = ({ draft, gross, net, onChange }: FiguresProps) => {
  const { t } = useTranslation();
  return (
    <div className={layout.stackLarge}>
      <div className={formStyle.grid}>
        <div className={formStyle.field}>
          <label htmlFor="settlement-day" className={formStyle.label}>
            {DAY.label}
          </label>
          <DateInput
            field={DAY}
            id="settlement-day"
            value={draft.day}
            onChange={(day) => onChange({ day: day as string | null })}
            onBlur={() => undefined}
            invalid={false}
          />
        </div>
        <div className={formStyle.field}>
          <label htmlFor="settlement-net" className={formStyle.label}>
            {t('biaya.net')}
          </label>
          <MoneyControl
            id="settlement-net"
            prefix="Rp"
            min={1}
            value={net}
            onChange={(value) => onChange({ net: value })}
          />
        </div>
        <div className={formStyle.field}>
          <label htmlFor="settlement-reference" className={formStyle.label}>
            {t('biaya.reference')}
          </label>
          <Input
            id="settlement-reference"
            maxLength={60}
            value={draft.reference}
            onChange={({ target }) => onChange({ reference: target.value })}
          />
        </div>
      </div>
      <p role="status">
        {t('biaya.settleSum', {
          gross: formatRupiah(gross),
          fee: formatRupiah(gross - net),
          net: formatRupiah(net),
        })}
      </p>
    </div>
  );
};

const useRecord = (body: BodyOf<'finance.settlement.record'>, onClose: () => void) => {
  const { t } = useTranslation();
  const { send } = useSend('finance.settlement.record', tellDone(t('form.saved')));
  const invalidate = useInvalidate();
  return useSending(async () => {
    await send({}, body);
    await invalidate({ resource: settlement.name, invalidates: ['list'] });
    onClose();
  });
};

export const SettlementDrawer = ({ method, onClose }: { method: Method; onClose: () => void }) => {
  const { t } = useTranslation();
  const { query: unsettled, answer } = useCall('finance.settlement.unsettled', { paymentmethod_id: method.id });
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const today = useToday();
  const [draft, setDraft] = useState<Draft>({ day: today, reference: '', net: null });
  const typed = useChanged({ draft, left: [...left] });
  const [early, setEarly] = useState(false);
  const all = answer?.data ?? [];
  const waiting = all.filter((row) => !isDue(row, today));
  const rows = early ? all : all.filter((row) => isDue(row, today));
  const ticked = rows.filter(({ id }) => !left.has(id));
  const gross = sumOf(ticked, 'amount');
  const net = draft.net ?? gross - sumOf(ticked, 'fee_amount');
  const reference = draft.reference.trim();
  const { onSubmit, refusal, busy } = useRecord(
    {
      paymentmethod_id: method.id,
      transaction_at: draft.day,
      method_row_ids: ticked.map(({ id }) => id),
      net_amount: net,
      ...(reference && { reference }),
    },
    onClose,
  );
  const toggle = (ids: readonly number[], on: boolean) =>
    setLeft((now) => new Set([...now].filter((id) => !ids.includes(id)).concat(on ? [] : [...ids])));
  return (
    <FormDrawer title={`${t('biaya.settle')}: ${method.name}`} form={FORM} width={WIDTH} {...{ busy, typed, onClose }}>
      <form id={FORM} className={layout.stackLarge} noValidate onSubmit={onSubmit}>
        {refusal && <RefusalAlert refusal={refusal} />}
        {unsettled.isError && <ErrorState message={unsettled.error.message} onRetry={() => void unsettled.refetch()} />}
        {unsettled.isLoading && <WaitingRows />}
        {unsettled.isSuccess && all.length === 0 && <EmptyState text={t('biaya.allSettled')} />}
        {waiting.length > 0 && (
          <Checkbox checked={early} onChange={({ target }) => setEarly(target.checked)}>
            {t('biaya.notDueYet', { n: waiting.length, amount: formatRupiah(sumOf(waiting, 'amount')) })}
          </Checkbox>
        )}
        {rows.length > 0 && (
          <>
            <FirstField>
              <Figures
                draft={draft}
                gross={gross}
                net={net}
                onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
              />
            </FirstField>
            <UnsettledRows rows={rows} left={left} onToggle={toggle} />
          </>
        )}
      </form>
    </FormDrawer>
  );
};
