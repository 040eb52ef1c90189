// Twelve months by three measures, typed and pasted as in a spreadsheet; Enter and the arrow keys go to the cell above or below.
import { type ClipboardEvent, type KeyboardEvent } from 'react';
import { Input } from 'antd';
import { useTranslation } from 'react-i18next';
import { monthNames } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { type Measure, MEASURES, pasted, sumOf, type Typed, valueOf, withText } from './grid.ts';
import style from './target.module.css';

const STEPS: Readonly<Record<string, 1 | -1>> = { Enter: 1, ArrowDown: 1, ArrowUp: -1 };

/** The cell above or below, of the same measure. */
const goTo = (from: HTMLInputElement, step: 1 | -1): void => {
  const cells = from
    .closest('table')
    ?.querySelectorAll<HTMLInputElement>(`input[data-measure='${from.dataset['measure']}']`);
  const column = [...(cells ?? [])];
  column[column.indexOf(from) + step]?.focus();
};

interface Props {
  readonly label: string;
  readonly typed: Typed;
  /** What is stored: cells that differ are marked. */
  readonly start: Typed;
  readonly busy: boolean;
  readonly onTyped: (typed: Typed) => void;
}

const Cell = ({
  measure,
  month,
  typed,
  start,
  busy,
  onTyped,
}: Omit<Props, 'label'> & { readonly measure: Measure; readonly month: number }) => {
  const { t } = useTranslation();
  const text = typed[measure][month] ?? '';
  const wrong = valueOf(measure, text) === undefined;
  const onPaste = (event: ClipboardEvent<HTMLInputElement>): void => {
    const found = event.clipboardData.getData('text');
    if (!/[\t\n]/.test(found.trim())) return;
    event.preventDefault();
    onTyped(pasted(typed, measure, month, found));
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>): void => {
    const step = STEPS[event.key];
    if (step === undefined) return;
    event.preventDefault();
    goTo(event.currentTarget, step);
  };
  return (
    <Input
      className={style.cell}
      data-measure={measure}
      data-changed={text !== start[measure][month] || undefined}
      aria-label={`${t(`target.${measure}`)} ${monthNames[month] ?? ''}`}
      aria-invalid={wrong}
      status={wrong ? 'error' : ''}
      disabled={busy}
      inputMode="numeric"
      value={text}
      onChange={({ target }) => onTyped(withText(typed, measure, month, target.value))}
      {...{ onPaste, onKeyDown }}
    />
  );
};

export const TargetTable = ({ label, ...props }: Props) => {
  const { t } = useTranslation();
  return (
    <DataTable<number>
      label={label}
      className={style.table}
      rows={monthNames.map((_, month) => month)}
      keyOf={(month) => month}
      sumLabel={t('target.sum')}
      columns={[
        { key: 'month', head: t('target.month'), as: 'name', cell: (month) => monthNames[month] },
        ...MEASURES.map((measure) => ({
          key: measure,
          head: t(`target.${measure}`),
          as: 'figure' as const,
          cell: (month: number) => <Cell {...props} measure={measure} month={month} />,
          sum: formatNumber(sumOf(props.typed, measure)),
        })),
      ]}
    />
  );
};
