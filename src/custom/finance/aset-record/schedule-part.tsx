// The schedule of the books beside that of the tax law, by year or month.
import { Segmented } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Depreciable, FiscalGroup } from '../../../resources/finance/depreciation.ts';
import { monthName } from '../../../resources/kernel/date.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { type Booked, scheduleOf, type ScheduleRow, type Step } from './schedule.ts';

interface Props {
  readonly asset: Depreciable;
  readonly group: FiscalGroup;
  readonly booked: readonly Booked[];
  /** Month of the disposal. */
  readonly disposed: string | undefined;
}

/** Below nothing in brackets, as in every statement. */
const signed = (amount: number): string => (amount < 0 ? `(${formatNumber(-amount)})` : formatNumber(amount));

export const SchedulePart = ({ asset, group, booked, disposed }: Props) => {
  const { t } = useTranslation();
  const [step, setStep] = useState<Step>('year');
  const rows = scheduleOf(asset, group, booked, step, disposed);
  const total = (of: (row: ScheduleRow) => number) => signed(rows.reduce((sum, row) => sum + of(row), 0));
  const books = t('asset.commercial');
  const tax = t('asset.fiscal');
  const figure = (
    key: string,
    under: string | undefined,
    of: (row: ScheduleRow) => number | null,
  ): Column<ScheduleRow> => ({
    key,
    head: t(`asset.column.${key as 'planned'}`),
    as: 'figure',
    ...(under !== undefined && { group: under }),
    cell: (row) => {
      const amount = of(row);
      return amount === null ? '–' : signed(amount);
    },
  });
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <div className={layout.between}>
        <h2 className={words.heading}>{t('asset.schedule')}</h2>
        <Segmented<Step>
          aria-label={t('asset.step')}
          value={step}
          onChange={setStep}
          options={[
            { value: 'year', label: t('asset.year') },
            { value: 'month', label: t('asset.month') },
          ]}
        />
      </div>
      <p className={words.quiet}>{t('asset.rule')}</p>
      <DataTable<ScheduleRow>
        label={t('asset.schedule')}
        rows={rows}
        keyOf={({ key }) => key}
        phone="scroll"
        low={step === 'month' ? 'page' : false}
        sumLabel={t('asset.total')}
        columns={[
          {
            key: 'key',
            head: t(step === 'year' ? 'asset.year' : 'asset.month'),
            as: 'name',
            cell: ({ key }) => (step === 'year' ? key : monthName(`${key}-01`)),
          },
          { ...figure('planned', books, ({ planned }) => planned), sum: total(({ planned }) => planned ?? 0) },
          { ...figure('booked', books, (row) => row.booked), sum: total((row) => row.booked ?? 0) },
          figure('accumulated', books, ({ accumulated }) => accumulated),
          figure('book', books, ({ book }) => book),
          { ...figure('fiscal', tax, ({ fiscal }) => fiscal), sum: total(({ fiscal }) => fiscal) },
          figure('fiscalAccumulated', tax, ({ fiscalAccumulated }) => fiscalAccumulated),
          figure('difference', undefined, ({ difference }) => difference),
        ]}
      />
    </section>
  );
};
