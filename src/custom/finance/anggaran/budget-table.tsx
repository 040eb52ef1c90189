// The grid: accounts by their class, a column for each month, the year beside them and the result below.
import { DoubleRightOutlined } from '@ant-design/icons';
import { Button, Tooltip } from 'antd';
import { useTranslation } from 'react-i18next';
import { akun } from '../../../resources/finance/akun.ts';
import { monthNames } from '../../../resources/kernel/date.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { Figure } from '../../../kit/table/figure.tsx';
import { AmountCell, type CellActions } from './amount-cell.tsx';
import style from './budget.module.css';
import { type BudgetRow, keyOf, MONTHS, monthsIn, resultOf, sectionsOf, sumOf, type Typed } from './grid.ts';

const SHORT = 3;
/** Sums from a thousand million on are written smaller, for twelve of them to stand beside each other. */
const LONG = 1_000_000_000;
const sectionName = (type: number): string => akun.fields.type.options.find(({ value }) => value === type)?.label ?? '';

interface Props extends CellActions {
  readonly label: string;
  readonly rows: readonly BudgetRow[];
  readonly typed: Typed;
  readonly onRest: (row: BudgetRow) => void;
}

const useColumns = ({ rows, typed, onRest, ...actions }: Props): readonly Column<BudgetRow>[] => {
  const { t } = useTranslation();
  const result = resultOf(rows, typed);
  const long = result.some((sum) => Math.abs(sum) >= LONG) ? style.long : undefined;
  const sumCell = (value: number | undefined) => (
    <span className={long}>
      <Figure value={value} always />
    </span>
  );
  const { onAmount, onWrong, onPaste, onFill } = actions;
  const act: CellActions = { onAmount, onWrong, onPaste, onFill };
  const name: Column<BudgetRow> = {
    key: 'name',
    head: t('budget.account'),
    as: 'name',
    cell: (row) => (
      <span className={style.name}>
        {row.name} <span className={`${words.quiet} ${style.code}`}>{row.code}</span>
      </span>
    ),
  };
  const months = MONTHS.map((month): Column<BudgetRow> => {
    const whole = monthNames[month] ?? '';
    return {
      key: String(month),
      head: whole.slice(0, SHORT),
      label: whole,
      as: 'figure',
      cell: (row) => {
        const value = typed.get(keyOf(row.akun_id, month)) ?? row.months[month] ?? 0;
        const changed = typed.has(keyOf(row.akun_id, month));
        return (
          <AmountCell
            {...act}
            {...{ month, value, changed }}
            akun={row.akun_id}
            label={`${row.code} ${row.name}, ${whole}`}
          />
        );
      },
      sum: sumCell(result[month]),
    };
  });
  const year: Column<BudgetRow> = {
    key: 'year',
    head: t('budget.total'),
    as: 'figure',
    headClass: style.year,
    className: () => style.year,
    cell: (row) => <Figure value={sumOf(monthsIn(row, typed))} />,
    sum: sumCell(sumOf(result)),
  };
  const rest: Column<BudgetRow> = {
    key: 'rest',
    head: <span className="visually-hidden">{t('budget.fillShort')}</span>,
    as: 'action',
    cell: (row) => (
      <Tooltip title={t('budget.fillShort')}>
        <Button
          size="small"
          type="text"
          icon={<DoubleRightOutlined aria-hidden />}
          aria-label={t('budget.fill', { name: row.name })}
          onClick={() => onRest(row)}
        />
      </Tooltip>
    ),
  };
  return [name, ...months, year, rest];
};

export const BudgetTable = (props: Props) => {
  const { t } = useTranslation();
  const { label, rows, typed } = props;
  const columns = useColumns(props);
  return (
    <DataTable<BudgetRow>
      label={label}
      className={style.table}
      columns={columns}
      keyOf={({ akun_id }) => akun_id}
      groups={sectionsOf(rows, typed).map(({ type, rows: own, sum }) => ({
        key: String(type),
        head: `${sectionName(type)} · ${formatRupiah(sum)}`,
        rows: own,
      }))}
      sumLabel={t('budget.result')}
    />
  );
};
