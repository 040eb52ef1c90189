// 'Kelola Mitra': the partners of the group, entered and changed where their part is seen.
import { useList } from '@refinedev/core';
import { EditOutlined, PlusOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useUser } from '../../../providers/session.ts';
import type { ListedOf } from '../../../resources/answers.ts';
import { mitra } from '../../../resources/finance/mitra.ts';
import { activeStatus } from '../../../resources/kernel/active.ts';
import { MAX_LIMIT } from '../../../resources/kernel/wire.ts';
import { DateText } from '../../../kit/date/date-text.tsx';
import { useReturnFocus } from '../../../kit/hooks/return-focus.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { offers } from '../../../screens/resource-fields.ts';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const RecordSheet = onDemand(async () => (await import('../../../screens/form/record-sheet.tsx')).RecordSheet);

type Row = ListedOf<'finance.mitra'>;
const WIDTH = 720;
const { fields } = mitra;
const kindOf = (kind: Row['kind']): string => fields.kind.options.find(({ value }) => value === kind)?.label ?? '';

const useColumns = (onEdit: (row: Row) => void): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const me = useUser();
  const edits = offers(mitra, me, 'edit');
  return [
    { key: 'name', head: fields.name.label, as: 'name', cell: ({ name }) => name },
    { key: 'kind', head: fields.kind.label, cell: ({ kind }) => kindOf(kind) },
    { key: 'contract', head: fields.contract_no.label, cell: ({ contract_no }) => contract_no },
    {
      key: 'valid_to',
      head: fields.valid_to.label,
      as: 'code',
      cell: ({ valid_to }) => valid_to && <DateText value={valid_to} />,
    },
    ...(edits
      ? [
          {
            key: 'edit',
            head: t('show.edit'),
            as: 'action',
            cell: (row: Row) => (
              <Button
                type="text"
                size="small"
                icon={<EditOutlined aria-hidden />}
                aria-label={`${t('show.edit')} ${row.name}`}
                onClick={() => onEdit(row)}
              />
            ),
          } as const,
        ]
      : []),
  ];
};

export const PartnersDrawer = ({ onClose }: { onClose: () => void }) => {
  const { t } = useTranslation();
  const me = useUser();
  useReturnFocus();
  const [opened, open] = useState<Row | 'new'>();
  const { query, result } = useList<Row>({
    resource: mitra.name,
    pagination: { currentPage: 1, pageSize: MAX_LIMIT },
    sorters: [mitra.list.sort],
    errorNotification: false,
  });
  const columns = useColumns(open);
  return (
    <Drawer
      open
      title={t('income.partner.keep')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
    >
      <div className={layout.stack}>
        <div className={layout.between}>
          <p className={words.quiet}>{t('income.partner.keepAbout')}</p>
          {offers(mitra, me, 'create') && (
            <Button type="primary" icon={<PlusOutlined aria-hidden />} onClick={() => open('new')}>
              {t('list.create')}
            </Button>
          )}
        </div>
        <DataTable<Row>
          label={mitra.label}
          rows={result.data}
          keyOf={({ id }) => id}
          columns={columns}
          phone="cards"
          lookOf={({ status }) => (status === activeStatus.active ? undefined : 'faint')}
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
        />
      </div>
      {opened && (
        <RecordSheet
          key={opened === 'new' ? opened : opened.id}
          resource={mitra}
          {...(opened !== 'new' && { record: opened })}
          onClose={() => open(undefined)}
        />
      )}
    </Drawer>
  );
};
