// '/inventory/purchase/receive/:id': goods that came, what to look at before they are posted, and the invoices of them
// (inventory.md 4, 9).
import { useTranslation } from 'react-i18next';
import { can } from '../../../policies/index.ts';
import { useUser } from '../../../providers/session.ts';
import { purchaseinvoice } from '../../../resources/inventory/purchaseinvoice.ts';
import { purchasereturn } from '../../../resources/inventory/purchasereturn.ts';
import type { ShownOf } from '../../../resources/answers.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { Warnings } from '../../../kit/state/warnings.tsx';
import { type LabelRow, LabelButton } from '../../../parts/inventory/label-button.tsx';
import { LinkButton } from '../../../kit/page/link-button.tsx';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { EmbeddedList } from '../../../screens/list/embedded-list.tsx';
import { DocumentScreen } from '../../../screens/record/document-screen.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';
import { PriceSuggestions } from './price-suggestions.tsx';

const WITHOUT = ['receive_id', 'vendor_id'] as const;
type Receive = ShownOf<'inventory.receive'>;

const isPosted = ({ status }: Receive): boolean => status === receive.state.posted;

/** A label for each unit that came. */
const labelsOf = ({ lines }: Receive): readonly LabelRow[] =>
  lines.map(({ id, itemdata, batch_no, qty }) => ({
    of: 'lines',
    id,
    name: [itemdata.name, batch_no].filter(Boolean).join(' · '),
    count: qty,
  }));

const Tools = ({ record }: { readonly record: Receive }) => {
  const { t } = useTranslation();
  const me = useUser();
  const { screens: fakturs } = useMirrored(purchaseinvoice);
  const { screens: returns } = useMirrored(purchasereturn);
  if (!isPosted(record)) return null;
  return (
    <>
      <LabelButton rows={labelsOf(record)} />
      {can(me, purchaseinvoice.name, 'create') && (
        <LinkButton to={`${fakturs.list}/create?terima=${record.id}`}>{t('faktur.record')}</LinkButton>
      )}
      {can(me, purchasereturn.name, 'create') && (
        <LinkButton to={`${returns.list}/create?terima=${record.id}`}>{t('retur.record')}</LinkButton>
      )}
    </>
  );
};

const Below = ({ record }: { readonly record: Receive }) => {
  const { t } = useTranslation();
  const fakturs = useMirrored(purchaseinvoice);
  const returns = useMirrored(purchasereturn);
  if (!isPosted(record)) return null;
  const filter = { receive: record.id };
  return (
    <>
      <PriceSuggestions id={record.id} />
      <section className={surface.sheet}>
        <h2 className={words.heading}>{t('purchase.invoices')}</h2>
        <EmbeddedList resource={fakturs} filter={filter} without={WITHOUT} />
      </section>
      <section className={surface.sheet}>
        <h2 className={words.heading}>{t('purchase.returns')}</h2>
        <EmbeddedList resource={returns} filter={filter} without={WITHOUT} />
      </section>
    </>
  );
};

export default function ReceivePage() {
  const resource = useMirrored(receive);
  const { record } = useRecord(receive);
  return (
    <>
      <Warnings warnings={record?.warnings ?? []} />
      <DocumentScreen resource={resource} Tools={Tools} Below={Below} />
    </>
  );
}
