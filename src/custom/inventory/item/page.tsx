// '/inventory/master/item/:id': an item, and labels for its shelf (inventory.md 11).
import { item } from '../../../resources/inventory/item.ts';
import { LabelButton } from '../../../parts/inventory/label-button.tsx';
import { ShowScreen } from '../../../screens/record/show-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';

const Labels = ({ record }: { readonly record: Loaded }) => (
  <LabelButton rows={[{ of: 'items', id: record.id, name: String(record['name']), count: 1 }]} />
);

export default function ItemPage() {
  return <ShowScreen resource={useMirrored(item)} Tools={Labels} />;
}
