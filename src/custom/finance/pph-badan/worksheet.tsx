// The worksheet of a year by pasal 17 and 31E: from the profit of the books to what is still to be paid. It stores nothing.
import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatDate } from '../../../resources/kernel/date.ts';
import { formatNumber, formatRupiah, rateText } from '../../../resources/kernel/money.ts';
import { Answered } from '../../../kit/state/answered.tsx';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable, type Look } from '../../../kit/table/data-table.tsx';

type Sheet = AnswerOf<'finance.pphbadan.kertaskerja'>;
interface Row {
  readonly key: string;
  readonly name: string;
  readonly amount: number;
  readonly look?: Look;
}

const useRows = (sheet: Sheet): readonly Row[] => {
  const { t } = useTranslation();
  const { final, reduced, regular, facility } = sheet;
  const step = (key: 'reduced' | 'regular', { rate, base, tax }: Sheet['regular']): Row => ({
    key,
    name: t(`companyTax.row.${key}`, { rate: rateText(rate), base: formatRupiah(base) }),
    amount: tax,
  });
  const row = (key: 'turnover' | 'profit' | 'taxable', amount: number): Row => ({
    key,
    name: t(`companyTax.row.${key}`),
    amount,
  });
  const finals: readonly Row[] = [
    { key: 'finalTurnover', name: t('companyTax.row.finalTurnover'), amount: final.turnover },
    { key: 'finalDue', name: t('companyTax.row.finalDue'), amount: final.due },
    { key: 'finalPaid', name: t('companyTax.row.finalPaid'), amount: -final.paid },
    { key: 'finalOwed', name: t('companyTax.row.finalOwed'), amount: final.owed, look: 'sum' },
  ];
  return [
    row('turnover', sheet.turnover),
    row('profit', sheet.profit),
    row('taxable', sheet.taxable),
    ...(facility ? [step('reduced', reduced)] : []),
    step('regular', regular),
    { key: 'due', name: t('companyTax.row.due'), amount: sheet.due, look: 'strong' },
    { key: 'paid', name: t('companyTax.row.paid'), amount: -sheet.instalments.paid },
    { key: 'owed', name: t('companyTax.row.owed'), amount: sheet.owed, look: 'sum' },
    ...(final.turnover === 0 && final.paid === 0 ? [] : finals),
  ];
};

const Shown = ({ sheet }: { sheet: Sheet }) => {
  const { t } = useTranslation();
  const rows = useRows(sheet);
  return (
    <>
      {sheet.rate === null && <Alert type="warning" showIcon message={t('companyTax.noRate')} />}
      <DataTable<Row>
        label={t('companyTax.sheet')}
        rows={rows}
        keyOf={({ key }) => key}
        lookOf={({ look }) => look}
        columns={[
          { key: 'name', head: t('companyTax.item'), as: 'name', cell: ({ name }) => name },
          { key: 'amount', head: t('companyTax.amount'), as: 'figure', cell: ({ amount }) => formatNumber(amount) },
        ]}
      />
      <p className={words.quiet}>{t('companyTax.until', { day: formatDate(sheet.until) })}</p>
    </>
  );
};

export const Worksheet = ({ year }: { year: number }) => {
  const { t } = useTranslation();
  const { query, answer } = useCall('finance.pphbadan.kertaskerja', { year }, { keep: true });
  return (
    <section className={surface.sheet} aria-busy={query.isFetching}>
      <h2 className={words.heading}>{t('companyTax.sheet')}</h2>
      <Answered query={query} answer={answer}>
        {(sheet) => <Shown sheet={sheet} />}
      </Answered>
    </section>
  );
};
