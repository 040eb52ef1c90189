// '/inventory/master/vendor/:id': a vendor with his invoices, what he was paid, and the suppliers that belong to him (inventory.md 4).
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { actorType } from '../../../resources/finance/hutang.ts';
import { hutangtransaction } from '../../../resources/finance/hutangtransaction.ts';
import { purchaseinvoice } from '../../../resources/inventory/purchaseinvoice.ts';
import { supplier } from '../../../resources/inventory/supplier.ts';
import { vendor } from '../../../resources/inventory/vendor.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { ShowScreen } from '../../../screens/record/show-screen.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';

const SAME = ['vendor_id'] as const;
const SAME_PAYEE = ['actor_type', 'actor_name'] as const;

interface PartProps extends Pick<Parameters<typeof EmbeddedList>[0], 'filter' | 'without'> {
  readonly of: Resource;
}

const Part = ({ of, ...rows }: PartProps) => {
  const resource = useMirrored(of);
  if (!can(useUser(), of.name, 'list')) return null;
  return (
    <section className={surface.sheet}>
      <h2 className={words.heading}>{resource.label}</h2>
      <EmbeddedList resource={resource} {...rows} />
    </section>
  );
};
const Below = ({ record: { id } }: { readonly record: Loaded }) => (
  <div className={layout.stackLarge}>
    <Part of={purchaseinvoice} filter={{ vendor: id }} without={SAME} />
    <Part of={hutangtransaction} filter={{ actor_type: actorType.vendor, actor_id: id }} without={SAME_PAYEE} />
    <Part of={supplier} filter={{ vendor: id }} without={SAME} />
  </div>
);

export default function VendorPage() {
  return <ShowScreen resource={useMirrored(vendor)} Below={Below} />;
}
