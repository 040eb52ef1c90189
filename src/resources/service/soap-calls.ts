// The doctor's note of a visit: read, written while it is open, locked, and added to afterwards (service.md 2.7, 3.2, 5).
import { z } from 'zod';
import { defineCall } from '../kernel/call.ts';
import { vitalShape } from './vital-shape.ts';

const REQUIRED = 'Wajib diisi';
const MAX = 10_000;

const text = z.string({ error: REQUIRED }).max(MAX, 'Maksimal 10.000 karakter');
const sentence = (max: number) =>
  z.string({ error: REQUIRED }).trim().min(1, REQUIRED).max(max, `Maksimal ${max} karakter`);
const version = z.number({ error: REQUIRED }).int();
const PATH = 'service/visitsoap/:id';
const module = 'service';

export const soapCalls = {
  'service.visitsoap.show': defineCall({
    name: 'service.visitsoap.show',
    method: 'GET',
    path: PATH,
    module,
    summary: 'Catatan SOAP sebuah kunjungan dengan addendum',
    writes: false,
  }),
  'service.visitsoap.save': defineCall({
    name: 'service.visitsoap.save',
    method: 'PUT',
    path: PATH,
    module,
    summary: 'Menyimpan catatan SOAP; version 0 untuk catatan baru',
    body: z.strictObject({
      subjective: text,
      objective: text,
      assessment: text,
      plan: text,
      vital: vitalShape,
      version: version.min(0),
    }),
    writes: true,
  }),
  'service.visitsoap.lock': defineCall({
    name: 'service.visitsoap.lock',
    method: 'POST',
    path: `${PATH}/kunci`,
    module,
    summary: 'Mengunci catatan SOAP',
    body: z.strictObject({ version: version.min(1) }),
    writes: true,
  }),
  'service.visitsoap.add': defineCall({
    name: 'service.visitsoap.add',
    method: 'POST',
    path: `${PATH}/addendum`,
    module,
    summary: 'Menambahkan addendum pada catatan yang sudah dikunci',
    body: z.strictObject({ text: sentence(MAX), reason: sentence(300) }),
    writes: true,
  }),
} as const;
