// What an approver decides about: amount, day, values and lines before and after, and the journals that it would book.
import { useTranslation } from 'react-i18next';
import type { Change, Review, ReviewJournal } from '../../../resources/platform/approval.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { ScrollRegion } from '../../../kit/table/scroll-region.tsx';
import style from './activity.module.css';
import { whole } from './whole.ts';
import words from '../../../kit/style/words.module.css';
import surface from '../../../kit/style/surface.module.css';
import layout from '../../../kit/style/layout.module.css';

/** Rows that never change their order, and may be alike: a treatment stands on a bill twice. */
const numbered = <T extends object>(rows: readonly T[]) => rows.map((row, key) => ({ ...row, key }));

const Changes = ({ title, changes }: { title: string; changes: readonly Change[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable
      label={title}
      rows={numbered(changes)}
      keyOf={({ key }) => key}
      columns={[
        { key: 'label', head: title, as: 'name', cell: ({ label }) => label },
        {
          key: 'before',
          head: t('activity.before'),
          className: ({ before, after }) => (before === after ? undefined : words.faint),
          cell: ({ before }) => (before === null ? t('value.empty') : whole(before)),
        },
        {
          key: 'after',
          head: t('activity.after'),
          cell: ({ after }) => (after === null ? t('value.empty') : whole(after)),
        },
      ]}
    />
  );
};

const Journal = ({ nth, journal: { transaction_at, memo, lines } }: { nth: number; journal: ReviewJournal }) => {
  const { t } = useTranslation();
  return (
    <div>
      <p className={words.faint}>
        <DateText value={transaction_at} /> {memo}
      </p>
      <DataTable
        label={`${nth}. ${memo}`}
        rows={numbered(lines)}
        keyOf={({ key }) => key}
        columns={[
          { key: 'account', head: t('activity.account'), as: 'name', cell: ({ code, name }) => `${code} ${name}` },
          {
            key: 'debit',
            head: t('activity.debit'),
            as: 'figure',
            cell: ({ debit }) => debit > 0 && <Money value={debit} />,
          },
          {
            key: 'credit',
            head: t('activity.credit'),
            as: 'figure',
            cell: ({ credit }) => credit > 0 && <Money value={credit} />,
          },
        ]}
      />
    </div>
  );
};

export const ReviewTables = ({ review }: { review: Review }) => {
  const { t } = useTranslation();
  const { amount, date, changes, lines, journals } = review;
  return (
    <div className={layout.stack}>
      <dl className={`${surface.sunken} ${layout.pairs}`}>
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
      <ScrollRegion label={t('activity.review')} className={`${layout.stack} ${style.tables}`}>
        <Changes title={t('activity.field')} changes={changes} />
        {lines.length > 0 && <Changes title={t('activity.line')} changes={lines} />}
        {numbered(journals).map(({ key, ...journal }) => (
          <Journal key={key} nth={key + 1} journal={journal} />
        ))}
      </ScrollRegion>
    </div>
  );
};
