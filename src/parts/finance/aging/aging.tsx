// What is owed by age; an age that is pressed shows its documents alone. Below stands the account that it comes to.
import { CheckCircleOutlined, WarningOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useCall } from '../../../providers/call.ts';
import { useNewsOf } from '../../../providers/live.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { ErrorState } from '../../../kit/state/error-state.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { Link } from '../../../kit/page/link.tsx';
import style from './aging.module.css';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';

/** What is aged: the call that says it, and whose news change it. */
const AGED = {
  bill: { call: 'finance.bill.umur', resource: 'finance.bill' },
  invoice: { call: 'finance.biayainvoice.umur', resource: 'finance.biayainvoice' },
} as const;
type Kind = keyof typeof AGED;
type Body = AnswerOf<(typeof AGED)[Kind]['call']>;

const Tie = ({ sum, account, difference }: Body) => {
  const { t } = useTranslation();
  const name = `${account.name} (${account.code})`;
  const isTied = difference === 0;
  return (
    <p
      className={`${words.toned} ${layout.line} ${style.tie}`}
      data-tone={isTied ? 'success' : 'danger'}
      role={isTied ? undefined : 'alert'}
    >
      {isTied ? <CheckCircleOutlined aria-hidden /> : <WarningOutlined aria-hidden />}
      <span>
        {t('aging.sum', { amount: formatRupiah(sum) })}
        {isTied ? ' = ' : ' ≠ '}
        <Link to={`/finance/laporan-v2/bukubesar?akun=${account.akun_id}`}>{name}</Link>
        {isTied
          ? ''
          : ` ${formatRupiah(account.amount)}. ${t('aging.difference', { amount: formatRupiah(difference) })}`}
      </span>
    </p>
  );
};

export const Aging = ({ kind }: { kind: Kind }) => {
  const { t } = useTranslation();
  const [search, setSearch] = useSearchParams();
  const { query, answer: body } = useCall(AGED[kind].call, {});
  useNewsOf(AGED[kind].resource, () => void query.refetch());
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
    <>
      <section className={style.ages} aria-label={t(`aging.of.${kind}`)} aria-busy={query.isLoading}>
        {body?.data.map(({ age, label, count, amount }) => (
          <button
            key={age}
            type="button"
            className={surface.choice}
            aria-pressed={age === chosen}
            onClick={() => choose(age)}
          >
            <span className={words.quiet}>{label}</span>
            <span className={age === '>90' && amount > 0 ? `${words.heading} ${words.alarm}` : words.heading}>
              <Money value={amount} />
            </span>
            <span className={words.quiet}>{t(`aging.count.${kind}`, { n: count })}</span>
          </button>
        ))}
      </section>
      {body && <Tie {...body} />}
    </>
  );
};
