// One warehouse of the branch, or all of them.
import { useTranslation } from 'react-i18next';
import { RefSelect } from '../../../screens/inputs/ref-select.tsx';
import layout from '../../../kit/style/layout.module.css';

interface Props {
  readonly value: number | undefined;
  readonly onChange: (id: number | null) => void;
}

export const WarehouseSelect = ({ value, onChange }: Props) => {
  const { t } = useTranslation();
  return (
    <span className={layout.pick}>
      <RefSelect
        resource="inventory.warehouse"
        label={t('stock.warehouse')}
        placeholder={t('stock.everyWarehouse')}
        value={value ?? null}
        onChange={onChange}
      />
    </span>
  );
};
