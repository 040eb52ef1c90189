// '/inventory/purchase/create' and '/inventory/purchase/:id/edit': an order, with what is known of prices (inventory.md 4). Another
// order's lines come along by `?dari=`.
import { useOne } from '@refinedev/core';
import { Skeleton } from 'antd';
import { useParams, useSearchParams } from 'react-router';
import type { ShownOf } from '../../../resources/answers.ts';
import { purchase } from '../../../resources/inventory/purchase.ts';
import { BoughtLines } from '../../../parts/inventory/bought/bought-lines.tsx';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';

const inputs = { lines: BoughtLines } as const;

/** What is ordered again; days and numbers are its own. */
const again = ({
  supplier_id,
  warehouse_id,
  discount_amount,
  shipping_amount,
  note,
  lines,
}: ShownOf<'inventory.purchase'>) => ({
  supplier_id,
  warehouse_id,
  discount_amount,
  shipping_amount,
  note,
  lines: lines.map(({ item_id, unit_id, qty, price, discount_percent, tax_percent }) => ({
    item_id,
    unit_id,
    qty,
    price: price ?? null,
    discount_percent: discount_percent ?? null,
    tax_percent: tax_percent ?? null,
  })),
});

export default function PurchaseFormPage() {
  const resource = useMirrored(purchase);
  const { id } = useParams();
  const [search] = useSearchParams();
  const from = search.get('dari') ?? '';
  const { query, result } = useOne<ShownOf<'inventory.purchase'>>({
    resource: purchase.name,
    id: from,
    queryOptions: { enabled: from !== '' },
  });
  if (id !== undefined) return <EditScreen resource={resource} inputs={inputs} />;
  if (from !== '' && query.isLoading) return <Skeleton active title={false} />;
  return (
    <CreateScreen resource={resource} inputs={inputs} {...(result && { given: again(result), note: result.code })} />
  );
}
