// A favourite medicine while its dose is changed, or before it is removed.
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import { visitresep } from '../../../resources/service/visitresep.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import type { Favourite } from './resep-favourites.tsx';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import style from './supply.module.css';

interface Props {
  readonly favourite: Favourite;
  readonly onChanged: () => void;
}

const { qty: quantity, signa: direction } = visitresep.fields.items.fields;

export const ResepFavouriteRow = ({ favourite, onChanged }: Props) => {
  const { t } = useTranslation();
  const { id, version, name, unit } = favourite;
  const [qty, setQty] = useState<number | null>(favourite.qty);
  const [signa, setSigna] = useState(favourite.signa);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Refusal>();
  const sending = async (work: () => Promise<unknown>): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
      onChanged();
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setBusy(false);
  };
  const isChanged = qty !== favourite.qty || signa.trim() !== favourite.signa;
  const isComplete = qty !== null && qty > 0 && signa.trim() !== '';
  return (
    <div className={layout.stackTight}>
      <strong>{name}</strong>
      <div className={style.favouriteRow}>
        <InputNumber<number>
          min={0}
          max={quantity.max}
          decimalSeparator=","
          suffix={unit}
          value={qty}
          aria-label={t('chair.qtyOf', { name })}
          onChange={setQty}
        />
        <Input
          value={signa}
          maxLength={direction.max}
          aria-label={t('chair.signaOf', { name })}
          onChange={({ target }) => setSigna(target.value)}
        />
        <Button
          loading={busy}
          disabled={!isChanged || !isComplete}
          aria-label={t('chair.saveFavourite', { name })}
          onClick={() => void sending(() => sendCall('service.resepfavorit.edit', { id }, { qty, signa, version }))}
        >
          {t('form.save')}
        </Button>
        <Popconfirm
          title={t('chair.removeFavouriteAsk')}
          onConfirm={() => sending(() => sendCall('service.resepfavorit.delete', { id }, undefined))}
        >
          <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={t('chair.removeFavourite', { name })} />
        </Popconfirm>
      </div>
      {refusal && (
        <span className={words.danger} role="alert">
          {Object.values(refusal.errors ?? {})[0]?.[0] ?? refusal.message}
        </span>
      )}
    </div>
  );
};
