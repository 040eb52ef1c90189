// A raise of prices as it is entered, what it would do, and the ways to look at it and to store it.
import { useInvalidate } from '@refinedev/core';
import { App } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import type { PRICE_STEPS, PriceChange } from '../../../resources/service/price-calls.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import { type Refusal, refusalOf } from '../../../kit/form/refusal.ts';

export interface RaiseEntry {
  readonly kategori: number | null;
  readonly mode: 'persen' | 'rupiah';
  readonly value: number | null;
  readonly step: (typeof PRICE_STEPS)[number];
  readonly valid_from: string;
  readonly scope: 'semua' | 'cabang';
}

const bodyOf = ({ kategori, ...entry }: RaiseEntry) => ({ ...entry, ...(kategori !== null && { kategori }) });

export const useRaise = (today: string, onDone: () => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [entry, setEntry] = useState<RaiseEntry>({
    kategori: null,
    mode: 'persen',
    value: null,
    step: 1_000,
    valid_from: today,
    scope: 'cabang',
  });
  const [preview, setPreview] = useState<readonly PriceChange[]>();
  /** Treatments of the preview whose price stays. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const [refusal, setRefusal] = useState<Refusal>();
  const [busy, setBusy] = useState(false);

  const guarded = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
    }
  };
  const chosen = (preview ?? []).filter(({ id }) => !left.has(id));
  return {
    entry,
    preview,
    chosen,
    refusal,
    busy,
    /** Another entry makes another preview. */
    change: (next: Partial<RaiseEntry>) => {
      setEntry({ ...entry, ...next });
      setPreview(undefined);
    },
    choose: (ids: readonly number[]) =>
      setLeft(new Set((preview ?? []).map(({ id }) => id).filter((id) => !ids.includes(id)))),
    look: () =>
      guarded(async () => {
        const { data } = await sendCall('service.tindakanmedis.raise', {}, { ...bodyOf(entry), dryrun: true });
        setLeft(new Set());
        setPreview(data);
      }),
    store: () =>
      guarded(async () => {
        const total_before = chosen.reduce((sum, { price_before }) => sum + price_before, 0);
        const body = { ...bodyOf(entry), ids: chosen.map(({ id }) => id), total_before };
        await sendCall('service.tindakanmedis.raise', {}, body);
        await invalidate({ resource: tindakanmedis.name, invalidates: ['resourceAll'] });
        message.success(t('form.saved'));
        onDone();
      }),
  };
};
