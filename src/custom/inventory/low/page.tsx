// '/inventory/purchase/low': what is to be ordered, what lasts least first; ticked rows become a draft for each supplier (inventory.md 4).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useGo } from '../../../providers/go.ts';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import { mutation } from '../../../resources/inventory/mutation.ts';
import { purchase } from '../../../resources/inventory/purchase.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import { PageHeader } from '../../../kit/page/page-header.tsx';
import layout from '../../../kit/style/layout.module.css';
import { DataTable } from '../../../kit/table/data-table.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';
import type { Choices, Choose, LowRow } from './choice.ts';
import { useColumns } from './columns.tsx';
import { onDemand } from '../../../kit/page/on-demand.tsx';

const PriceDrawer = onDemand(async () => (await import('./price-drawer.tsx')).PriceDrawer);

/** What is done with the ticked rows: ordered, or asked of other branches; a refusal stays on the page. */
const useSteps = (chosen: readonly LowRow[], choices: Choices) => {
  const { t } = useTranslation();
  const go = useGo();
  const { screens: orders } = useMirrored(purchase);
  const { screens: mutations } = useMirrored(mutation);
  const [refusal, setRefusal] = useState<Refusal>();
  const ordering = useSend('inventory.low.purchase', tellDone(t('low.made')));
  const asking = useSend('inventory.low.mutation', tellDone(t('low.asked')));
  const step = async (work: () => Promise<unknown>, to: string | undefined) => {
    setRefusal(undefined);
    try {
      await work();
      await go(to ?? '/');
    } catch (error) {
      setRefusal(refusalOf(error));
    }
  };
  const order = () => {
    const lines = chosen.map(({ item_id, unit_id }) => {
      const { qty = 0, supplier_id = null } = choices[item_id] ?? {};
      return { item_id, unit_id, qty: qty ?? 0, supplier_id };
    });
    return step(() => ordering.send({}, { lines }), orders.list);
  };
  const ask = () => {
    const lines = chosen.map(({ item_id, factor }) => ({ item_id, qty: (choices[item_id]?.qty ?? 0) * factor }));
    return step(() => asking.send({}, { lines }), mutations.list);
  };
  return { refusal, ordering: ordering.busy, asking: asking.busy, order, ask };
};

export default function LowPage() {
  const { t } = useTranslation();
  const me = useUser();
  const [choices, setChoices] = useState<Choices>({});
  const [priced, setPriced] = useState<LowRow>();
  const { query, answer } = useCall('inventory.low.list', {});
  const rows = answer?.data ?? [];
  const chosen = rows.filter(({ item_id }) => choices[item_id] !== undefined);
  const put: Choose = (row, choice) =>
    setChoices(({ [row.item_id]: _before, ...rest }) => (choice ? { ...rest, [row.item_id]: choice } : rest));
  const { refusal, ordering, asking, order, ask } = useSteps(chosen, choices);
  const orders = mayCall(me, 'inventory.low.purchase');
  const columns = useColumns(rows, choices, orders ? put : undefined, setPriced);
  return (
    <>
      <PageHeader
        title={t('low.title')}
        note={t('low.note')}
        actions={
          orders && (
            <>
              <Button loading={asking} disabled={chosen.length === 0 || ordering} onClick={() => void ask()}>
                {t('low.ask', { n: chosen.length })}
              </Button>
              <Button
                type="primary"
                loading={ordering}
                disabled={chosen.length === 0 || asking}
                onClick={() => void order()}
              >
                {t('low.make', { n: chosen.length })}
              </Button>
            </>
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
