// The price of one branch, where it is changed: Enter or the button saves, Escape puts back what was there.
import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';
import style from './branch-prices.module.css';

interface Props {
  /** Whose price it is. */
  readonly branch: string;
  /** The branch's own; null: it sells at that of the item. */
  readonly value: number | null;
  /** Of the item. */
  readonly price: number;
  readonly busy: boolean;
  readonly onSave: (value: number | null) => Promise<void>;
}

export const PriceCell = ({ branch, value, price, busy, onSave }: Props) => {
  const { t } = useTranslation();
  const [typed, type] = useState<number | null>();
  const shown = typed === undefined ? value : typed;
  const isChanged = shown !== value;
  const leave = () => type(undefined);
  const save = async () => {
    if (!isChanged || busy) return;
    await onSave(shown);
    leave();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') void save();
    if (event.key === 'Escape' && isChanged) leave();
  };
  return (
    <div className={style.cell}>
      <MoneyControl
        className={style.input}
        aria-label={t('item.price.of', { branch })}
        prefix="Rp"
        placeholder={formatNumber(price)}
        value={shown}
        onChange={type}
        onKeyDown={onKeyDown}
      />
      {/* Their place is kept, so that nothing moves while one types. */}
      <span className={style.buttons}>
        {isChanged && (
          <>
            <Button
              type="primary"
              icon={<CheckOutlined aria-hidden />}
              aria-label={t('item.price.save', { branch })}
              loading={busy}
              onClick={() => void save()}
            />
            <Button
              type="text"
              icon={<UndoOutlined aria-hidden />}
              aria-label={t('item.price.undo', { branch })}
              disabled={busy}
              onClick={leave}
            />
          </>
        )}
      </span>
    </div>
  );
};
