// What an approver decides about: amount, day, values and lines before and after, and the journals that it would book.
import { useTranslation } from 'react-i18next';
import type { Change, Review, ReviewJournal } from '../../../resources/platform/approval.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './activity.module.css';

/** Rows that never change their order, and may be alike: a treatment stands on a bill twice. */
const numbered = <T extends object>(rows: readonly T[]) => rows.map((row, key) => ({ ...row, key }));

const Changes = ({ title, changes }: { title: string; changes: readonly Change[] }) => {
  const { t } = useTranslation();
  return (
    <table className={style.changes}>
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">{t('activity.before')}</th>
          <th scope="col">{t('activity.after')}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(changes).map(({ key, label, before, after }) => (
          <tr key={key}>
            <th scope="row">{label}</th>
            <td className={before === after ? undefined : style.before}>{before ?? t('value.empty')}</td>
            <td>{after ?? t('value.empty')}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

const Journal = ({ journal: { transaction_at, memo, lines } }: { journal: ReviewJournal }) => {
  const { t } = useTranslation();
  return (
    <table className={style.changes}>
      <caption>
        <DateText value={transaction_at} /> {memo}
      </caption>
      <thead>
        <tr>
          <th scope="col">{t('activity.account')}</th>
          <th scope="col">{t('activity.debit')}</th>
          <th scope="col">{t('activity.credit')}</th>
        </tr>
      </thead>
      <tbody>
        {numbered(lines).map(({ key, code, name, debit, credit }) => (
          <tr key={key}>
            <th scope="row">
              {code} {name}
            </th>
            <td className={style.amount}>{debit > 0 && <Money value={debit} />}</td>
            <td className={style.amount}>{credit > 0 && <Money value={credit} />}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};

export const ReviewTables = ({ review }: { review: Review }) => {
  const { t } = useTranslation();
  const { amount, date, changes, lines, journals } = review;
  return (
    <div className={style.review}>
      <dl className={style.facts}>
        {amount !== null && (
          <div>
            <dt>{t('activity.amount')}</dt>
            <dd>
              <Money strong value={amount} />
            </dd>
          </div>
        )}
        <div>
          <dt>{t('activity.date')}</dt>
          <dd>
            <DateText value={date} />
          </dd>
        </div>
      </dl>
      <ScrollRegion label={t('activity.review')} className={style.tables}>
        <Changes title={t('activity.field')} changes={changes} />
        {lines.length > 0 && <Changes title={t('activity.line')} changes={lines} />}
        {numbered(journals).map(({ key, ...journal }) => (
          <Journal key={key} journal={journal} />
        ))}
      </ScrollRegion>
    </div>
  );
};
