// A raise of prices as it is entered, what it would do, and the ways to look at it and to store it.
import { useInvalidate } from '@refinedev/core';
import { App } from 'antd';
import { createElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { sendCall } from '../../../providers/send.ts';
import type { PRICE_STEPS, PriceChange } from '../../../resources/service/price-calls.ts';
import { tindakanmedis } from '../../../resources/service/tindakanmedis.ts';
import { useHeld } from '../../../kit/form/use-held.ts';
import { useSending } from '../../../kit/form/use-sending.ts';
import { OtherPrices } from './other-prices.tsx';

export interface RaiseEntry {
  readonly kategori: number | null;
  readonly mode: 'persen' | 'rupiah';
  readonly value: number | null;
  readonly step: (typeof PRICE_STEPS)[number];
  readonly valid_from: string;
  readonly scope: 'semua' | 'cabang';
}

const bodyOf = ({ kategori, ...entry }: RaiseEntry) => ({ ...entry, ...(kategori !== null && { kategori }) });

/** What a raise would do by the prices as they were read; their sum is what tells other prices. */
interface Preview {
  readonly version: number;
  readonly changes?: readonly PriceChange[];
}
const UNSEEN: Preview = { version: 0 };
const FIRST = { kategori: null, mode: 'persen', value: null, step: 1_000, scope: 'cabang' } as const;

const lookAt = async (entry: RaiseEntry): Promise<Preview> => {
  const body = { ...bodyOf(entry), dryrun: true };
  const { data, total_before } = await sendCall('service.tindakanmedis.raise', {}, body);
  return { version: total_before, changes: data };
};

export const useRaise = (today: string, onDone: () => void) => {
  const { t } = useTranslation();
  const { message } = App.useApp();
  const invalidate = useInvalidate();
  const [entry, setEntry] = useState<RaiseEntry>({ ...FIRST, valid_from: today });
  /** Treatments of the preview whose price stays. */
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set());
  const { base, refuse, follow } = useHeld<Preview>(UNSEEN, {
    newest: () => lookAt(entry),
    tell: (now) => createElement(OtherPrices, { before: preview ?? [], now: now.changes ?? [] }),
  });
  const preview: readonly PriceChange[] | undefined = base.changes;
  const chosen = (preview ?? []).filter(({ id }) => !left.has(id));
  const looking = useSending(async () => {
    const seen = await lookAt(entry);
    setLeft(new Set());
    follow(seen);
  });
  const storing = useSending(async () => {
    const total_before = chosen.reduce((sum, { price_before }) => sum + price_before, 0);
    const body = { ...bodyOf(entry), ids: chosen.map(({ id }) => id), total_before };
    await sendCall('service.tindakanmedis.raise', {}, body);
    await invalidate({ resource: tindakanmedis.name, invalidates: ['resourceAll'] });
    message.success(t('form.saved'));
    onDone();
  }, refuse);
  return {
    entry,
    preview,
    chosen,
    refusal: preview ? storing.refusal : looking.refusal,
    busy: looking.busy || storing.busy,
    /** Another entry makes another preview. */
    change: (next: Partial<RaiseEntry>) => {
      setEntry({ ...entry, ...next });
      follow(UNSEEN);
    },
    choose: (ids: readonly number[]) =>
      setLeft(new Set((preview ?? []).map(({ id }) => id).filter((id) => !ids.includes(id)))),
    look: looking.run,
    store: storing.run,
  };
};
