// '/inventory/purchase/low': what is to be ordered, what lasts least first; ticked rows become a draft for each supplier (inventory.md 4).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { purchase } from '../../../resources/inventory/purchase.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';
import type { Choices, Choose, LowRow } from './choice.ts';
import { useColumns } from './columns.tsx';
import { PriceDrawer } from './price-drawer.tsx';

export default function LowPage() {
  const { t } = useTranslation();
  const me = useUser();
  const navigate = useNavigate();
  const { screens } = useMirrored(purchase);
  const [choices, setChoices] = useState<Choices>({});
  const [priced, setPriced] = useState<LowRow>();
  const [refusal, setRefusal] = useState<Refusal>();
  const { query, answer } = useCall('inventory.low.list', {});
  const { send, busy } = useSend('inventory.low.purchase', tellDone(t('low.made')));
  const rows = answer?.data ?? [];
  const chosen = rows.filter(({ item_id }) => choices[item_id] !== undefined);
  const put: Choose = (row, choice) =>
    setChoices(({ [row.item_id]: _before, ...rest }) => (choice ? { ...rest, [row.item_id]: choice } : rest));
  const order = async () => {
    setRefusal(undefined);
    try {
      const lines = chosen.map(({ item_id, unit_id }) => {
        const { qty = 0, supplier_id = null } = choices[item_id] ?? {};
        return { item_id, unit_id, qty: qty ?? 0, supplier_id };
      });
      await send({}, { lines });
      await navigate(screens.list ?? '/');
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  const orders = mayCall(me, 'inventory.low.purchase');
  const columns = useColumns(choices, orders ? put : undefined, setPriced);
  return (
    <>
      <PageHeader
        title={t('low.title')}
        note={t('low.note')}
        actions={
          orders && (
            <Button type="primary" loading={busy} disabled={chosen.length === 0} onClick={() => void order()}>
              {t('low.make', { n: chosen.length })}
            </Button>
          )
        }
      />
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <DataTable<LowRow>
          label={t('low.title')}
          rows={rows}
          keyOf={({ item_id }) => item_id}
          columns={columns}
          phone="cards"
          waits={query.isLoading}
          failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
          empty={t('low.none')}
        />
      </div>
      {priced && <PriceDrawer item={priced} onClose={() => setPriced(undefined)} />}
    </>
  );
}
