// The law of wages beside its rows: what a gross would be taxed, and that somebody compared a table with its regulation.
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { day } from '../kernel/day.ts';
import { ptkpStatuses } from './wage-law.ts';

const module = 'attendance';
/** Tables that carry the banner, as the checking of them names them. */
export const lawTables = ['pph21ter', 'ptkp', 'bpjsrate'] as const;

export const wageCalls = {
  'attendance.pph21.simulate': defineCall({
    name: 'attendance.pph21.simulate',
    method: 'POST',
    path: 'attendance/pph21/simulate',
    module,
    summary: 'Simulasi PPh 21 sebulan: kategori, tarif, pajak dan gross-up',
    body: z.strictObject({
      gross: z
        .number({ error: 'Wajib diisi' })
        .int('Jumlah tidak valid')
        .min(0, 'Jumlah tidak valid')
        .max(100_000_000_000, 'Jumlah tidak valid'),
      ptkp_status: z.enum(ptkpStatuses, { error: 'Status PTKP tidak dikenal.' }),
      /** 1 gross, 2 borne by the clinic, 3 gross-up. */
      method: z.literal([1, 2, 3], { error: 'Pilihan tidak valid' }),
    }),
    writes: false,
  }),
  'attendance.wagelaw.cocokkan': defineCall({
    name: 'attendance.wagelaw.cocokkan',
    method: 'POST',
    path: 'attendance/wagelaw/cocokkan',
    module,
    summary: 'Tandai tabel tarif sudah dicocokkan dengan lampiran peraturannya',
    body: z.strictObject({
      table: z.enum(lawTables, { error: 'Pilihan tidak valid' }),
      valid_from: day,
    }),
    writes: true,
  }),
  'attendance.wagelaw.show': defineCall({
    name: 'attendance.wagelaw.show',
    method: 'GET',
    path: 'attendance/wagelaw',
    module,
    summary: 'Yang belum dicocokkan, batas JP yang belum diperbarui, dan lapisan Pasal 17 yang berlaku hari ini',
    writes: false,
  }),
} as const;
