// '/inventory/sales/create' and '/inventory/sales/:id/edit': a draft of a sale, with batches chosen by hand (inventory.md 2, 4).
import { useParams } from 'react-router';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { batchLinesOf } from '../../../parts/inventory/batch/batch-lines.tsx';
import { sale } from '../../../resources/inventory/sale.ts';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';

const inputs = { lines: batchLinesOf('warehouse_id', 'sale') } as const;

export default function SaleFormPage() {
  const { id } = useParams();
  const resource = useMirrored(sale);
  return id === undefined ? (
    <CreateScreen resource={resource} inputs={inputs} />
  ) : (
    <EditScreen resource={resource} inputs={inputs} />
  );
}
