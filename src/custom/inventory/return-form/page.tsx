// '/inventory/purchase/return/create' and '.../:id/edit': goods of a receive (`?terima=`, one batch of them with `&batch=`) that go
// back to their supplier (inventory.md 4, 6 R8).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { purchasereturn } from '../../../resources/inventory/purchasereturn.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { exact, Goods, GoodsLines, type Receive, useGoods } from '../../../parts/inventory/goods/goods-lines.tsx';
import { NoGoods } from '../../../parts/inventory/goods/no-goods.tsx';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';

const inputs = { lines: GoodsLines } as const;
const HIDDEN = ['receive_id'] as const;

/** What has not gone back yet; of one batch where a link names it. */
const leftLines = ({ lines }: Receive, batch: string | null) =>
  lines
    .filter(({ batch_no }) => batch === null || batch_no?.toUpperCase() === batch)
    .map(({ id, qty, qty_returned }) => ({ receive_line_id: id, qty: exact(qty - qty_returned) }))
    .filter(({ qty }) => qty > 0);

const EditReturn = () => {
  const { record } = useRecord(purchasereturn);
  const { result } = useGoods(String(record?.receive_id ?? ''));
  const resource = useMirrored(purchasereturn);
  return (
    <Goods value={result}>
      <EditScreen resource={resource} inputs={inputs} hidden={HIDDEN} />
    </Goods>
  );
};

const CreateReturn = ({ from, batch }: { readonly from: string; readonly batch: string | null }) => {
  const { t } = useTranslation();
  const resource = useMirrored(purchasereturn);
  const { screens } = useMirrored(receive);
  const { query, result } = useGoods(from);
  if (from !== '' && query.isLoading) return <Skeleton active title={false} />;
  if (!result) return <NoGoods singular={purchasereturn.singular} text={t('retur.choose')} to={screens.list ?? '/'} />;
  const given = { receive_id: result.id, lines: leftLines(result, batch) };
  const note = [result.code, result.vendordata.name].join(' · ');
  return (
    <Goods value={result}>
      <CreateScreen resource={resource} inputs={inputs} hidden={HIDDEN} given={given} note={note} />
    </Goods>
  );
};

export default function ReturnFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return id === undefined ? (
    <CreateReturn from={search.get('terima') ?? ''} batch={search.get('batch')} />
  ) : (
    <EditReturn />
  );
}
