// What an item of the list has cost, beside it (inventory.md 10).
import { Drawer } from 'antd';
import { useTranslation } from 'react-i18next';
import { PriceHistory, PriceSheetButton } from '../../../parts/inventory/price/price-history.tsx';

interface Props {
  readonly item: { readonly item_id: number; readonly name: string };
  readonly onClose: () => void;
}
const WIDTH = 720;

export const PriceDrawer = ({ item: { item_id, name }, onClose }: Props) => {
  const { t } = useTranslation();
  return (
    <Drawer
      open
      width={WIDTH}
      title={t('low.pricesOf', { item: name })}
      extra={<PriceSheetButton item={item_id} />}
      onClose={onClose}
    >
      <PriceHistory item={item_id} name={name} />
    </Drawer>
  );
};
