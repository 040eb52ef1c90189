// What was withheld of a doctor or an investor, month by month, each with its paper once the tax portal has numbered it.
import { FilePdfOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { callUrl } from '../../../providers/call.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { masaText } from '../../../resources/finance/pph.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';

type Tax = AnswerOf<'finance.myincome'>['taxes'][number];

const Paper = ({ tax: { id, bukti_potong_no: number } }: { tax: Tax }) => {
  const { t } = useTranslation();
  if (number === null) return t('ownIncome.tax.unnumbered');
  const href = callUrl('finance.myincome.buktipotong', { id });
  return (
    <a href={href} target="_blank" rel="noreferrer" aria-label={t('ownIncome.tax.print', { number })}>
      <FilePdfOutlined aria-hidden /> {number}
    </a>
  );
};

const Rows = ({ taxes }: { taxes: readonly Tax[] }) => {
  const { t } = useTranslation();
  return (
    <DataTable<Tax>
      label={t('ownIncome.taxes')}
      rows={taxes}
      keyOf={({ id }) => id}
      phone="cards"
      sumLabel={t('hutang.sum')}
      columns={[
        { key: 'masa', head: t('ownIncome.tax.masa'), as: 'name', cell: ({ masa }) => masaText(masa) },
        { key: 'branch', head: t('ownIncome.branch'), as: 'code', cell: ({ branch }) => branch },
        { key: 'name', head: t('ownIncome.tax.name'), cell: ({ name }) => name },
        {
          key: 'amount',
          head: t('ownIncome.pph'),
          as: 'figure',
          cell: ({ amount }) => formatNumber(amount),
          sum: formatNumber(taxes.reduce((sum, { amount }) => sum + amount, 0)),
        },
        { key: 'paper', head: t('ownIncome.tax.paper'), cell: (tax) => <Paper tax={tax} /> },
      ]}
    />
  );
};

export const OwnTaxes = ({ taxes }: { taxes: readonly Tax[] }) => {
  const { t } = useTranslation();
  if (taxes.length === 0) return null;
  return (
    <section className={surface.sheet}>
      <h2 className={words.heading}>{t('ownIncome.taxes')}</h2>
      <Rows taxes={taxes} />
    </section>
  );
};
