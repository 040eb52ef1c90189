// '/finance/master/sharingprofit': the rules of sharing, and what they would make of a treatment (finance.md 4, 10).
import { CalculatorOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { percentText, formatRupiah } from '../../../resources/kernel/money.ts';
import { doctorType, sharingprofit } from '../../../resources/finance/sharingprofit.ts';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const TryDrawer = lazy(async () => ({ default: (await import('./try-drawer.tsx')).TryDrawer }));

const Fee = ({ row }: { row: ListRow }) => {
  const value = Number(row['doctor_value']);
  return row['doctor_type'] === doctorType.percent ? percentText(value) : formatRupiah(value);
};
const overrides: RowOverrides = { cells: { doctor_value: Fee } };

export default function SharingProfitPage() {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListScreen
        resource={sharingprofit}
        overrides={overrides}
        tools={
          <Button icon={<CalculatorOutlined aria-hidden />} onClick={() => setOpen(true)}>
            {t('share.try')}
          </Button>
        }
      />
      {open && (
        <Suspense>
          <TryDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
