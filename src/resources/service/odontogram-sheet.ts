// The sheet beside the chart: what an examination says of the mouth as a whole (service.md 2.13).
import { field } from '../kernel/field.ts';

const options = (...values: readonly string[]) =>
  values.map((value) => ({ value, label: value.charAt(0).toUpperCase() + value.slice(1) }));

export const sheetFields = {
  occlusi: field.choice('Oklusi', {
    options: [
      { value: 'normal', label: 'Normal bite' },
      { value: 'cross', label: 'Cross bite' },
      { value: 'steep', label: 'Steep bite' },
      { value: 'deep', label: 'Deep bite' },
    ],
  }),
  torus_palatinus: field.choice('Torus palatinus', {
    options: options('tidak ada', 'kecil', 'sedang', 'besar', 'multiple'),
  }),
  torus_mandibularis: field.choice('Torus mandibularis', {
    options: options('tidak ada', 'kiri', 'kanan', 'kedua sisi'),
  }),
  palatum: field.choice('Palatum', { options: options('dalam', 'sedang', 'rendah') }),
  diastema: field.text('Diastema', { max: 200 }),
  gigi_anomali: field.text('Gigi anomali', { max: 200 }),
  lainnya: field.note('Lain-lain', { max: 500 }),
} as const;
