// Sums over all rows that a list would show with its filters, below it (service.md 5: `sum`).
import { keepPreviousData, useQueries } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { api } from '../../providers/http.ts';
import { formatNumber, formatRupiah } from '../../resources/kernel/money.ts';
import type { Resource } from '../../resources/kernel/define.ts';
import { ALL_SUMS } from '../../resources/kernel/page.ts';
import { sumsAtOnce } from '../../resources/kernel/sums.ts';
import type { ListBody } from '../../resources/kernel/wire.ts';
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
  /** It is answered as several sums, each by its own name. */
  readonly each?: true;
}

interface Props {
  readonly resource: Resource;
  readonly state: ListState;
  readonly totals: readonly Total[];
  /** When the list was read: its sums are read anew with it. */
  readonly readAt: number;
}

type Summed = Pick<ListBody<unknown>, 'sum' | 'sums'>;

interface Shown {
  readonly label: string;
  /** Undefined: not known yet. */
  readonly value: number | undefined;
  readonly money: boolean;
}

/** The sums in the order of `totals`. */
const useSums = ({ resource, state, totals, readAt }: Props): readonly Shown[] => {
  const { sortby: _order, ...query } = exportQuery(state);
  const atOnce = sumsAtOnce(resource);
  const answers = useQueries({
    queries: (atOnce ? [ALL_SUMS] : totals.map(({ sum }) => sum)).map((sum) => ({
      queryKey: ['sum', resource.path, sum, query, readAt],
      placeholderData: keepPreviousData,
      queryFn: () => api.get<Summed>(resource.path, { query: { ...query, sum } }),
    })),
  });
  return totals.flatMap(({ sum, label, money = false, each }, at): readonly Shown[] => {
    const answer = answers[atOnce ? 0 : at]?.data;
    if (each) return Object.entries(answer?.sums ?? {}).map(([name, value]) => ({ label: name, value, money }));
    return [{ label, value: atOnce ? answer?.sums?.[sum] : answer?.sum, money }];
  });
};

export const ListTotals = (props: Props) => {
  const { t } = useTranslation();
  const sums = useSums(props);
  return (
    <dl className={`${layout.end} ${style.totals}`} aria-label={props.resource.label}>
      {sums.map(({ label, value, money }) => (
        <div key={label} className={layout.line}>
          <dt className={words.faint}>{label}</dt>
          <dd>{value === undefined ? t('value.empty') : money ? formatRupiah(value) : formatNumber(value)}</dd>
        </div>
      ))}
    </dl>
  );
};
