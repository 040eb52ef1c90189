// '/inventory/purchase/receive/create' and '.../:id/edit': goods that came. Of an order (`?po=`) its rest is filled in (inventory.md 4).
import { useOne } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import type { ShownOf } from '../../../resources/answers.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { BoughtLines } from '../../../parts/inventory/bought/bought-lines.tsx';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';

type Order = ShownOf<'inventory.purchase'>;
const inputs = { lines: BoughtLines } as const;
const OF_ORDER = ['purchase_id', 'supplier_id'] as const;
const ALONE = ['purchase_id'] as const;
/** Goods that came are posted from the form. */
const THEN = 'post';
const DECIMALS = 1000;

/** What is still to come of the order. */
const restOf = ({ id, supplier_id, warehouse_id, lines }: Order) => ({
  purchase_id: id,
  supplier_id,
  warehouse_id,
  lines: lines
    .map((line) => ({ ...line, rest: Math.round((line.qty - line.qty_received) * DECIMALS) / DECIMALS }))
    .filter(({ rest }) => rest > 0)
    .map(({ id: purchase_line_id, item_id, unit_id, rest, price, discount_percent, tax_percent }) => ({
      purchase_line_id,
      item_id,
      unit_id,
      qty: rest,
      price: price ?? null,
      discount_percent: discount_percent ?? null,
      tax_percent: tax_percent ?? null,
      is_bonus: false,
      batch_no: null,
      expired_at: null,
    })),
});

export default function ReceiveFormPage() {
  const resource = useMirrored(receive);
  const { id } = useParams();
  const [search] = useSearchParams();
  const order = search.get('po') ?? '';
  const { query, result } = useOne<Order>({
    resource: 'inventory.purchase',
    id: order,
    queryOptions: { enabled: order !== '' },
  });
  if (id !== undefined) return <EditScreen resource={resource} inputs={inputs} hidden={ALONE} then={THEN} />;
  if (order !== '' && query.isLoading) return <Skeleton active title={false} />;
  if (!result) return <CreateScreen resource={resource} inputs={inputs} hidden={ALONE} then={THEN} />;
  const note = [result.code, result.supplierdata.name].join(' · ');
  return (
    <CreateScreen
      resource={resource}
      inputs={inputs}
      hidden={OF_ORDER}
      given={restOf(result)}
      note={note}
      then={THEN}
    />
  );
}
