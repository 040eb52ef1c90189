// Sums over all rows that a list would show with its filters, below it (service.md 5: `sum`).
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../providers/http.ts';
import { formatNumber, formatRupiah } from '../../resources/kernel/money.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import style from './list.module.css';
import type { ListState } from './list-state.ts';
import { exportQuery } from './use-records.ts';
import layout from '../../kit/style/layout.module.css';
import words from '../../kit/style/words.module.css';

export interface Total {
  /** Value of the list's `sum` parameter. */
  readonly sum: string;
  readonly label: string;
  readonly money?: true;
}

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly totals: readonly Total[];
  /** When the list was read: its sums are read anew with it. */
  readonly readAt: number;
}

export const ListTotals = ({ resource, state, totals, readAt }: Props) => {
  const { t } = useTranslation();
  const { sortby: _order, ...query } = exportQuery(state);
  const answers = useQueries({
    queries: totals.map(({ sum }) => ({
      queryKey: ['sum', resource.path, sum, query, readAt],
      placeholderData: keepPreviousData,
      queryFn: () => api.get<{ sum: number }>(resource.path, { query: { ...query, sum } }),
    })),
  });
  return (
    <dl className={`${layout.end} ${style.totals}`} aria-label={resource.label}>
      {totals.map(({ sum, label, money }, at) => {
        const value = answers[at]?.data?.sum;
        return (
          <div key={sum} className={layout.line}>
            <dt className={words.faint}>{label}</dt>
            <dd>{value === undefined ? t('value.empty') : money ? formatRupiah(value) : formatNumber(value)}</dd>
          </div>
        );
      })}
    </dl>
  );
};
