// A favourite medicine while its dose is changed, or before it is removed.
import { DeleteOutlined } from '@ant-design/icons';
import { Button, Input, InputNumber, Popconfirm } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { visitresep } from '../../../resources/service/visitresep.ts';
import { mergeTyped } from '../../../kit/form/merge-typed.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import type { Favourite } from './resep-favourites.tsx';
import layout from '../../../kit/style/layout.module.css';
import style from './supply.module.css';

interface Props {
  readonly favourite: Favourite;
  /** As it is stored now; undefined: it is removed. */
  readonly newest: (id: number) => Promise<Favourite | undefined>;
  readonly onChanged: () => void;
}

const { qty: quantity, signa: direction } = visitresep.fields.items.fields;

interface Dose {
  readonly qty: number | null;
  readonly signa: string;
}
const doseOf = ({ qty, signa }: Favourite): Dose => ({ qty, signa });
const isSame = (one: Dose, other: Dose): boolean => one.qty === other.qty && one.signa.trim() === other.signa;

/** The dose that was stored from elsewhere. */
const storedOf = ({ qty, unit, signa }: Favourite) => <p>{[formatNumber(qty), unit, signa].join(' ')}</p>;

/** What is typed, over the favourite as it was; where nothing is typed, it is followed. */
const useDose = ({ favourite, newest, onChanged }: Props) => {
  const { id } = favourite;
  const [typed, type] = useState(doseOf(favourite));
  const { base, follow, refuse } = useHeld(favourite, {
    newest: async () => (await newest(id)) ?? favourite,
    tell: storedOf,
    onTake: (now, before) => type((mine) => mergeTyped(doseOf(before), doseOf(now), mine)),
  });
  if (favourite.version > base.version && (isSame(typed, base) || isSame(typed, favourite))) {
    follow(favourite);
    type(doseOf(favourite));
  }
  const { qty, signa } = typed;
  const saving = useSending(async () => {
    if (qty === null) return;
    await sendCall('service.resepfavorit.edit', { id }, { qty, signa, version: base.version });
    onChanged();
  }, refuse);
  const removing = useSending(async () => {
    await sendCall('service.resepfavorit.delete', { id }, undefined);
    onChanged();
  });
  return {
    typed,
    change: (more: Partial<Dose>) => type({ ...typed, ...more }),
    isChanged: !isSame(typed, base),
    saving,
    removing,
  };
};

export const ResepFavouriteRow = (props: Props) => {
  const { t } = useTranslation();
  const { name, unit } = props.favourite;
  const { typed, change, isChanged, saving, removing } = useDose(props);
  const { qty, signa } = typed;
  const isComplete = qty !== null && qty > 0 && signa.trim() !== '';
  const refusal = saving.refusal ?? removing.refusal;
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
          onChange={(next) => change({ qty: next })}
        />
        <Input
          value={signa}
          maxLength={direction.max}
          aria-label={t('chair.signaOf', { name })}
          onChange={({ target }) => change({ signa: target.value })}
        />
        <Button
          loading={saving.busy}
          disabled={!isChanged || !isComplete}
          aria-label={t('chair.saveFavourite', { name })}
          onClick={() => void saving.run()}
        >
          {t('form.save')}
        </Button>
        <Popconfirm title={t('chair.removeFavouriteAsk')} onConfirm={() => removing.run()}>
          <Button type="text" icon={<DeleteOutlined aria-hidden />} aria-label={t('chair.removeFavourite', { name })} />
        </Popconfirm>
      </div>
      {refusal && <RefusalAlert refusal={refusal} labels={LABELS} />}
    </div>
  );
};

const LABELS = { qty: quantity.label, signa: direction.label };
