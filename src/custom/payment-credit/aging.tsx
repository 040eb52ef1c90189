// What is owed by age; an age that is pressed shows its bills alone.
import { useCustom } from '@refinedev/core';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useNewsOf } from '../../providers/live.ts';
import { bill } from '../../resources/finance/bill.ts';
import type { BillAge } from '../../resources/finance/bill-list.ts';
import { ErrorState } from '../../screens/parts/error-state.tsx';
import { Money } from '../../screens/parts/money.tsx';
import style from './aging.module.css';

interface Aged {
  readonly age: BillAge;
  readonly label: string;
  readonly count: number;
  readonly amount: number;
}
interface Body {
  readonly data: readonly Aged[];
  readonly id?: never;
}

export const Aging = () => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { query } = useCustom<Body>({ url: `${bill.path}/umur`, method: 'get', errorNotification: false });
  useNewsOf(bill.name, () => void query.refetch());
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => void query.refetch()} />;
  const chosen = search.get('age');
  const choose = (age: string) =>
    setSearch(
      (before) => {
        const { age: _age, page: _page, ...rest } = Object.fromEntries(before);
        return new URLSearchParams(age === chosen ? rest : { ...rest, age });
      },
      { replace: true },
    );
  return (
    <section className={style.ages} aria-label={t('tagihan.aging')} aria-busy={query.isLoading}>
      {(query.data?.data.data ?? []).map(({ age, label, count, amount }) => (
        <button
          key={age}
          type="button"
          className={style.age}
          aria-pressed={age === chosen}
          data-old={age === '>90' && amount > 0}
          onClick={() => choose(age)}
        >
          <span className={style.label}>{label}</span>
          <span className={style.amount}>
            <Money value={amount} />
          </span>
          <span className={style.label}>{t('tagihan.bills', { n: count })}</span>
        </button>
      ))}
    </section>
  );
};
