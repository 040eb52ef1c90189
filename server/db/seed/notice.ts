// What the branch finds on its boards today: announcements, and a discount that waits for the manager.
import { planned, runOne } from '../statement.ts';
import { instantAt } from './clock.ts';
import type { Crew } from './crew.ts';
import type { Transaction } from '../transaction.ts';

const POSTS = [
  { job: 'manager', message: 'Rapat bulanan Jumat pukul 16.00 di ruang tunggu lantai 2' },
  { job: 'inventory', message: 'Sarung tangan ukuran S dan masker sudah tersedia di gudang' },
  { job: 'admin', message: 'Mohon konfirmasi jadwal kontrol pasien ortodonti sebelum pukul 10.00' },
] as const;

const newestDraft = planned<{ id: number }, [number]>(
  'select id from bills where profile_id = $1 and status = 0 and subtotal_amount > 0 order by id desc limit 1',
);
const MORNING = 7 * 60;

/** Percent; above what the front desk may give by itself. */
const ASKED_DISCOUNT = 15;

export const putUpNotices = async (tx: Transaction, crew: Crew, today: string, now: Date): Promise<void> => {
  for (const [i, { job, message }] of POSTS.entries()) {
    const at = instantAt(crew.branch.timezone, today, MORNING + i * 10);
    await crew.at(job, at < now ? at : now).create('platform.pengumuman', { message });
  }
  const draft = await runOne(tx, newestDraft, crew.branch.id);
  if (!draft) return;
  const discount = { discount_percent: ASKED_DISCOUNT, discount_reason: 'Keluarga karyawan' };
  await crew.at('admin', now).ask('finance.bill', draft.id, discount);
};
