// Whether a version of a package can be sold today, and why not (paket.md 2.2, 5).
import { activeStatus } from '../kernel/active.ts';
import { historyState } from './history-life.ts';

export interface Offered {
  readonly status: number;
  /** Of a draft: the moment at which it begins by itself. */
  readonly active_at: string | null;
  /** 'YYYY-MM-DD', the last day. */
  readonly sale_until: string | null;
  readonly quota: number | null;
  readonly sold_count: number;
  /** Status of its kind. */
  readonly type_status: number;
}

/** A draft that becomes active by itself. */
export const isScheduled = ({ status, active_at }: Pick<Offered, 'status' | 'active_at'>): boolean =>
  status === historyState.draft && active_at !== null;

/** Why it is not sold on that day, 'YYYY-MM-DD' of the branch; null: it is. */
export const unavailableBecause = (offered: Offered, today: string): string | null => {
  const { status, sale_until, quota, sold_count, type_status } = offered;
  if (isScheduled(offered)) return 'Terjadwal';
  if (status !== historyState.active) return 'Tidak aktif';
  if (type_status !== activeStatus.active) return 'Tipe paket tidak aktif';
  if (sale_until !== null && sale_until < today) return 'Masa penjualan sudah berakhir';
  if (quota !== null && sold_count >= quota) return 'Kuota paket sudah habis';
  return null;
};
