// 'Belum beres': everything of the day that is not closed, each row one step from where it is put right (service.md 10).
import { defineCall } from '../kernel/call.ts';

/** Rows of a kind that are answered; the others are counted. */
export const UNFINISHED_ROWS = 50;

export interface UnfinishedRow {
  readonly id: number;
  /** Code, or what it is. */
  readonly title: string;
  readonly person: string;
  readonly doctor: string | null;
  /** Day that it should have been closed, 'YYYY-MM-DD'. */
  readonly day: string;
  /** Of an earlier day. */
  readonly late: boolean;
  readonly state: string;
  readonly branch: string;
  /** Client path where it is put right. */
  readonly url: string;
}
export interface UnfinishedGroup {
  readonly kind: string;
  readonly label: string;
  /** What is to be done with each. */
  readonly task: string;
  readonly count: number;
  /** Of earlier days. */
  readonly late: number;
  /** The oldest first. */
  readonly rows: readonly UnfinishedRow[];
}

export const unfinishedCalls = {
  'service.belumberes.list': defineCall({
    name: 'service.belumberes.list',
    method: 'GET',
    path: 'service/belumberes',
    module: 'service',
    summary: 'Belum beres: semua yang belum ditutup sampai hari ini, menurut jenis',
    writes: false,
  }),
  'service.belumberes.count': defineCall({
    name: 'service.belumberes.count',
    method: 'GET',
    path: 'service/belumberes/jumlah',
    module: 'service',
    summary: 'Jumlah yang belum beres, dan yang dari hari sebelumnya',
    writes: false,
  }),
} as const;
