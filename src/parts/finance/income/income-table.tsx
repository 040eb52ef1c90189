// The table of a page of incomes: cards on a phone, and the sums of the whole filter below.
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { DataTable } from '../../../kit/table/data-table.tsx';

type Props<Row> = Required<
  Pick<ComponentProps<typeof DataTable<Row>>, 'label' | 'rows' | 'keyOf' | 'columns' | 'stale'>
> &
  Pick<ComponentProps<typeof DataTable<Row>>, 'lookOf' | 'empty'>;

export const IncomeTable = <Row,>(props: Props<Row>) => {
  const { t } = useTranslation();
  return <DataTable<Row> {...props} phone="cards" sumLabel={t('hutang.sum')} />;
};
