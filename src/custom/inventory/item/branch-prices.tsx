// 'Harga per cabang' on the page of an item: what each branch sells it at, changed where it stands (inventory.md 4, 6 R11).
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import type { Refusal } from '../../../kit/form/refusal.ts';
import { Money } from '../../../kit/money/money.tsx';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';
import { mayCall } from '../../../policies/index.ts';
import { readCall, useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { branchOf, useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatNumber } from '../../../resources/kernel/money.ts';
import { PriceCell, type PriceCellProps } from './price-cell.tsx';

type Prices = AnswerOf<'inventory.item.prices'>;
export type BranchPrice = Prices['data'][number];
type Row = BranchPrice;
interface Parts {
  readonly price: number;
  readonly unit: string;
  /** Left out: the reader changes no prices. */
  readonly set: Pick<PriceCellProps, 'onSave' | 'newest' | 'onRefused'> | undefined;
}

const useColumns = ({ price, unit, set }: Parts): readonly Column<Row>[] => {
  const { t } = useTranslation();
  const own = (row: Row) => {
    const { sell_price: value } = row;
    if (!set) return value === null ? t('item.price.none') : <Money value={value} />;
    return <PriceCell row={row} price={price} {...set} />;
  };
  return [
    { key: 'branch', head: t('item.price.branch'), as: 'name', cell: ({ branch }) => branch.name },
    { key: 'own', head: t('item.price.own'), as: 'figure', cell: own },
    {
      key: 'price',
      head: t('item.price.sold', { unit }),
      as: 'figure',
      cell: ({ sell_price }) => <Money value={sell_price ?? price} />,
    },
    { key: 'qty', head: t('item.price.stock'), as: 'figure', cell: ({ qty }) => `${formatNumber(qty)} ${unit}` },
  ];
};

export const BranchPrices = ({ item, name }: { readonly item: number; readonly name: string }) => {
  const { t } = useTranslation();
  const me = useUser();
  const [refusal, setRefusal] = useState<Refusal>();
  const { query, answer } = useCall('inventory.item.prices', { id: item }, { keep: true });
  const { send } = useSend('inventory.item.setprice', tellDone(t('item.price.saved')));
  const maySet = mayCall(me, 'inventory.item.setprice');
  const hasBranch = branchOf(me) !== null;
  const onSave = async ({ branch, version }: Row, sell_price: number | null) => {
    await send({ id: item }, { profile_id: branch.id, sell_price, version });
    await query.refetch();
  };
  const newest = async ({ branch }: Row) => {
    const { data } = await readCall('inventory.item.prices', { id: item });
    return data.find((row) => row.branch.id === branch.id);
  };
  const set = { onSave, newest, onRefused: setRefusal };
  const { data: rows = [], price = 0, unit = '' } = answer ?? {};
  const columns = useColumns({ price, unit, set: maySet && hasBranch ? set : undefined });
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <p className={words.quiet}>{t(maySet && !hasBranch ? 'item.price.choose' : 'item.price.note')}</p>
      {refusal && <RefusalAlert refusal={refusal} />}
      <DataTable<Row>
        label={t('item.price.table', { name })}
        rows={rows}
        keyOf={({ branch }) => branch.id}
        columns={columns}
        phone="cards"
        waits={query.isLoading}
        failure={query.isError ? { message: query.error.message, onRetry: () => void query.refetch() } : undefined}
      />
    </section>
  );
};
