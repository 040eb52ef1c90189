// 'PPh 21 setahun': each employee's year with how it was settled, and what came from before the first run (attendance.md 10, R11).
import { PlusOutlined } from '@ant-design/icons';
import { Button, Drawer } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { YearPicker } from '../../../kit/date/period-picker.tsx';
import { Answered } from '../../../kit/state/answered.tsx';
import layout from '../../../kit/style/layout.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { useUser } from '../../../providers/session.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { YearTax } from './payroll.ts';
import { Settlement } from './settlement.tsx';

const PastTaxDrawer = lazy(async () => ({ default: (await import('./past-tax-drawer.tsx')).PastTaxDrawer }));
const WIDTH = 860;

/** One row an employee; his name opens his year. */
const Years = ({ rows, onOpen }: { rows: readonly YearTax[]; onOpen: (pegawai: number) => void }) => {
  const { t } = useTranslation();
  return (
    <DataTable<YearTax>
      label={t('attendance.payroll.yearTax')}
      rows={rows}
      keyOf={({ pegawai_id }) => pegawai_id}
      phone="cards"
      empty={t('attendance.payroll.noTax')}
      columns={[
        {
          key: 'name',
          head: t('attendance.payroll.person'),
          as: 'name',
          cell: ({ pegawai_id, name }) => (
            <Button type="link" onClick={() => onOpen(pegawai_id)}>
              {name}
            </Button>
          ),
        },
        { key: 'ptkp', head: t('attendance.payroll.ptkp'), as: 'code', cell: ({ ptkp_status }) => ptkp_status },
        { key: 'months', head: t('attendance.payroll.months'), as: 'figure', cell: ({ months }) => months },
        {
          key: 'gross',
          head: t('attendance.payroll.taxable'),
          as: 'figure',
          cell: ({ gross }) => formatNumber(gross),
        },
        {
          key: 'tax',
          head: t('attendance.payroll.box.total_tax'),
          as: 'figure',
          cell: ({ tax }) => formatNumber(tax),
        },
        {
          key: 'due',
          head: t('attendance.payroll.due'),
          as: 'figure',
          cell: ({ settlement }) => settlement && formatNumber(settlement.due),
        },
      ]}
    />
  );
};

interface Props {
  readonly year: number;
  readonly onClose: () => void;
}
export const YearTaxDrawer = ({ year: first, onClose }: Props) => {
  const { t } = useTranslation();
  const me = useUser();
  const [year, setYear] = useState(first);
  const [shown, setShown] = useState<number>();
  const [entering, enter] = useState<YearTax | 'new'>();
  const { query, answer } = useCall('attendance.pph21', { year }, { staleTime: 0, keep: true });
  const open = answer?.data.find(({ pegawai_id }) => pegawai_id === shown);
  const makes = mayCall(me, 'attendance.pph21.simpan');
  return (
    <Drawer
      open
      title={t('attendance.payroll.yearTax')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      destroyOnHidden
      onClose={onClose}
    >
      <div className={layout.stackLarge} aria-busy={query.isFetching}>
        <div className={layout.row}>
          <YearPicker label={t('attendance.payroll.taxYear')} year={year} onChange={setYear} />
          {makes && (
            <Button icon={<PlusOutlined aria-hidden />} onClick={() => enter('new')}>
              {t('attendance.payroll.past')}
            </Button>
          )}
        </div>
        <Answered query={query} answer={answer}>
          {({ data }) => <Years rows={data} onOpen={(id) => setShown(id === shown ? undefined : id)} />}
        </Answered>
        {open && <Settlement row={open} onEnter={makes ? () => enter(open) : undefined} />}
      </div>
      <Suspense>
        {entering !== undefined && (
          <PastTaxDrawer
            year={year}
            row={entering === 'new' ? undefined : entering}
            onDone={() => {
              enter(undefined);
              void query.refetch();
            }}
            onClose={() => enter(undefined)}
          />
        )}
      </Suspense>
    </Drawer>
  );
};
