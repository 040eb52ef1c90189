// Sheets of the service masters: treatments with their general price, and what laboratories make (service.md 8).
import { field } from '../../../src/resources/kernel/field.ts';
import { laboratoriumjasa } from '../../../src/resources/service/laboratoriumjasa.ts';
import { tindakanmedis } from '../../../src/resources/service/tindakanmedis.ts';
import type { InputColumn } from '../sheet-column.ts';

const treatment = tindakanmedis.fields;

/** In the template's order. */
export const TREATMENT_COLUMNS = {
  code: { header: 'Kode', field: treatment.code, required: true },
  name: { header: 'Nama', field: treatment.name, required: true },
  kategori: { header: 'Kategori', field: field.text('Kategori', { max: 60 }), required: true },
  scope: { header: 'Cakupan', field: treatment.scope, required: true },
  price: { header: 'Harga', field: field.money('Harga', { min: 0 }), required: true },
  valid_from: { header: 'Berlaku Mulai', field: field.date('Berlaku Mulai') },
  duration_minutes: { header: 'Durasi (menit)', field: treatment.duration_minutes },
  islabdefault: { header: 'Butuh Lab (Y/T)', field: treatment.islabdefault },
  isconsent: { header: 'Butuh Persetujuan (Y/T)', field: treatment.isconsent },
  status: { header: 'Status', field: treatment.status },
} as const satisfies Readonly<Record<string, InputColumn>>;

const { code, name: jasa, material, fee, price, turnaround_days } = laboratoriumjasa.fields;

export const JASA_COLUMNS = {
  laboratorium: { header: 'Laboratorium', field: field.text('Laboratorium', { max: 100 }), required: true },
  name: { header: 'Jasa', field: jasa, required: true },
  material: { header: 'Bahan', field: material },
  fee: { header: 'Fee', field: fee, required: true },
  price: { header: 'Harga Pasien', field: price },
  turnaround_days: { header: 'Lama (hari)', field: turnaround_days },
  code: { header: 'Kode', field: code },
} as const satisfies Readonly<Record<string, InputColumn>>;
