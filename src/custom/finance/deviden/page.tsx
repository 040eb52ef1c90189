// '/finance/deviden/transaction': dividends, and reckoning a new one; an investor sees those that give him a part (finance.md 4).
import { CalculatorOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { deviden, dividendSums } from '../../../resources/finance/deviden.ts';
import { POSTED, PostedTag } from '../../../parts/finance/report/posted-tag.tsx';
import { WhyButton } from '../../../parts/finance/why/why-button.tsx';
import { ListScreen } from '../../../screens/list/list-screen.tsx';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { ListRow } from '../../../screens/list/use-records.ts';

const ReckonDrawer = lazy(async () => ({ default: (await import('./reckon-drawer.tsx')).ReckonDrawer }));

const Why = ({ row }: { row: ListRow }) => (
  <WhyButton call="finance.deviden.why" id={row.id} of={String(row['code'])} />
);
const overrides: RowOverrides = { Actions: Why };
const totals = dividendSums.map((sum) => ({ sum, label: deviden.fields[sum].label, money: true as const }));

export default function DividendsPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [open, setOpen] = useState(false);
  return (
    <>
      <ListScreen
        resource={deviden}
        overrides={overrides}
        totals={totals}
        held={POSTED}
        tools={
          mayCall(me, 'finance.deviden.hitung') && (
            <Button type="primary" icon={<CalculatorOutlined aria-hidden />} onClick={() => setOpen(true)}>
              {t('dividend.reckon')}
            </Button>
          )
        }
      >
        <PostedTag resource={deviden} />
      </ListScreen>
      {open && (
        <Suspense>
          <ReckonDrawer onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
