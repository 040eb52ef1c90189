// What a visit consists of, part by part: what is filled, and what is still open of it (workspace.md 3).
import { defineCall } from '../kernel/call.ts';

/** In the order of the visit's tabs, whose names in the address they are. */
export const visitPartNames = [
  'soap',
  'diagnosa',
  'odontogram',
  'rencana',
  'tindakan',
  'bhp',
  'formlab',
  'resep',
  'foto',
  'orto',
  'persetujuan',
] as const;
export type VisitPartName = (typeof visitPartNames)[number];

/** Parts without which a visit does not end; the others may stay open, and stand on 'Belum beres' then (service.md 3.1). */
export const requiredParts: readonly VisitPartName[] = ['soap', 'tindakan', 'persetujuan'];

export const visitPartCalls = {
  'service.visit.parts': defineCall({
    name: 'service.visit.parts',
    method: 'GET',
    path: 'service/visit/:id/bagian',
    module: 'service',
    summary: 'Bagian kunjungan: yang sudah terisi dan yang masih terbuka, serta hutang pasien',
    writes: false,
  }),
  'service.visit.charges': defineCall({
    name: 'service.visit.charges',
    method: 'GET',
    path: 'service/visit/:id/biaya',
    module: 'service',
    summary: 'Baris tagihan yang akan dibuat bila kunjungan diakhiri sekarang',
    writes: false,
  }),
} as const;
