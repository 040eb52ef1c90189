// Cells of the list of sold packages: what belongs together stands in one, so that a row fits on a screen (paket.md 4).
import { useTranslation } from 'react-i18next';
import { DateText } from '../../../kit/date/date-text.tsx';
import { Money } from '../../../kit/money/money.tsx';
import words from '../../../kit/style/words.module.css';
import { DueText } from '../../../parts/paket/due-text.tsx';
import { SlotBar } from '../../../parts/paket/slot-bar.tsx';
import type { ListedOf } from '../../../resources/answers.ts';
import type { Resource } from '../../../resources/kernel/define.ts';
import { membership } from '../../../resources/paket/membership.ts';
import type { RowOverrides } from '../../../screens/list/row-overrides.ts';
import type { RowFor } from '../../../screens/list/use-records.ts';
import style from './sales.module.css';

type Sale = ListedOf<'paket.membership'>;
interface OfRow {
  readonly row: Sale;
}

const Code = ({ row }: OfRow) => {
  const { code, sold_at, salesdata } = row;
  return (
    <>
      <span className={style.code}>{code}</span>
      <div className={words.faint}>
        <DateText value={sold_at} />
      </div>
      <div className={words.faint}>{salesdata?.name}</div>
    </>
  );
};
const Customer = ({ row }: OfRow) => {
  const { customerdata } = row;
  return (
    <>
      {customerdata.name}
      <div className={words.faint}>{customerdata.code}</div>
    </>
  );
};
const Total = ({ row }: OfRow) => {
  const { total_amount, price, discount_amount } = row;
  return (
    <>
      <Money value={total_amount} />
      {discount_amount > 0 && (
        <s className={`${words.faint} ${style.price}`}>
          <Money value={price} />
        </s>
      )}
    </>
  );
};
const Left = ({ row }: OfRow) => {
  const { t } = useTranslation();
  const { due_amount, paid_amount } = row;
  return (
    <>
      <Money value={due_amount} />
      <div className={words.faint}>
        {t('membership.paid')} <Money value={paid_amount} />
      </div>
    </>
  );
};
const Due = ({ row }: OfRow) => <DueText day={row.next_due_at} />;
const Slots = ({ row }: OfRow) => {
  const { t } = useTranslation();
  const { used_slots, total_slots, expires_at } = row;
  return (
    <>
      <SlotBar used={used_slots} total={total_slots} />
      {expires_at && (
        <div className={`${words.faint} ${style.code}`}>
          {t('membership.until')} <DateText value={expires_at} />
        </div>
      )}
    </>
  );
};

export const saleCells: RowOverrides<RowFor<typeof membership>> = {
  cells: {
    code: Code,
    customer_id: Customer,
    total_amount: Total,
    due_amount: Left,
    next_due_at: Due,
    slots: Slots,
  },
};

/** Columns that stand in the cell of another one. */
const MERGED: readonly string[] = ['sold_at', 'sales_id', 'price', 'discount_amount', 'paid_amount', 'expires_at'];
/** What fits on a screen; the sheet has every column. */
export const saleList = {
  ...membership,
  list: { ...membership.list, columns: membership.list.columns.filter((name) => !MERGED.includes(name)) },
} satisfies Resource;
