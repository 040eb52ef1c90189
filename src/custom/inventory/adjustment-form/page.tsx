// '/inventory/warehouse/adjustment/create': a correction of the stock; a link may bring type, warehouse and the goods that it is of
// (inventory.md 3, 10.2).
import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { adjustment } from '../../../resources/inventory/adjustment.ts';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';

/** What a link says of the new document: `?jenis=2&gudang=1&item=3&batch=LOT7A&jumlah=10`. */
const givenBy = (search: URLSearchParams) => {
  const number = (name: string) => Number(search.get(name)) || null;
  const [type, warehouse_id, item_id] = [number('jenis'), number('gudang'), number('item')];
  return {
    ...(type !== null && { type }),
    ...(warehouse_id !== null && { warehouse_id }),
    ...(item_id !== null && { lines: [{ item_id, batch_no: search.get('batch'), qty: number('jumlah') }] }),
  };
};

export default function AdjustmentFormPage() {
  const [search] = useSearchParams();
  const given = useMemo(() => givenBy(search), [search]);
  return <CreateScreen resource={adjustment} given={given} />;
}
