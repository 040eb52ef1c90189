// Packages as they are offered, and their kinds, beside each other (paket.md 4).
import { pakethistory } from '../../../resources/paket/history.ts';
import { pakettype } from '../../../resources/paket/type.ts';
import { SiblingTabs } from '../../../screens/list/sibling-tabs.tsx';

const TABS = [pakethistory, pakettype];
const asGiven = (path: string): string => path;

export const KindTabs = ({ open }: { readonly open: (typeof TABS)[number] }) => (
  <SiblingTabs tabs={TABS} open={open} near={asGiven} />
);
