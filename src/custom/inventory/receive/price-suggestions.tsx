// What the goods of a posted receive could be sold at: set by a click, never by itself (inventory.md 6 R11).
import { Button } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { mayCall } from '../../../policies/index.ts';
import { useCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useSend } from '../../../providers/send.ts';
import { useUser } from '../../../providers/session.ts';
import type { AnswerOf } from '../../../resources/answers.ts';
import { formatRupiah } from '../../../resources/kernel/money.ts';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import layout from '../../../kit/style/layout.module.css';
import surface from '../../../kit/style/surface.module.css';
import words from '../../../kit/style/words.module.css';
import { type Column, DataTable } from '../../../kit/table/data-table.tsx';

type Suggestion = AnswerOf<'inventory.receive.prices'>['data'][number];

const useColumns = (busy: boolean, onUse: (one: Suggestion) => void): readonly Column<Suggestion>[] => {
  const { t } = useTranslation();
  const perUnit = (amount: number, unit: string) => t('receive.perUnit', { amount: formatRupiah(amount), unit });
  return [
    { key: 'name', head: t('stock.item'), as: 'name', cell: ({ code, name }) => [code, name].join(' ') },
    { key: 'price', head: t('receive.price'), as: 'figure', cell: ({ price, unit }) => perUnit(price, unit) },
    {
      key: 'suggested',
      head: t('receive.suggested'),
      as: 'figure',
      cell: ({ suggested, unit }) => perUnit(suggested, unit),
    },
    {
      key: 'use',
      head: t('receive.use'),
      as: 'action',
      cell: (one) => (
        <Button
          size="small"
          disabled={busy}
          aria-label={t('receive.useOf', { item: one.name, amount: formatRupiah(one.suggested) })}
          onClick={() => onUse(one)}
        >
          {t('receive.use')}
        </Button>
      ),
    },
  ];
};

const Suggested = ({ id }: { readonly id: number }) => {
  const { t } = useTranslation();
  const [refusal, setRefusal] = useState<Refusal>();
  const { query, answer } = useCall('inventory.receive.prices', { id }, { keep: true });
  const { send, busy } = useSend('inventory.receive.setprice', tellDone(t('receive.priceSet')));
  const use = async ({ item_id, suggested }: Suggestion) => {
    setRefusal(undefined);
    try {
      await send({ id }, { item_id, suggested });
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    await query.refetch();
  };
  const columns = useColumns(busy, (one) => void use(one));
  const rows = answer?.data ?? [];
  if (rows.length === 0 && !refusal) return null;
  return (
    <section className={`${surface.sheet} ${layout.stack}`}>
      <div>
        <h2 className={words.heading}>{t('receive.suggestions')}</h2>
        <p className={words.quiet}>{t('receive.suggestionsNote')}</p>
      </div>
      {refusal && <RefusalAlert refusal={refusal} />}
      <DataTable<Suggestion>
        low
        label={t('receive.suggestions')}
        rows={rows}
        keyOf={({ item_id }) => item_id}
        columns={columns}
        phone="cards"
      />
    </section>
  );
};

/** Nothing for who sets no prices. */
export const PriceSuggestions = ({ id }: { readonly id: number }) =>
  mayCall(useUser(), 'inventory.receive.setprice') ? <Suggested id={id} /> : null;
