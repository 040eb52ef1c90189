// The tabs of an order's page (inventory.md 4): what came of it, its invoices, and who did what to it.
import { deferred } from '../../../kit/page/deferred.tsx';
import type { PartTab } from '../../../kit/page/part-tabs.tsx';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { can, mayCall } from '../../../policies/index.ts';
import { purchaseinvoice } from '../../../resources/inventory/purchaseinvoice.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import type { Loaded } from '../../../screens/record/use-record.ts';
import { History } from './history.tsx';

interface About {
  readonly record: Loaded;
}
const OF_ORDER = ['purchase_id', 'supplier_id'] as const;
const OF_VENDOR = ['vendor_id'] as const;

const Receives = ({ record }: About) => (
  <EmbeddedList resource={useMirrored(receive)} filter={{ purchase: record.id }} without={OF_ORDER} />
);
const Invoices = ({ record }: About) => (
  <EmbeddedList resource={useMirrored(purchaseinvoice)} filter={{ purchase: record.id }} without={OF_VENDOR} />
);

export const orderTabs: readonly PartTab<About>[] = [
  {
    key: 'penerimaan',
    label: 'purchase.receives',
    opensFor: (me) => can(me, receive.name, 'list'),
    Content: deferred(() => Promise.resolve(Receives)),
  },
  {
    key: 'faktur',
    label: 'purchase.invoices',
    opensFor: (me) => can(me, purchaseinvoice.name, 'list'),
    Content: deferred(() => Promise.resolve(Invoices)),
  },
  {
    key: 'riwayat',
    label: 'purchase.history',
    opensFor: (me) => mayCall(me, 'inventory.purchase.riwayat'),
    Content: deferred(() => Promise.resolve(History)),
  },
];
