// The figures above a doctor's treatments: what was recognised, is owed, was paid, waits, and was withheld.
import { useTranslation } from 'react-i18next';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
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
const Card = ({ label, amount, note }: CardProps) => (
  <div className={`${surface.card} ${style.card}`}>
    <dt className={words.quiet}>{label}</dt>
    <dd className={style.amount}>{formatRupiah(amount)}</dd>
    <dd className={words.caption}>{note}</dd>
  </div>
);

export const OwnCards = ({ income }: { income: Income }) => {
  const { t } = useTranslation();
  const { cards, start_date: start, end_date: end } = income;
  const range = rangeText({ start, end });
  return (
    <dl className={style.cards}>
      <Card label={t('ownIncome.recognised')} amount={cards.recognised_amount} note={t('ownIncome.recognisedNote')} />
      <Card label={t('ownIncome.owed')} amount={cards.owed_amount} note={t('ownIncome.owedNote')} />
      <Card
        label={t('ownIncome.paid')}
        amount={cards.paid_amount}
        note={t('ownIncome.paidNote', { net: formatRupiah(cards.net_amount) })}
      />
      <Card label={t('ownIncome.awaited')} amount={cards.awaited_amount} note={t('ownIncome.awaitedNote')} />
      <Card label={t('ownIncome.pph')} amount={cards.pph_amount} note={range} />
    </dl>
  );
};
