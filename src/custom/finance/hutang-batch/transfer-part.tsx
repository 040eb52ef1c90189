// Tab 'Slip & berkas transfer': slips of a range, those that are paid by transfer ticked for the file of the bank, the others with why not.
import { DownloadOutlined } from '@ant-design/icons';
import { Button, Checkbox } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { callPaths } from '../../../resources/call-paths.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { addDays } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DateRangePicker } from '../../../kit/date/date-range-picker.tsx';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useToday } from '../../../kit/date/use-today.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { ExportButton } from '../../../kit/table/export-button.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { accountOf } from './due.ts';

type Row = AnswerOf<'finance.hutangtransaction.transfer'>['data'][number];
const WEEK = 7;

/** The slips that were just paid, and their day. */
export interface Paid {
  readonly slips: readonly number[];
  readonly day: string;
}

const Account = ({ row }: { row: Row }) => {
  const { t } = useTranslation();
  return row.left_out === null ? (
    accountOf(row)
  ) : (
    <span className={words.quiet}>{t(`transfer.left.${row.left_out}`)}</span>
  );
};

interface TickProps {
  readonly rows: readonly Row[];
  readonly ticked: ReadonlySet<number>;
  readonly onTick: (ticked: ReadonlySet<number>) => void;
}
const useColumns = ({ rows, ticked, onTick }: TickProps): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const into = rows.filter(({ left_out }) => left_out === null).map(({ id }) => id);
  const all = (
    <Checkbox
      aria-label={t('hutang.all')}
      checked={into.length > 0 && into.every((id) => ticked.has(id))}
      indeterminate={into.some((id) => ticked.has(id)) && into.some((id) => !ticked.has(id))}
      onChange={({ target }) => onTick(new Set(target.checked ? into : []))}
    />
  );
  const tick = ({ id, code, left_out }: Row) => (
    <Checkbox
      aria-label={code}
      disabled={left_out !== null}
      checked={left_out === null && ticked.has(id)}
      onChange={({ target }) =>
        onTick(new Set(target.checked ? [...ticked, id] : [...ticked].filter((other) => other !== id)))
      }
    />
  );
  const { code, net_amount, paymentmethod_id } = hutangtransaction.fields;
  return [
    { key: 'tick', head: all, label: t('transfer.file'), cell: tick },
    { key: 'name', head: t('hutang.payee'), as: 'name', cell: ({ actor_name }) => actor_name },
    {
      key: 'code',
      head: code.label,
      as: 'code',
      cell: (row) => <Link to={`${hutangtransaction.screens.list}/${row.id}`}>{row.code}</Link>,
    },
    { key: 'day', head: t('hutang.date'), as: 'code', cell: (row) => <DateText value={row.transaction_at} /> },
    { key: 'method', head: paymentmethod_id.label, cell: ({ method }) => method },
    { key: 'net', head: net_amount.label, as: 'figure', cell: (row) => formatNumber(row.net_amount) },
    { key: 'account', head: t('transfer.account'), cell: (row) => <Account row={row} /> },
  ];
};

export const TransferPart = ({ paid }: { readonly paid: Paid | undefined }) => {
  const { t } = useTranslation();
  const today = useToday();
  const [range, setRange] = useState({ start: paid?.day ?? addDays(today, -WEEK), end: paid?.day ?? today });
  const [ticked, setTicked] = useState<ReadonlySet<number>>(() => new Set(paid?.slips));
  const { query, answer } = useCall(
    'finance.hutangtransaction.transfer',
    { start_date: range.start, end_date: range.end },
    { keep: true, staleTime: 0 },
  );
  const rows = answer?.data ?? [];
  const columns = useColumns({ rows, ticked, onTick: setTicked });
  const chosen = rows.filter(({ id, left_out }) => left_out === null && ticked.has(id));
  const sum = chosen.reduce((all, { net_amount }) => all + net_amount, 0);
  return (
    <div className={layout.stack}>
      <div className={layout.between}>
        <DateRangePicker
          label={t('transfer.range')}
          start={range.start}
          end={range.end}
          required
          onChange={(start, end) => start && end && setRange({ start, end })}
        />
        <span className={layout.row}>
          <span role="status">{t('transfer.inFile', { n: chosen.length, amount: formatRupiah(sum) })}</span>
          {chosen.length === 0 ? (
            <Button icon={<DownloadOutlined aria-hidden />} disabled>
              {t('transfer.download')}
            </Button>
          ) : (
            <ExportButton
              path={callPaths['finance.hutangtransaction.berkas']}
              query={{ ids: chosen.map(({ id }) => id) }}
              label={t('transfer.download')}
            />
          )}
        </span>
      </div>
      <DataTable<Row>
        label={t('transfer.slips')}
        rows={rows}
        keyOf={({ id }) => id}
        columns={columns}
        phone="cards"
        lookOf={({ left_out }) => (left_out === 'cancelled' ? 'gone' : undefined)}
        waits={query.isLoading}
        stale={query.isPlaceholderData}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      />
    </div>
  );
};
