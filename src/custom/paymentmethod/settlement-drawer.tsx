// 'Catat Pencairan': the transactions of a method that are not in the bank yet, ticked; what the bank kept is the difference.
import { useCustomMutation, useInvalidate } from '@refinedev/core';
import { useQuery } from '@tanstack/react-query';
import { Checkbox, Input, InputNumber } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { api } from '../../providers/http.ts';
import { settlement } from '../../resources/finance/settlement.ts';
import { field } from '../../resources/kernel/field.ts';
import { formatNumber, formatRupiah } from '../../resources/kernel/money.ts';
import formStyle from '../../screens/form/form.module.css';
import { type Refusal, refusalOf } from '../../screens/form/use-fields-form.ts';
import { DateInput } from '../../screens/inputs/date-input.tsx';
import { readMoney } from '../../screens/inputs/number-input.tsx';
import { WaitingRows } from '../../screens/list/waiting-rows.tsx';
import { DateText } from '../../screens/parts/date-text.tsx';
import { EmptyState } from '../../screens/parts/empty-state.tsx';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { FormDrawer } from '../../screens/parts/form-drawer.tsx';
import { RefusalAlert } from '../../screens/parts/refusal-alert.tsx';
import style from '../../screens/parts/report/report.module.css';
import { ScrollRegion } from '../../screens/parts/scroll-region.tsx';

const FORM = 'settlement';
const WIDTH = 720;
const DAY = field.date('Tanggal cair', { required: true });

interface Tender {
  readonly id: number;
  readonly code: string;
  readonly customer_name: string;
  readonly posting_date: string;
  readonly expected_at: string;
  readonly amount: number;
  readonly fee_amount: number;
}
interface Method {
  readonly id: number;
  readonly name: string;
}

const useUnsettled = (method: number) =>
  useQuery({
    queryKey: ['unsettled', method],
    queryFn: ({ signal }) =>
      api.get<{ data: readonly Tender[] }>(`${settlement.path}/unsettled`, {
        query: { paymentmethod_id: method },
        signal,
      }),
  });

const sumOf = (rows: readonly Tender[], key: 'amount' | 'fee_amount'): number =>
  rows.reduce((sum, row) => sum + row[key], 0);

interface RowsProps {
  readonly rows: readonly Tender[];
  readonly left: ReadonlySet<number>;
  readonly onToggle: (ids: readonly number[], ticked: boolean) => void;
}

const Rows = ({ rows, left, onToggle }: RowsProps) => {
  const { t } = useTranslation();
  const ticked = rows.length - left.size;
  return (
    <ScrollRegion label={t('biaya.unsettled')} className={style.scroll}>
      <table className={style.table}>
        <thead>
          <tr>
            <th scope="col">
              <Checkbox
                aria-label={t('biaya.tickAll')}
                checked={left.size === 0}
                indeterminate={ticked > 0 && left.size > 0}
                onChange={({ target }) =>
                  onToggle(
                    rows.map(({ id }) => id),
                    target.checked,
                  )
                }
              />
            </th>
            <th scope="col">{t('biaya.receipt')}</th>
            <th scope="col">{t('biaya.date')}</th>
            <th scope="col">{t('biaya.expected')}</th>
            <th scope="col" className={style.right}>
              {t('biaya.amount')}
            </th>
            <th scope="col" className={style.right}>
              {t('biaya.mdr')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id}>
              <td>
                <Checkbox
                  aria-label={row.code}
                  checked={!left.has(row.id)}
                  onChange={({ target }) => onToggle([row.id], target.checked)}
                />
              </td>
              <td>
                {row.code} <span className={style.quiet}>{row.customer_name}</span>
              </td>
              <td className={style.code}>
                <DateText value={row.posting_date} />
              </td>
              <td className={style.code}>
                <DateText value={row.expected_at} />
              </td>
              <td className={style.right}>{formatNumber(row.amount)}</td>
              <td className={style.right}>{formatNumber(row.fee_amount)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollRegion>
  );
};

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
    <>
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
          <InputNumber<number>
            id="settlement-net"
            style={{ width: '100%' }}
            controls={false}
            inputMode="numeric"
            min={1}
            value={net}
            formatter={(value) => (value === undefined || String(value) === '' ? '' : formatNumber(value))}
            parser={(text) => readMoney(text) as number}
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
      <p role="status" className={style.headline}>
        {t('biaya.settleSum', {
          gross: formatRupiah(gross),
          fee: formatRupiah(gross - net),
          net: formatRupiah(net),
        })}
      </p>
    </>
  );
};

const useRecord = (method: Method, onClose: () => void) => {
  const { t } = useTranslation();
  const { mutateAsync, mutation } = useCustomMutation();
  const invalidate = useInvalidate();
  const [refusal, refuse] = useState<Refusal>();
  const record = async (values: object) => {
    try {
      await mutateAsync({
        url: settlement.path,
        method: 'post',
        values: { paymentmethod_id: method.id, ...values },
        successNotification: () => ({ type: 'success', message: t('form.saved') }),
        errorNotification: false,
      });
      await invalidate({ resource: settlement.name, invalidates: ['list'] });
      onClose();
    } catch (error) {
      refuse(refusalOf(error));
    }
  };
  return { record, refusal, busy: mutation.isPending };
};

const EMPTY: Draft = { day: null, reference: '', net: null };

export const SettlementDrawer = ({ method, onClose }: { method: Method; onClose: () => void }) => {
  const { t } = useTranslation();
  const unsettled = useUnsettled(method.id);
  const { record, refusal, busy } = useRecord(method, onClose);
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [draft, setDraft] = useState(EMPTY);
  const rows = unsettled.data?.data ?? [];
  const ticked = rows.filter(({ id }) => !left.has(id));
  const gross = sumOf(ticked, 'amount');
  const net = draft.net ?? gross - sumOf(ticked, 'fee_amount');
  const toggle = (ids: readonly number[], on: boolean) =>
    setLeft((now) => new Set([...now].filter((id) => !ids.includes(id)).concat(on ? [] : [...ids])));
  return (
    <FormDrawer title={`${t('biaya.settle')}: ${method.name}`} form={FORM} width={WIDTH} busy={busy} onClose={onClose}>
      <form
        id={FORM}
        className={formStyle.stack}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          const { day, reference } = draft;
          const ids = ticked.map(({ id }) => id);
          void record({
            transaction_at: day,
            method_row_ids: ids,
            net_amount: net,
            ...(reference.trim() && { reference: reference.trim() }),
          });
        }}
      >
        {refusal && <RefusalAlert refusal={refusal} />}
        {unsettled.isError && <ErrorState message={unsettled.error.message} onRetry={() => void unsettled.refetch()} />}
        {unsettled.isLoading && <WaitingRows />}
        {unsettled.isSuccess && rows.length === 0 && <EmptyState text={t('biaya.allSettled')} />}
        {rows.length > 0 && (
          <>
            <Figures
              draft={draft}
              gross={gross}
              net={net}
              onChange={(part) => setDraft((now) => ({ ...now, ...part }))}
            />
            <Rows rows={rows} left={left} onToggle={toggle} />
          </>
        )}
      </form>
    </FormDrawer>
  );
};
