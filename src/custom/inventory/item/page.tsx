// '/inventory/master/item/:id': an item with its units, branches, prices and card, and labels for its shelf (inventory.md 4, 11).
import { PartTabs } from '../../../kit/page/part-tabs.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { LabelButton } from '../../../parts/inventory/label-button.tsx';
import type { Resource } from '../../../resources/kernel/define.ts';
import { item } from '../../../resources/inventory/item.ts';
import { ShowScreen } from '../../../screens/record/show-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';
import { itemTabs, useTabsLabel } from './tabs.tsx';

const Labels = ({ record }: { readonly record: Loaded }) => (
  <LabelButton rows={[{ of: 'items', id: record.id, name: String(record['name']), count: 1 }]} />
);
const Below = ({ record }: { readonly record: Loaded }) => (
  <PartTabs tabs={itemTabs} about={{ record }} label={useTabsLabel()} />
);
/** Its units stand in a tab. */
const withoutUnits = (resource: Resource): Resource => ({
  ...resource,
  form: resource.form.filter(({ fields }) => !fields.includes('units')),
});

export default function ItemPage() {
  return <ShowScreen resource={withoutUnits(useMirrored(item))} Tools={Labels} Below={Below} />;
}
