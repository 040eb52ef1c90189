// The desk: goods are found or scanned, handed over, and paid at once or at the cashier's.
import { useCreate, useUpdate } from '@refinedev/core';
import { Button, Drawer } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { readCall } from '../../../providers/call.ts';
import { tellDone } from '../../../providers/requested.ts';
import { useVerb, type Versioned } from '../../../providers/send.ts';
import type { WrittenOf } from '../../../resources/answers.ts';
import { sale } from '../../../resources/inventory/sale.ts';
import { FirstField } from '../../../kit/form/first-field.tsx';
import { RefusalAlert } from '../../../kit/form/refusal-alert.tsx';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';
import layout from '../../../kit/style/layout.module.css';
import words from '../../../kit/style/words.module.css';
import { PatientPicker } from '../../../parts/finance/cashier/patient-picker.tsx';
import { ItemScanField, type ScannedItem } from '../../../parts/inventory/item-scan-field.tsx';
import { type SoldItem, SoldItemPicker } from '../../../parts/inventory/sold-item-picker.tsx';
import type { ChosenBatch } from '../../../parts/inventory/batch/batch-select.tsx';
import { added, type BasketLine, sentOf } from './basket.ts';
import { BasketTable } from './basket-table.tsx';

const WIDTH = 1000;
export type Sold = Partial<Pick<WrittenOf<'inventory.sales'>, 'bill_id' | 'customer_id' | 'customer_name'>>;

interface Props {
  readonly onSold: (sold: Sold, pays: boolean) => void;
  readonly onClose: () => void;
}

const quiet = { resource: sale.name, successNotification: false, errorNotification: false } as const;

/** The draft that was made stays: a refusal of the stock does not make another one. */
const useDraft = () => {
  const create = useCreate();
  const update = useUpdate();
  const [draft, setDraft] = useState<Versioned>();
  return async (lines: readonly BasketLine[], customer_id: number | null): Promise<Versioned> => {
    const values = { customer_id, lines: sentOf(lines) };
    const { data } = draft
      ? await update.mutateAsync({ ...quiet, id: draft.id, values: { ...values, version: draft.version } })
      : await create.mutateAsync({ ...quiet, values });
    const kept = data as unknown as Versioned;
    setDraft(kept);
    return kept;
  };
};

const useSelling = (onSold: Props['onSold']) => {
  const { t } = useTranslation();
  const keep = useDraft();
  const confirm = useVerb('inventory.sales', 'confirm', tellDone(t('sale.done')));
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);
  const sell = async (lines: readonly BasketLine[], customer_id: number | null, pays: boolean) => {
    setRefusal(undefined);
    setBusy(true);
    try {
      onSold(await confirm.send(await keep(lines, customer_id), {}), pays);
    } catch (error) {
      setRefusal(refusalOf(error));
    }
    setBusy(false);
  };
  return { refusal, busy, sell };
};

/** A box before the scanner: what is sold of it is looked up, and lies on the desk once more. */
const useScannedBox = (put: (item: SoldItem, batch?: ChosenBatch) => void) => {
  const { t } = useTranslation();
  return async ({ item, unit, batch_no, batch_id }: ScannedItem): Promise<string> => {
    const { name, code } = item;
    if (batch_no !== undefined && batch_id === undefined)
      throw new Error(t('scan.unknownBatch', { name, batch: batch_no }));
    const { data } = await readCall('inventory.sales.item', { keyword: code });
    const sold = data.find(({ id }) => id === item.id);
    if (!sold) throw new Error(t('scan.notSold', { name }));
    if (sold.units.every(({ unit_id }) => unit_id !== unit.id))
      throw new Error(t('scan.notSoldBy', { name, unit: unit.name }));
    const batch = batch_no !== undefined && batch_id !== undefined ? { id: batch_id, batch_no } : undefined;
    put({ ...sold, scanned_unit_id: unit.id }, batch);
    return batch
      ? t('scan.soldBatch', { name, unit: unit.name, batch: batch_no })
      : t('scan.sold', { name, unit: unit.name });
  };
};

export const SaleDesk = ({ onSold, onClose }: Props) => {
  const { t } = useTranslation();
  const [lines, setLines] = useState<readonly BasketLine[]>([]);
  const [customer, setCustomer] = useState<number | null>(null);
  const { refusal, busy, sell } = useSelling(onSold);
  const onBox = useScannedBox((item, batch) => setLines((before) => added(before, item, batch)));
  const nothing = lines.length === 0;
  return (
    <Drawer
      open
      title={t('sale.new')}
      width={WIDTH}
      closable={{ 'aria-label': t('app.close') }}
      onClose={onClose}
      footer={
        <div className={layout.end}>
          <Button disabled={nothing} loading={busy} onClick={() => void sell(lines, customer, false)}>
            {t('sale.handOver')}
          </Button>
          <Button type="primary" disabled={nothing} loading={busy} onClick={() => void sell(lines, customer, true)}>
            {t('sale.handOverPay')}
          </Button>
        </div>
      }
    >
      <div className={layout.stack}>
        {refusal && <RefusalAlert refusal={refusal} />}
        <PatientPicker label={t('sale.customer')} value={customer} onChange={setCustomer} />
        <FirstField>
          <ItemScanField onItem={onBox} />
        </FirstField>
        <SoldItemPicker label={t('sale.find')} onPick={(item) => setLines(added(lines, item))} />
        <BasketTable lines={lines} onChange={setLines} />
        <p className={words.faint}>{t('sale.note')}</p>
      </div>
    </Drawer>
  );
};
