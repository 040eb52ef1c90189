// Columns of the patients who were given a batch; telephones only where the answer has them.
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import type { Column } from '../../../kit/table/data-table.tsx';
import { Link } from '../../../kit/page/link.tsx';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';

type Patient = AnswerOf<'inventory.batch.trace'>['patients'][number];

const Visit = ({ visit }: Pick<Patient, 'visit'>) =>
  visit && <Link to={`/service/visit/${visit.id}`}>{visit.code}</Link>;

export const usePatientColumns = (unit: string, withPhones: boolean): readonly Column<Patient>[] => {
  const { t } = useTranslation();
  return [
    { key: 'name', head: t('trace.patient'), as: 'name', cell: ({ customer }) => customer.name },
    { key: 'rm', head: t('trace.rm'), as: 'code', cell: ({ customer }) => customer.code },
    ...(withPhones ? [{ key: 'phone', head: t('trace.phone'), cell: ({ phone }: Patient) => phone }] : []),
    { key: 'day', head: t('card.day'), cell: ({ transaction_at }) => <DateText value={transaction_at} /> },
    { key: 'type', head: t('card.type'), wide: true, cell: ({ typename }) => typename },
    { key: 'visit', head: t('trace.visit'), cell: ({ visit }) => <Visit visit={visit} /> },
    { key: 'qty', head: t('stock.qty'), as: 'figure', cell: ({ qty }) => `${formatNumber(qty)} ${unit}` },
  ];
};
