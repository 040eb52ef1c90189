// The price of one branch, where it is changed: Enter or the button saves, Escape puts back what was there.
import { CheckOutlined, UndoOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Refusal } from '../../../kit/form/refusal.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { Money } from '../../../kit/money/money.tsx';
import { MoneyControl } from '../../../kit/money/money-control.tsx';
import { formatNumber } from '../../../resources/kernel/money.ts';
import type { BranchPrice } from './branch-prices.tsx';
import style from './branch-prices.module.css';

export interface PriceCellProps {
  /** Whose price it is; without one of its own it sells at that of the item. */
  readonly row: BranchPrice;
  /** Of the item. */
  readonly price: number;
  /** @throws what the server refuses */
  readonly onSave: (row: BranchPrice, value: number | null) => Promise<void>;
  /** As it is stored now. */
  readonly newest: (row: BranchPrice) => Promise<BranchPrice | undefined>;
  /** What is said above the table. */
  readonly onRefused: (refusal: Refusal | undefined) => void;
}

/** The price of a colleague; null: that of the item. */
const Stored = ({ row: { branch, sell_price } }: { readonly row: BranchPrice }) => {
  const { t } = useTranslation();
  return (
    <p>
      {branch.name}: <strong>{sell_price === null ? t('item.price.none') : <Money value={sell_price} />}</strong>
    </p>
  );
};
const storedOf = (row: BranchPrice) => <Stored row={row} />;

/** What is typed, over the price as it was; where nothing is typed, it is followed. */
const usePrice = ({ row, onSave, newest, onRefused }: PriceCellProps) => {
  const [typed, type] = useState<number | null>();
  const { base, follow, refuse } = useHeld(row, {
    newest: async (): Promise<BranchPrice> => (await newest(row)) ?? row,
    tell: storedOf,
  });
  const shown = typed === undefined ? base.sell_price : typed;
  const isChanged = shown !== base.sell_price;
  if (row.version > base.version && !isChanged) follow(row);
  const leave = () => type(undefined);
  const { refusal, busy, run } = useSending(async () => {
    await onSave(base, shown);
    leave();
  }, refuse);
  useEffect(() => onRefused(refusal), [refusal, onRefused]);
  return { shown, type, isChanged, leave, busy, save: () => void (isChanged && run()) };
};

export const PriceCell = (props: PriceCellProps) => {
  const { t } = useTranslation();
  const { row, price } = props;
  const branch = row.branch.name;
  const { shown, type, isChanged, leave, busy, save } = usePrice(props);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
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
              onClick={save}
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
