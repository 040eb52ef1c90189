// The figures above the rows: what was recognised, is owed, was paid, waits, and was withheld; of an investor also what he holds.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import { formatNumber, formatRupiah, percentText } from '../../../resources/kernel/money.ts';
import { rangeText } from '../../../kit/date/range.ts';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import style from './own-income.module.css';

type Income = AnswerOf<'finance.myincome'>;

interface CardProps {
  readonly label: string;
  readonly amount: number;
  readonly note: string;
}
const Figure = ({ label, value, note }: Omit<CardProps, 'amount'> & { readonly value: string }) => (
  <div className={`${surface.card} ${style.card}`}>
    <dt className={words.quiet}>{label}</dt>
    <dd className={style.amount}>{value}</dd>
    <dd className={words.caption}>{note}</dd>
  </div>
);

const Card = ({ amount, ...card }: CardProps) => <Figure {...card} value={formatRupiah(amount)} />;

export const OwnCards = ({ income }: { income: Income }) => {
  const { t } = useTranslation();
  const { cards, as, holdings, start_date: start, end_date: end } = income;
  const isDoctor = as === actorType.doctor;
  const range = rangeText({ start, end });
  return (
    <dl className={style.cards}>
      {holdings.map(({ id, branch, lembar, percent }) => (
        <Figure
          key={id}
          label={t('ownIncome.held')}
          value={t('ownIncome.lembar', { n: formatNumber(lembar), percent: percentText(percent) })}
          note={branch}
        />
      ))}
      <Card
        label={t(isDoctor ? 'ownIncome.recognised' : 'ownIncome.shared')}
        amount={cards.recognised_amount}
        note={t(isDoctor ? 'ownIncome.recognisedNote' : 'ownIncome.sharedNote')}
      />
      <Card
        label={t('ownIncome.owed')}
        amount={cards.owed_amount}
        note={t(cards.owed_amount < 0 ? 'ownIncome.overpaidNote' : 'ownIncome.owedNote')}
      />
      <Card
        label={t('ownIncome.paid')}
        amount={cards.paid_amount}
        note={t('ownIncome.paidNote', { net: formatRupiah(cards.net_amount) })}
      />
      {isDoctor && (
        <Card label={t('ownIncome.awaited')} amount={cards.awaited_amount} note={t('ownIncome.awaitedNote')} />
      )}
      <Card label={t('ownIncome.pph')} amount={cards.pph_amount} note={range} />
    </dl>
  );
};
