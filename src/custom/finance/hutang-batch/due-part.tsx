// Tab 'Jatuh tempo': who is due until a day, ticked, with what all slips come to, and paying them.
import { Alert, Button, Select } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import { useUser } from '../../../providers/session.ts';
import { payees } from '../../../resources/finance/hutang.ts';
import { addDays, isDate } from '../../../resources/kernel/date.ts';
import { field } from '../../../resources/kernel/field.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { useToday } from '../../../kit/date/use-today.ts';
import formStyle from '../../../kit/form/form.module.css';
import layout from '../../../kit/style/layout.module.css';
import { DateInput } from '../../../screens/inputs/date-input.tsx';
import { Paging } from '../../../kit/table/paging.tsx';
import { DEFAULT_PAGE_SIZE } from '../../../resources/kernel/page.ts';
import { accountOf, chosenOf, keyOf, type Ticked, totalOf, usePreviews } from './due.ts';
import { DueTable } from './due-table.tsx';

const BatchDrawer = lazy(async () => ({ default: (await import('./batch-drawer.tsx')).BatchDrawer }));
const WEEK = 7;
const DAY = field.date('', { required: true });
const nothing = () => undefined;
const NOBODY: Ticked = new Map();

interface DayProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (day: string) => void;
}
const Day = ({ id, label, value, onChange }: DayProps) => (
  <div className={formStyle.field}>
    <label htmlFor={id} className={formStyle.label}>
      {label}
    </label>
    <DateInput
      id={id}
      field={DAY}
      value={value}
      invalid={false}
      onBlur={nothing}
      onChange={(day) => typeof day === 'string' && onChange(day)}
    />
  </div>
);

/** What is asked for, who is due then, and of them who is ticked. */
const useDueParts = () => {
  const today = useToday();
  // A figure that leads here says until when.
  const [address] = useSearchParams();
  const asked = address.get('until') ?? '';
  const [until, setUntil] = useState(() => (isDate(asked) ? asked : addDays(today, WEEK)));
  const [day, setDay] = useState(today);
  const [type, setType] = useState('');
  const [ticked, setTicked] = useState(NOBODY);
  const [paging, turn] = useState({ page: 1, limit: DEFAULT_PAGE_SIZE });
  /** Whoever is asked for anew is ticked anew. */
  const asking = (change: (value: string) => void) => (value: string) => {
    change(value);
    setTicked(NOBODY);
    turn({ ...paging, page: 1 });
  };
  const actor_type = payees.find(({ value }) => value === type)?.value;
  const { query, answer } = useCall(
    'finance.hutang.jatuhtempo',
    { until, ...(actor_type && { actor_type }), ...paging },
    { keep: true, staleTime: 0 },
  );
  useNewsOf('finance.hutang', () => void query.refetch());
  const rows = answer?.data ?? [];
  const chosen = chosenOf(ticked, rows, rows.length === answer?.count);
  const previews = usePreviews(chosen, day);
  /** Who was refused may stand on another page, where nobody has read him since. */
  const onRefused = () => {
    const shown = new Set(rows.map(keyOf));
    setTicked(new Map([...ticked].filter(([key]) => shown.has(key))));
    void query.refetch();
  };
  return {
    until,
    setUntil: asking(setUntil),
    day,
    setDay,
    type,
    setType: asking(setType),
    ticked,
    setTicked,
    paging,
    turn,
    query,
    answer,
    rows,
    chosen,
    previews,
    onRefused,
  };
};
type Parts = ReturnType<typeof useDueParts>;

const Toolbar = ({ until, setUntil, day, setDay, type, setType }: Parts) => {
  const { t } = useTranslation();
  return (
    <div className={layout.inputs} role="search">
      <Day id="due-until" label={t('transfer.until')} value={until} onChange={setUntil} />
      <Day id="due-slip" label={t('transfer.slipDay')} value={day} onChange={setDay} />
      <div className={formStyle.field}>
        <label htmlFor="due-type" className={formStyle.label}>
          {t('hutang.type')}
        </label>
        <Select<string>
          id="due-type"
          value={type}
          options={[
            { value: '', label: t('hutang.everyType') },
            ...payees.map(({ value, label }) => ({ value, label })),
          ]}
          onChange={setType}
        />
      </div>
    </div>
  );
};

/** What all ticked slips come to, and the way to pay them. */
const Sum = ({ chosen, previews, onPay }: Pick<Parts, 'chosen' | 'previews'> & { readonly onPay: () => void }) => {
  const { t } = useTranslation();
  const total = totalOf(chosen, previews);
  const words = { n: chosen.length };
  return (
    <div className={layout.between}>
      <span role="status">
        {chosen.length === 0 || !total
          ? t('transfer.chosen', words)
          : t('transfer.sum', {
              ...words,
              gross: formatRupiah(total.gross),
              tax: formatRupiah(total.tax),
              net: formatRupiah(total.net),
            })}
      </span>
      <Button type="primary" disabled={chosen.length === 0 || !total} onClick={onPay}>
        {t('transfer.pay', words)}
      </Button>
    </div>
  );
};

/** @param onPaid told the slips that were made and their day */
export const DuePart = ({ onPaid }: { readonly onPaid: (slips: readonly number[], day: string) => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [paying, setPaying] = useState(false);
  const parts = useDueParts();
  const { day, ticked, setTicked, paging, turn, query, answer, rows, chosen, previews, onRefused } = parts;
  const unknown = chosen.filter((row) => accountOf(row) === null);
  return (
    <div className={layout.stack}>
      <Toolbar {...parts} />
      {unknown.length > 0 && (
        <Alert
          type="warning"
          showIcon
          message={t('transfer.unknown', { names: unknown.map(({ actor_name }) => actor_name).join(', ') })}
        />
      )}
      {rows.length > 0 && mayCall(me, 'finance.hutangtransaction.batch') && (
        <Sum chosen={chosen} previews={previews} onPay={() => setPaying(true)} />
      )}
      <DueTable
        rows={rows}
        amount={answer?.amount ?? 0}
        ticked={ticked}
        previews={previews}
        onTick={setTicked}
        waits={query.isLoading}
        stale={query.isPlaceholderData}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      />
      {rows.length < (answer?.count ?? 0) && <Paging {...paging} count={answer?.count} onChange={turn} />}
      {paying && (
        <Suspense>
          <BatchDrawer
            payees={chosen}
            day={day}
            total={totalOf(chosen, previews)}
            onRefused={onRefused}
            onDone={(slips) => {
              setPaying(false);
              setTicked(NOBODY);
              turn({ ...paging, page: 1 });
              void query.refetch();
              if (slips.length > 0) onPaid(slips, day);
            }}
            onClose={() => setPaying(false)}
          />
        </Suspense>
      )}
    </div>
  );
};
