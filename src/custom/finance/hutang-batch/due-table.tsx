// Payees that are due, each with its tick, what its slip comes to, and where the money goes.
import { Checkbox, Spin } from 'antd';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { payees } from '../../../resources/finance/hutang.ts';
import { formatNumber, formatRupiah } from '../../../resources/kernel/money.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { TickAll } from '../../../kit/table/tick-all.tsx';
import { Link } from '../../../kit/page/link.tsx';
import { accountOf, type Due, isPayable, keyOf, type Preview, type Ticked } from './due.ts';

interface Props {
  /** Of one page. */
  readonly rows: readonly Due[];
  /** All that is due, of every page and what waits for a further slip as well: the figure that led here. Rupiah. */
  readonly amount: number;
  readonly ticked: Ticked;
  readonly previews: ReadonlyMap<string, Preview>;
  readonly onTick: (ticked: Ticked) => void;
  readonly waits: boolean;
  readonly stale: boolean;
  readonly failure: { readonly message: string; readonly onRetry: () => void } | undefined;
}

const pathOf = ({ actor_type, actor_id }: Due): string => `/finance/hutang/actor/${actor_type}?actor=${actor_id}`;

const Name = ({ row }: { row: Due }) => <Link to={pathOf(row)}>{row.actor_name}</Link>;

/** What keeps a payee from being paid, or from the file of transfers. */
const Account = ({ row }: { row: Due }) => {
  const { t } = useTranslation();
  if (!isPayable(row))
    return <span className={words.alarm}>{t('hutang.overpaid', { amount: formatRupiah(-row.amount) })}</span>;
  return accountOf(row) ?? <span className={words.danger}>{t('transfer.left.account')}</span>;
};

const Late = ({ row: { late_amount, due_date, more, more_amount } }: { row: Due }) => {
  const { t } = useTranslation();
  return (
    <div>
      <DateText value={due_date} />
      {late_amount > 0 && <div className={words.danger}>{t('hutang.late', { amount: formatRupiah(late_amount) })}</div>}
      {more > 0 && (
        <div className={words.quiet}>
          {t('transfer.more', { n: formatNumber(more), amount: formatRupiah(more_amount) })}
        </div>
      )}
    </div>
  );
};

const usePreviewCells = (ticked: Ticked, previews: ReadonlyMap<string, Preview>) => {
  const { t } = useTranslation();
  const previewOf = (row: Due) => (ticked.has(keyOf(row)) ? previews.get(keyOf(row)) : undefined);
  const tax = (row: Due) => {
    const preview = previewOf(row);
    if (!preview) return '';
    if (preview.refusal !== undefined)
      return (
        <span className={words.alarm} role="alert">
          {preview.refusal}
        </span>
      );
    return preview.sums ? formatNumber(preview.sums.pph_amount) : <Spin size="small" aria-label={t('hutang.tax')} />;
  };
  const net = (row: Due) => {
    const sums = previewOf(row)?.sums;
    return sums ? formatNumber(sums.net_amount) : '';
  };
  return { tax, net };
};

const useTick = ({ rows, ticked, onTick }: Props, t: TFunction): Column<Due> => {
  const payable = rows.filter(isPayable);
  /** Those of other pages keep theirs. */
  const tick = (changed: readonly Due[], checked: boolean): Ticked => {
    const off = new Set(changed.map(keyOf));
    const others = [...ticked].filter(([key]) => !off.has(key));
    return new Map([...others, ...(checked ? changed.map((row) => [keyOf(row), row] as const) : [])]);
  };
  return {
    key: 'tick',
    label: t('hutang.pay'),
    head: (
      <TickAll
        label={t('hutang.all')}
        about={t('transfer.all', {
          n: formatNumber(payable.length),
          amount: formatRupiah(payable.reduce((sum, { amount }) => sum + amount, 0)),
        })}
        checked={payable.length > 0 && payable.every((row) => ticked.has(keyOf(row)))}
        some={payable.some((row) => ticked.has(keyOf(row)))}
        onChange={(checked) => onTick(tick(payable, checked))}
      />
    ),
    stays: true,
    cell: (row) => (
      <Checkbox
        aria-label={row.actor_name}
        disabled={!isPayable(row)}
        checked={ticked.has(keyOf(row))}
        onChange={({ target }) => onTick(tick([row], target.checked))}
      />
    ),
  };
};

const typeLabel = ({ actor_type }: Due): string =>
  payees.find(({ value }) => value === actor_type)?.label ?? actor_type;

export const DueTable = (props: Props) => {
  const { t } = useTranslation();
  const { rows, amount: due, ticked, previews, waits, stale, failure } = props;
  const { tax, net } = usePreviewCells(ticked, previews);
  return (
    <DataTable<Due>
      label={t('transfer.due')}
      rows={rows}
      keyOf={keyOf}
      phone="cards"
      waits={waits}
      stale={stale}
      failure={failure}
      empty={t('transfer.nobodyDue')}
      sumLabel={rows.length > 0 ? t('transfer.allDue') : undefined}
      columns={[
        useTick(props, t),
        { key: 'name', head: t('hutang.payee'), as: 'name', cell: (row) => <Name row={row} /> },
        { key: 'type', head: t('hutang.type'), cell: typeLabel },
        { key: 'due', head: t('hutang.due'), cell: (row) => <Late row={row} /> },
        {
          key: 'amount',
          head: t('hutang.left'),
          as: 'figure',
          cell: ({ amount }) => formatNumber(amount),
          sum: formatNumber(due),
        },
        { key: 'tax', head: t('hutang.tax'), as: 'figure', cell: tax },
        { key: 'net', head: t('hutang.net'), as: 'figure', cell: net },
        { key: 'account', head: t('transfer.account'), cell: (row) => <Account row={row} /> },
      ]}
    />
  );
};
