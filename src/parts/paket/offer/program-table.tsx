// What a package holds, line by line (paket.md 2.3, 4).
import { ExperimentOutlined, MedicineBoxOutlined, ShoppingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { Money } from '../../../kit/money/money.tsx';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import layout from '../../../kit/style/layout.module.css';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { programType, programTypes } from '../../../resources/paket/history-life.ts';
import { standardOf } from '../../../resources/paket/allocation.ts';

export type Program = AnswerOf<'paket.historyperawatan.list'>['data'][number];

const icons = {
  [programType.treatment]: <MedicineBoxOutlined aria-hidden />,
  [programType.item]: <ShoppingOutlined aria-hidden />,
  [programType.formlab]: <ExperimentOutlined aria-hidden />,
} as const;
const partOf = ({ perawatandata, itemdata }: Program) => perawatandata ?? itemdata;
const typeName = ({ type }: Program): string => programTypes.find(({ value }) => value === type)?.label ?? '';

export const ProgramTable = ({ programs }: { readonly programs: readonly Program[] }) => {
  const { t } = useTranslation();
  const columns: readonly Column<Program>[] = [
    {
      key: 'name',
      head: t('offer.name'),
      as: 'name',
      cell: (row) => (
        <span className={layout.lineTight}>
          {icons[row.type]}
          {partOf(row)?.name}
        </span>
      ),
    },
    { key: 'type', head: t('offer.type'), cell: typeName },
    { key: 'code', head: t('offer.code'), as: 'code', cell: (row) => partOf(row)?.code },
    { key: 'unit', head: t('offer.unit'), cell: (row) => partOf(row)?.unit },
    { key: 'slots', head: t('offer.slots'), as: 'figure', cell: ({ free_slot }) => formatNumber(free_slot) },
    {
      key: 'days',
      head: t('offer.validity'),
      as: 'code',
      cell: ({ expired_duration: n }) => (n === 0 ? t('offer.forever') : t('offer.days', { n: formatNumber(n) })),
    },
    {
      key: 'value',
      head: t('offer.value'),
      as: 'figure',
      cell: ({ free_slot, price_standard }) => <Money value={free_slot * price_standard} />,
      sum: <Money strong value={standardOf(programs)} />,
    },
  ];
  return (
    <DataTable<Program>
      label={t('offer.program')}
      rows={programs}
      keyOf={({ id }) => id}
      columns={columns}
      phone="cards"
      sumLabel={t('offer.standard')}
      empty={t('offer.noProgram')}
    />
  );
};
