// '/inventory/purchase/invoice/create' and '.../:id/edit': an invoice of goods that came (`?terima=`), at the prices that it says
// (inventory.md 4, 6 R7).
import { Skeleton } from 'antd';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { purchaseinvoice } from '../../../resources/inventory/purchaseinvoice.ts';
import { receive } from '../../../resources/inventory/receive.ts';
import { exact, Goods, GoodsLines, type Receive, useGoods } from '../../../parts/inventory/goods/goods-lines.tsx';
import { NoGoods } from '../../../parts/inventory/goods/no-goods.tsx';
import { CreateScreen } from '../../../screens/form/create-screen.tsx';
import { EditScreen } from '../../../screens/form/edit-screen.tsx';
import { useRecord } from '../../../screens/record/use-record.ts';
import { useMirrored } from '../../../layouts/navigation.tsx';

const inputs = { lines: GoodsLines } as const;
const HIDDEN = ['vendor_id', 'receive_id'] as const;

/** What has neither an invoice nor went back. */
const openLines = ({ lines }: Receive) =>
  lines
    .filter(({ is_bonus }) => !is_bonus)
    .map(({ id, price, ...line }) => ({
      receive_line_id: id,
      qty: exact(line.qty - line.qty_invoiced - (line.qty_returned - line.qty_credited)),
      price: price ?? 0,
    }))
    .filter(({ qty }) => qty > 0);

const EditFaktur = () => {
  const { record } = useRecord(purchaseinvoice);
  const { result } = useGoods(String(record?.receive_id ?? ''));
  const resource = useMirrored(purchaseinvoice);
  return (
    <Goods value={result}>
      <EditScreen resource={resource} inputs={inputs} hidden={HIDDEN} />
    </Goods>
  );
};

const CreateFaktur = ({ from }: { readonly from: string }) => {
  const { t } = useTranslation();
  const resource = useMirrored(purchaseinvoice);
  const { screens } = useMirrored(receive);
  const { query, result } = useGoods(from);
  if (from !== '' && query.isLoading) return <Skeleton active title={false} />;
  if (!result)
    return <NoGoods singular={purchaseinvoice.singular} text={t('faktur.choose')} to={screens.list ?? '/'} />;
  const { vendor_id, id, code, vendordata } = result;
  const given = { vendor_id, receive_id: id, lines: openLines(result) };
  const note = [code, vendordata.name].join(' · ');
  return (
    <Goods value={result}>
      <CreateScreen resource={resource} inputs={inputs} hidden={HIDDEN} given={given} note={note} />
    </Goods>
  );
};

export default function FakturFormPage() {
  const { id } = useParams();
  const [search] = useSearchParams();
  return id === undefined ? <CreateFaktur from={search.get('terima') ?? ''} /> : <EditFaktur />;
}
